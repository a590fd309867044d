// Adds the checksum of a binary log, so that its parser reads on.

export function seal(body: Uint8Array): Uint8Array {
  let sum = 0x811c_9dc5 | 0;
  for (const byte of body) sum = Math.imul(sum ^ byte, 0x0100_0193);
  return Uint8Array.from([...body, sum & 0xff, (sum >>> 8) & 0xff, (sum >>> 16) & 0xff, sum >>> 24]);
}
