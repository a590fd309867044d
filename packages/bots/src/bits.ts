// Numbers as sets of bits.

/** Bits of every number of 16 bits. */
const COUNTS = new Uint8Array(1 << 16);
for (let i = 1; i < COUNTS.length; i++) COUNTS[i] = COUNTS[i >> 1]! + (i & 1);

/** How many bits are set. */
export function popCount(bits: number): number {
  return COUNTS[bits & 0xffff]! + COUNTS[bits >>> 16]!;
}

/** The place of the lowest bit that is set. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}
