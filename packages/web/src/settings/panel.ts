// The figures that a player may have beside the Matrix.

export const PANEL_FIGURES = [
  "piecesPerSecond",
  "keysPerPiece",
  "finesseFaults",
  "backToBack",
  "linesPerMinute",
  "pace",
] as const;
export type PanelFigure = (typeof PANEL_FIGURES)[number];
