// The figures of the player's own choice beside the Matrix, and what they are called in a narrow place.

export const panelWords = {
  "panel.title": "Figures beside the board",
  "panel.hint": "Shown while you play, in the order in which you choose them.",
  "panel.pace": "Pace against the best, every ten lines",
  "panel.short.piecesPerSecond": "PPS",
  "panel.short.keysPerPiece": "KPP",
  "panel.short.finesseFaults": "Faults",
  "panel.short.backToBack": "B2B",
  "panel.short.linesPerMinute": "LPM",
  "panel.short.pace": "Pace",
  "panel.at": "{by} at {lines}",
  "panel.beyond": "new ground",
  "panel.seconds": "{seconds} s",
} as const;
