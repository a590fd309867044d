// Colours: "#RRGGBB" in, CSS out.

type Rgb = readonly [red: number, green: number, blue: number];

function parseColour(colour: string): Rgb {
  const n = Number.parseInt(colour.slice(1), 16);
  return [(n >> 16) & 255, (n >> 8) & 255, n & 255];
}

function makeColour([red, green, blue]: Rgb): string {
  const hex = (part: number): string =>
    Math.round(Math.min(255, Math.max(0, part)))
      .toString(16)
      .padStart(2, "0");
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

/** From one colour towards another, 0 to 1 of the way. */
export function mix(from: string, to: string, share: number): string {
  const a = parseColour(from);
  const b = parseColour(to);
  return makeColour([a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share, a[2] + (b[2] - a[2]) * share]);
}

export function withAlpha(colour: string, alpha: number): string {
  const [red, green, blue] = parseColour(colour);
  return `rgb(${red} ${green} ${blue} / ${alpha})`;
}

function luminance(colour: string): number {
  const [red, green, blue] = parseColour(colour).map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast ratio of WCAG, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [low, high] = [luminance(a), luminance(b)].sort((p, q) => p - q) as [number, number];
  return (high + 0.05) / (low + 0.05);
}
