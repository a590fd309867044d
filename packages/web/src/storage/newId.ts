// The ids of what is kept.

const BYTES = 16;

/** One that no other game or match has, on any machine. */
export function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
