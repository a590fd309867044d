// The picture that stands for a player, made of the Minos of a skin. Painted once for each look and size.

import { RULE_BOOKS, type RuleBook, SIDES } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import type { AvatarId } from "../settings/matchPlan.ts";
import { mix } from "../stage/colour.ts";
import { paintCanvas } from "../stage/paint/canvas.ts";
import { Pictures } from "../stage/pictures.ts";
import { lookOf } from "../stage/skin.ts";
import type { SkinId } from "../settings/skinIds.ts";
import { SKINS } from "../stage/skins/index.ts";
import { AVATAR_BOARDS, AVATAR_CELLS } from "./avatars.ts";

export interface AvatarProps {
  readonly id: AvatarId;
  readonly skin: SkinId;
  /** Its side in CSS pixels. */
  readonly size: number;
  /** Who it is, for those who do not see it; left out where the name stands beside it. */
  readonly label?: string;
}

export function Avatar({ id, skin, size, label }: AvatarProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d") ?? undefined;
    if (context === undefined) return;
    const picture = avatarPicture(id, skin, Math.round(size * Math.max(1, Math.min(2, devicePixelRatio))));
    context.canvas.width = picture.width;
    context.canvas.height = picture.height;
    context.drawImage(picture, 0, 0);
  }, [id, skin, size]);
  const spoken = label === undefined ? { "aria-hidden": true } : { role: "img" as const, "aria-label": label };
  return <canvas ref={canvas} class="avatar" style={{ width: `${size}px`, height: `${size}px` }} {...spoken} />;
}

/** Pictures that are kept: every seat of a table in two sizes, and all there are to choose from. */
const KEPT = 48;
const kept = new Map<string, HTMLCanvasElement>();

/** `side` in device pixels. */
export function avatarPicture(id: AvatarId, skin: SkinId, side: number): HTMLCanvasElement {
  const key = `${id} ${skin} ${side}`;
  const picture = kept.get(key) ?? paintCanvas(side, side, (context) => paintAvatar(context, id, skin, side));
  kept.delete(key);
  kept.set(key, picture);
  const oldest = kept.keys().next().value;
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return picture;
}

/** Below so many device pixels nothing of a Mino's own drawing can be made out: it is its colour. */
const LEAST_MINO = 5;
/** Small Minos are mostly rim: their colour shines through, or faces could not be made out. Pencil has no rim. */
const PLAIN = { under: 1, mino: 0.6 };
const HATCHED = { under: 0.3, mino: 1 };
/** How bright each piece is where a skin has one colour for all. */
const TONES: { readonly [letter: string]: number } = {
  O: 1,
  I: 0.9,
  S: 0.8,
  L: 0.72,
  Z: 0.62,
  T: 0.72,
  J: 0.6,
  "#": 0.5,
};

function paintAvatar(context: CanvasRenderingContext2D, id: AvatarId, skin: SkinId, side: number): void {
  const cell = Math.max(1, Math.floor((side * 0.94) / AVATAR_CELLS));
  const margin = Math.round((side - cell * AVATAR_CELLS) / 2);
  const looks = SKINS[skin];
  context.fillStyle = looks.ground;
  context.beginPath();
  context.roundRect(0, 0, side, side, side * 0.14);
  context.fill();
  const isOneColour = Object.values(looks.kinds).every(({ colour }) => colour === looks.other.colour);
  const pictures = cell < LEAST_MINO ? undefined : picturesOf(skin, cell);
  const shares = looks.mino === "pencil" ? HATCHED : PLAIN;
  const board = AVATAR_BOARDS[id];
  board.forEach((row, y) => {
    [...row].forEach((letter, x) => {
      if (letter === ".") return;
      const tone = isOneColour ? (TONES[letter] ?? 1) : 1;
      const place = { x: margin + x * cell, y: margin + y * cell };
      context.fillStyle = mix(
        looks.ground,
        lookOf(looks, letter).colour,
        pictures === undefined ? tone : tone * shares.under,
      );
      context.fillRect(place.x, place.y, cell, cell);
      if (pictures === undefined) return;
      context.globalAlpha = tone * shares.mino;
      context.drawImage(minoAt(pictures, board, x, y), place.x, place.y);
      context.globalAlpha = 1;
    });
  });
}

/** The pieces of any rule book that has them all: the skin says how they look. */
const BOOK: RuleBook = RULE_BOOKS[0]!;

/** Of their own: the shared ones are few, and those of the game that is played are among them. */
function picturesOf(skin: SkinId, size: number): Pictures {
  return new Pictures({ book: BOOK, skin, size, hasPatterns: false, isHighContrast: false });
}

function minoAt(pictures: Pictures, board: readonly string[], x: number, y: number): HTMLCanvasElement {
  const letter = board[y]?.[x];
  const kind = BOOK.pieces.findIndex(({ name }) => name === letter);
  const edge = (dx: number, dy: number, side: number): number => (board[y + dy]?.[x + dx] === letter ? 0 : side);
  const edges = edge(1, 0, SIDES.right) | edge(0, 1, SIDES.down) | edge(-1, 0, SIDES.left) | edge(0, -1, SIDES.up);
  // Garbage has a kind beyond those of the pieces.
  return pictures.mino(kind < 0 ? BOOK.pieces.length : kind, { column: x, isLocked: false, metal: 0, edges });
}
