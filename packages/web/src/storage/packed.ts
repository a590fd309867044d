// Stored things as text and back: JSON, with bytes as letters. Pure.

import { bytesOf, lettersOf } from "./base64.ts";

export function packText(value: unknown): string {
  return JSON.stringify(value, (_, each: unknown) => (each instanceof Uint8Array ? { bytes: lettersOf(each) } : each));
}

/** Throws for what nothing is written as. */
export function unpackText(text: string): unknown {
  return JSON.parse(text, (_, each: unknown) => {
    const isBytes = typeof each === "object" && each !== null && "bytes" in each;
    return isBytes ? bytesOf(String(each.bytes)) : each;
  });
}
