// Helpers for tests and tools. A game does not need them.

export { drawBoard } from "./board.ts";
export { type PiecePlace, putPiece } from "./piece.ts";
export { printState, printTime } from "./print.ts";
