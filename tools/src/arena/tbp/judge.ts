// Which of the suggested moves is made: by the protocol the most preferred one that is valid. Valid is what the engine can
// reach from where the piece is, Hold included, and what it will recognise as the spin that was named.

import { TBP_PIECES, type TbpMove, placeOf } from "@korobeinix/bots";
import { type Game, type Input, play, queueOf, restore, snapshot } from "@korobeinix/engine";
import { type Placement, footprint, inputsFor, placements } from "@korobeinix/engine/placements";
import { waitForPiece } from "../untimed.ts";

/** The move that is made and the inputs that make it, or why there is none; and how many stood before it in vain. */
export type Verdict =
  | { readonly ok: true; readonly move: TbpMove; readonly inputs: readonly Input[]; readonly refused: number }
  | { readonly ok: false; readonly fault: string };

/** Of moves, one at least. `scratch` is a game of the same set-up that may be put to anywhere. */
export function judge(game: Game, scratch: Game, moves: readonly TbpMove[]): Verdict {
  const hands = new Hands(game, scratch);
  let first = "";
  for (const [refused, move] of moves.entries()) {
    const found = hands.find(move);
    if (typeof found !== "string") return { ok: true, move, inputs: hands.inputsFor(found), refused };
    if (refused === 0) first = `${describe(move)}: ${found}`;
  }
  return { ok: false, fault: `no valid move (${first})` };
}

function describe({ location: { type, orientation, x, y }, spin }: TbpMove): string {
  return `${type} ${orientation} at ${x}, ${y}${spin === "none" ? "" : ` as a ${spin} spin`}`;
}

/** The pieces at hand, and where each can come to rest. */
class Hands {
  readonly #game: Game;
  readonly #scratch: Game;
  /** By Hold or not. */
  readonly #found = new Map<boolean, readonly Placement[]>();

  constructor(game: Game, scratch: Game) {
    this.#game = game;
    this.#scratch = scratch;
  }

  /** The placement that a move names, or what is wrong with it. */
  find({ location, spin }: TbpMove): Placement | string {
    const place = placeOf(location);
    const { state } = this.#game;
    if (place.kind !== state.kind && place.kind !== kindOnHold(this.#game))
      return `no ${TBP_PIECES[place.kind]!} is at hand`;
    const cells = footprint(this.#game, place);
    const there = this.#reach(place.kind !== state.kind).filter((each) => footprint(this.#game, each) === cells);
    if (there.length === 0) return "it cannot come to rest there";
    const alike = there.find((each) => each.spin === spin);
    return alike ?? `its spin would be ${there.map((each) => each.spin).join(" or ")}`;
  }

  inputsFor(placement: Placement): readonly Input[] {
    const holds = placement.kind !== this.#game.state.kind;
    this.#goTo(holds);
    const { inputs } = inputsFor(this.#scratch, placement);
    return holds ? [{ at: this.#game.state.time, name: "hold" }, ...inputs] : inputs;
  }

  #reach(holds: boolean): readonly Placement[] {
    let found = this.#found.get(holds);
    if (found === undefined) {
      this.#goTo(holds);
      found = placements(this.#scratch);
      this.#found.set(holds, found);
    }
    return found;
  }

  /** The scratch game to where the piece is in play. */
  #goTo(holds: boolean): void {
    restore(this.#scratch, snapshot(this.#game));
    if (!holds) return;
    play(this.#scratch, { at: this.#scratch.state.time, name: "hold" });
    waitForPiece(this.#scratch);
  }
}

/** The kind that Hold would bring; -1 for none. */
function kindOnHold(game: Game): number {
  const { state, rules } = game;
  if (!rules.options.hold || state.isHoldUsed) return -1;
  return state.hold >= 0 ? state.hold : (queueOf(game)[0] ?? -1);
}
