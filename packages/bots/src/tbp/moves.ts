// Moves of the protocol and steps of ours: the same places, counted from different centres.

import { type Spin, guideline } from "@korobeinix/engine";
import type { Offset } from "@korobeinix/engine/ruleBook";
import type { Step } from "../step.ts";
import { type Location, type Move, ORIENTATIONS, PIECES, type PieceName, type TbpSpin } from "./messages.ts";

/** A kind of the Guideline, its facing, and its centre as the engine has it. */
export type SteppedPlace = Pick<Step, "kind" | "facing" | "x" | "y">;

/**
 * From the engine's centre to the protocol's, by facing. The engine's I and O turn about a corner between cells; the
 * protocol names the Mino that true rotation carries round: for O the one that was bottom left, for I the one that was
 * second from the left. All others turn about a Mino, which both call the centre.
 */
const CENTRES: { readonly [piece in PieceName]?: readonly Offset[] } = {
  I: [
    [0, 0],
    [1, 0],
    [1, -1],
    [0, -1],
  ],
  O: [
    [0, 0],
    [0, 1],
    [1, 1],
    [1, 0],
  ],
};

function centreOf(piece: PieceName, facing: number): Offset {
  return CENTRES[piece]?.[facing] ?? [0, 0];
}

/** Where a location puts a piece. */
export function placeOf({ type, orientation, x, y }: Location): SteppedPlace {
  const facing = ORIENTATIONS.indexOf(orientation);
  const [dx, dy] = centreOf(type, facing);
  return { kind: PIECES.indexOf(type), facing, x: x - dx, y: y - dy };
}

/** The move that a step makes; that it holds is told by the piece. */
export function moveOf({ kind, facing, x, y, spin }: SteppedPlace & { readonly spin: Spin }): Move {
  const type = PIECES[kind]!;
  const [dx, dy] = centreOf(type, facing);
  return { location: { type, orientation: ORIENTATIONS[facing]!, x: x + dx, y: y + dy }, spin: spinOf(spin) };
}

/** The Guideline has no spins of other kinds. */
function spinOf(spin: Spin): TbpSpin {
  return spin === "immobile" ? "none" : spin;
}

/** The four cells that a piece fills at a location. */
export function cellsOf(location: Location): readonly Offset[] {
  const { kind, facing, x, y } = placeOf(location);
  return guideline.pieces[kind]!.facings[facing]!.map(([dx, dy]): Offset => [x + dx, y + dy]);
}
