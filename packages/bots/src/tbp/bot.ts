// Our Guideline player as a bot of the protocol: messages in, messages out. It never throws and never falls silent: to
// `suggest` there is always an answer.

import type { Skill } from "../step.ts";
import { think } from "../think.ts";
import type { FromBot, InfoMessage, Move, Position, SuggestionMessage, ToBot } from "./messages.ts";
import { moveOf } from "./moves.ts";
import { readToBot } from "./parse.ts";
import { afterPlay, sightIn, withPiece } from "./position.ts";
import { parseFields } from "./values.ts";

/** How it thinks if nothing else is said. The protocol does not tell what lies in the Receiving Queue. */
export const TBP_SKILL: Skill = { width: 100, foresight: 6, nodes: 100_000, seesQueue: false };

/** What it says first. */
export const TBP_INFO: InfoMessage = {
  type: "info",
  name: "Korobeinix",
  version: "0.1.0",
  author: "Korobeinix contributors",
  features: [],
};

const FORFEIT: SuggestionMessage = { type: "suggestion", moves: [] };

export class TbpBot {
  readonly #skill: Skill;
  /** Undefined: not started, stopped, or told something that does not fit: it waits for the next `start`. */
  #position: Position | undefined;
  #hasQuit = false;

  constructor(skill: Skill = TBP_SKILL) {
    this.#skill = skill;
  }

  /** It was told to quit, and says nothing more. */
  get hasQuit(): boolean {
    return this.#hasQuit;
  }

  /** A message, as a line of JSON or as an object: the answers to it. */
  receive(value: unknown): readonly FromBot[] {
    const fields = parseFields(value);
    if (!fields.ok || this.#hasQuit) return [];
    const message = readToBot(fields.value);
    if (message.ok) return message.value === undefined ? [] : this.#follow(message.value);
    // Something has happened that it does not know: it must not play on as if nothing had.
    this.#position = undefined;
    return [];
  }

  #follow(message: ToBot): readonly FromBot[] {
    switch (message.type) {
      case "rules":
        return [{ type: "ready" }];
      case "start":
        this.#position = message;
        return [];
      case "suggest":
        return [this.#suggest()];
      case "play":
        this.#position = this.#position && afterPlay(this.#position, message.move);
        return [];
      case "new_piece":
        this.#position = this.#position && withPiece(this.#position, message.piece);
        return [];
      case "stop":
        this.#position = undefined;
        return [];
      case "quit":
        this.#hasQuit = true;
        return [];
    }
  }

  #suggest(): SuggestionMessage {
    const sight = this.#position && sightIn(this.#position);
    if (sight === undefined) return FORFEIT;
    const { steps, nodes } = think(sight, this.#skill);
    const moves: Move[] = [];
    // A piece like the one in play is played without Hold: the protocol cannot tell the two apart.
    for (const step of steps) if (!step.holds || step.kind !== sight.kind) moves.push(moveOf(step));
    return { type: "suggestion", moves, move_info: { nodes } };
  }
}
