// Line Attacks and Counter Attacks (G-B3.1, G-B3.2, N-19): what a Lock Down sends, and what its own Receiving Queue takes
// of it first.

import { type Game, countEvent, tell } from "./game.ts";
import { takeOldest } from "./receiving.ts";
import type { AttackRule } from "./ruleBook.ts";
import { isBackToBack, nameAction } from "./scoring.ts";

/** What a Lock Down cleared, as far as attacks ask. */
export interface Clear {
  readonly lines: number;
  /** Those with silver or gold in them. */
  readonly squaredLines: number;
  /** Whether Back-to-Back was running before it. */
  readonly wasBackToBack: boolean;
}

function attackLines(rule: AttackRule, { rules, state }: Game, clear: Clear): number {
  switch (rule.rule) {
    case "actions": {
      const action = nameAction(state.spin, clear.lines);
      const lines = action === undefined ? 0 : rule.lines[action];
      // An action that sends nothing sends nothing Back-to-Back either.
      if (action === undefined || lines === 0) return 0;
      return lines + (isBackToBack(rules.book.scoring, clear.wasBackToBack, action) ? rule.backToBack : 0);
    }
    case "lines":
      return (rule.lines[clear.lines] ?? clear.lines) + clear.squaredLines * rule.perSquaredLine;
  }
}

/** After rows have gone: the attack first cancels the oldest lines of one's own queue; what is left is sent. */
export function attack(game: Game, clear: Clear): void {
  const { state, rules } = game;
  if (rules.garbage === undefined || clear.lines === 0) return;
  const lines = attackLines(rules.garbage.attack, game, clear);
  const parts = takeOldest(game, lines);
  state.attacks++;
  state.sending = lines - parts.lines;
  state.sent += state.sending;
  state.cancelled += parts.lines;
  if (parts.lines > 0 && countEvent(game)) tell(game, { type: "cancelled", lines: parts.lines, parts: parts.list });
  if (state.sending > 0 && countEvent(game)) tell(game, { type: "attacked", lines: state.sending });
}
