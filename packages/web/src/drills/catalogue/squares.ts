// Squares of The New: four pieces that fill four by four cells. Of one kind they are gold.

import type { Drill, Goal, Round } from "../drill.ts";

/** Gravity goes on: in The New a piece locks by time alone. */
function squares(id: string, goal: Goal, rounds: readonly Round[], parSeconds: number): Drill {
  return { id, family: "squares", ruleBook: "new", goal, rounds, isFrozen: false, parSeconds };
}

function four(row: string): readonly string[] {
  return Array.from({ length: 4 }, () => row);
}

const GOLD: Goal = { kind: "square", metal: "gold", count: 1 };
const SILVER: Goal = { kind: "square", metal: "silver", count: 1 };

export const SQUARES: readonly Drill[] = [
  squares(
    "squareGold",
    GOLD,
    [
      { board: [], queue: "OOOO" },
      { board: [], queue: "IIII" },
    ],
    30,
  ),
  squares(
    "squareSilver",
    SILVER,
    [
      { board: [], queue: "IIOO" },
      { board: [], queue: "OIOI" },
    ],
    35,
  ),
  squares(
    "squareHooks",
    GOLD,
    [
      { board: [], queue: "LLLL" },
      { board: [], queue: "JJJJ" },
    ],
    40,
  ),
  squares(
    "squarePairs",
    SILVER,
    [
      { board: [], queue: "LJJL" },
      { board: [], queue: "JOLI" },
    ],
    40,
  ),
  squares("squareTwo", { kind: "square", metal: "any", count: 2 }, [{ board: [], queue: "OOIOOIII" }], 50),
  squares("square25", { kind: "move", points: 25 }, [{ board: four("....#####."), queue: "IIOOI" }], 30),
  squares("square45", { kind: "move", points: 45 }, [{ board: four("....#####."), queue: "OOOOI" }], 30),
  squares("square85", { kind: "move", points: 85 }, [{ board: four("........#."), queue: "OOOOOOOOI" }], 60),
];
