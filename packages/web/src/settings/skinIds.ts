// The skins there are: one for every rule book, and the terminal of 1984 in colour.

export const SKIN_IDS = ["guideline", "basic", "new", "reglas", "korobeinix", "terminalColour"] as const;
export type SkinId = (typeof SKIN_IDS)[number];
