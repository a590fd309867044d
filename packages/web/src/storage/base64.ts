// Bytes in letters that addresses allow, and back. Pure.

export function lettersOf(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Throws for letters that no bytes are written with. */
export function bytesOf(letters: string): Uint8Array {
  const bytes = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(bytes, (letter) => letter.charCodeAt(0));
}
