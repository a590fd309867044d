// How a file is written for its way: compressed where the browser can read that.

export type Encoding = "br" | "gzip" | "identity";

/** What a compressed file is called beside the file itself; other web servers look for the same names. */
export const ENDINGS: { readonly [Name in Encoding]: string } = { br: ".br", gzip: ".gz", identity: "" };

/** The best that an Accept-Encoding header allows; without one the file is sent as it is. */
export function encodingFor(accepted: string | undefined): Encoding {
  const weights = new Map((accepted ?? "").toLowerCase().split(",").map(parseWish));
  const weightOf = (encoding: Encoding): number => weights.get(encoding) ?? weights.get("*") ?? 0;
  const best = weightOf("br") >= weightOf("gzip") ? "br" : "gzip";
  return weightOf(best) > 0 && weightOf(best) >= (weights.get("identity") ?? 0) ? best : "identity";
}

/** `gzip;q=0.5` */
function parseWish(text: string): readonly [name: string, weight: number] {
  const [name = "", ...parameters] = text.split(";").map((part) => part.trim());
  const weight = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, weight === undefined ? 1 : Number(weight.slice(2)) || 0];
}
