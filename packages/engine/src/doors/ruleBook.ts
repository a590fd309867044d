// The words of which a rule book consists: for rule books of your own.

export type {
  ActionLines,
  ActionValue,
  ActionValues,
  AttackRule,
  BookInPlay,
  DropPoints,
  Ending,
  GarbageRule,
  Generation,
  Gravity,
  HardDrop,
  HoldRule,
  MatchRule,
  Offset,
  Overlay,
  PieceData,
  Randomizer,
  RefusalClauses,
  RisingRows,
  Scoring,
  SoftDrop,
  SpinRule,
  SquareRule,
  Words,
} from "../ruleBook.ts";
export type { IterateScript, Marks } from "../script.ts";
