// The tunes that there are.

export const TUNES = ["korobeiniki", "kalinka", "trepak", "korobeiniki-chip", "haluci"] as const;
export type TuneId = (typeof TUNES)[number];
