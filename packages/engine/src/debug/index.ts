// For tests and tools; the game itself needs nothing of this.

export { drawBoard } from "./board.ts";
export { type PiecePlace, putPiece } from "./piece.ts";
export { printState, printTime } from "./print.ts";
