// Codes typed as one's name (N-21). A game under a code is marked and never enters a table.

export type Code = "2FAST4U" | "AI2EZ4U" | "01DERS" | "1N175R4M" | "HALUCI";

const CODES: readonly Code[] = ["2FAST4U", "AI2EZ4U", "01DERS", "1N175R4M", "HALUCI"];

export function codeOf(name: string): Code | undefined {
  return CODES.find((code) => code === name.trim().toUpperCase());
}
