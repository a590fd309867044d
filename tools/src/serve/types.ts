// What a site may consist of.

const TYPES: { readonly [ending: string]: string } = {
  css: "text/css; charset=utf-8",
  html: "text/html; charset=utf-8",
  js: "text/javascript; charset=utf-8",
  json: "application/json",
  kx: "application/octet-stream",
  map: "application/json",
  png: "image/png",
  svg: "image/svg+xml",
  webmanifest: "application/manifest+json",
  woff2: "font/woff2",
};

/** Formats that are compressed by themselves gain nothing. */
const TEXT: ReadonlySet<string> = new Set(["css", "html", "js", "json", "map", "svg", "webmanifest"]);

/** Undefined for what is not served. */
export function typeOf(file: string): string | undefined {
  return TYPES[endingOf(file)];
}

export function isText(file: string): boolean {
  return TEXT.has(endingOf(file));
}

function endingOf(file: string): string {
  return file.split(".").at(-1) ?? "";
}
