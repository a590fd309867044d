// Line Attacks and Counter Attacks (G-B3.1, G-B3.2, N-19): an attack first cancels lines of the player's own Receiving
// Queue. The lines that are left go to other players.

import { type Game, countEvent, tell } from "./game.ts";
import { takeOldest } from "./receiving.ts";
import type { AttackRule } from "./ruleBook.ts";
import { isBackToBack, nameAction } from "./scoring.ts";

/** The facts about a Lock Down that its attack depends on. */
export interface Clear {
  readonly lines: number;
  /** The cleared lines with silver or gold in them. */
  readonly squaredLines: number;
  /** Whether a Back-to-Back sequence was running before this Lock Down. */
  readonly wasBackToBack: boolean;
}

function attackLines(rule: AttackRule, { rules, state }: Game, clear: Clear): number {
  switch (rule.rule) {
    case "actions": {
      const action = nameAction(state.spin, clear.lines);
      const lines = action === undefined ? 0 : rule.lines[action];
      // Back-to-Back adds nothing to an action that sends no lines.
      if (action === undefined || lines === 0) return 0;
      return lines + (isBackToBack(rules.book.scoring, clear.wasBackToBack, action) ? rule.backToBack : 0);
    }
    case "lines":
      return (rule.lines[clear.lines] ?? clear.lines) + clear.squaredLines * rule.perSquaredLine;
  }
}

/** Makes the attack of a Lock Down, after Eliminate. It first cancels the oldest lines of the game's own queue. */
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
