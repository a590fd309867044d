// Start boards that several demonstrations share.

/** So many rows that lack only their last cell. */
export function well(rows: number): readonly string[] {
  return Array.from({ length: rows }, () => "#########.");
}

/** Four rows open in the column that a T-Spin's slot stands over. */
export const SHAFT: readonly string[] = Array.from({ length: 4 }, () => "####.#####");

/** Slots for a T under an overhang: none, one, two and three rows lack nothing else. */
export const SLOT: readonly string[] = ["..##......", "###...##..", "####.###.."];
export const SLOT_SINGLE: readonly string[] = ["..##......", "###...##..", "####.#####"];
export const SLOT_DOUBLE: readonly string[] = ["..##......", "###...####", "####.#####"];
export const SLOT_TRIPLE: readonly string[] = ["...##.....", "...#......", "####.#####", "####..####", "####.#####"];

/** Into the slot, and into the triple's. */
export const SPIN_IN = "cw down cw hard";
export const SPIN_IN_TRIPLE = "right*2 down left cw hard";
