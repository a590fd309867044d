// What the page and a thinking Worker say to each other: plain data, one answer to each question.

import type { Reason, Sight, Skill, Step, Thought } from "@korobeinix/bots";
import type { Move, Mover, Position } from "./move.ts";

/** What can be asked, and what is then answered, by name. */
export interface Asked {
  readonly think: { readonly question: { readonly sight: Sight; readonly skill: Skill }; readonly answer: Thought };
  readonly explain: {
    readonly question: { readonly sight: Sight; readonly steps: readonly Step[] };
    readonly answer: readonly (readonly Reason[])[];
  };
  readonly move: {
    readonly question: { readonly position: Position; readonly mover: Mover };
    readonly answer: Move | undefined;
  };
}

export type Ask = keyof Asked;

/** The number is another one each time, also when the same is asked once more. */
export type Question = { readonly [A in Ask]: { readonly id: number; readonly ask: A } & Asked[A]["question"] }[Ask];

/** Once it can be asked, then to each question. */
export type WorkerMessage = "ready" | Answer;

export interface Answer {
  readonly id: number;
  readonly answer: Asked[Ask]["answer"];
}
