// For tests and tools; a game needs none of this.

export { drawBoard } from "./board.ts";
export { type PiecePlace, putPiece } from "./piece.ts";
export { printState, printTime } from "./print.ts";
