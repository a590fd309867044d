// A skin worn by a rule book, as a small picture: the place, the well, a few Blocks and a piece with its ghost.

import { advance, type Game, newGame, parseSetup, type RuleBookId, unwrap } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { bookOf } from "../settings/requests.ts";
import type { DisplaySettings } from "../settings/settings.ts";
import type { SkinId } from "../settings/skinIds.ts";
import { EMPTY } from "../stage/layout.ts";
import { paintBackdrop } from "../stage/paint/backdrop.ts";
import { paintWell } from "../stage/paint/well.ts";
import { strengthsOf } from "../stage/paint/wellParts.ts";
import { picturesFor } from "../stage/pictures.ts";
import { SKINS } from "../stage/skins/index.ts";
import type { Layout } from "../stage/stage.ts";
import { ghostDepth, paintPiece, paintStack } from "./blocks.ts";

/** The head of the Matrix is cut off: the piece is lower than where it came in. */
const FALLEN = 9;
const BOARD = ["..........", "JJ......S.", "JLL..OO.SS", "JTL.IOOZ.S", "TTL.IZZZLL", "T#####.###"];

/** A position that every rule book can have: one has no O. */
function sampleOf(ruleBook: RuleBookId): Game {
  const names = new Set(bookOf(ruleBook).pieces.map(({ name }) => name));
  const board = BOARD.map((row) => row.replaceAll(/[A-Z]/g, (name) => (names.has(name) ? name : "L")));
  const game = newGame(unwrap(parseSetup({ ruleBook, seed: 12, board, queue: ["T", "I", "L"] })));
  advance(game, 1);
  const { rows } = game.rules.book.matrix;
  game.state.y = Math.min(game.state.y, rows - FALLEN);
  return game;
}

export interface SkinPictureProps {
  readonly book: RuleBookId;
  readonly skin: SkinId;
  readonly display: DisplaySettings;
  /** Side of a cell, and the size of the picture, in CSS pixels. */
  readonly cell: number;
  readonly width: number;
  readonly height: number;
}

/** Without words: whoever shows it says what it is. */
export function SkinPicture(props: SkinPictureProps): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { book, skin, display, cell, width, height } = props;
  const { hasPatterns, isHighContrast } = display;
  const { ghost, grid, board } = strengthsOf(display);
  useLayoutEffect(() => {
    const context = canvas.current?.getContext("2d");
    if (context !== null && context !== undefined) paintSkin(context, props);
  }, [book, skin, cell, width, height, hasPatterns, isHighContrast, ghost, grid, board]);
  return (
    <canvas ref={canvas} class="skin-picture" aria-hidden="true" style={{ aspectRatio: `${width} / ${height}` }} />
  );
}

function paintSkin(context: CanvasRenderingContext2D, props: SkinPictureProps): void {
  const { book: id, skin, display } = props;
  const resolution = Math.max(1, Math.min(2, devicePixelRatio));
  const [width, height] = [Math.round(props.width * resolution), Math.round(props.height * resolution)];
  const size = Math.round(props.cell * resolution);
  const { canvas } = context;
  canvas.width = width;
  canvas.height = height;
  const game = sampleOf(id);
  const { book, geometry } = game.rules;
  const { hasPatterns, isHighContrast } = display;
  const looks = SKINS[skin];
  const layout = layOut(game, { width, height, size });
  const { matrix } = layout;
  if (isHighContrast) {
    context.fillStyle = looks.page;
    context.fillRect(0, 0, width, height);
  } else {
    paintBackdrop(context, { skin: looks, width, height, layout, level: 1 });
  }
  const strengths = strengthsOf(display);
  paintWell(context, {
    skin: looks,
    layout,
    columns: geometry.columns,
    rows: geometry.skyline,
    isHighContrast,
    strengths,
  });
  const pictures = picturesFor({ book, skin, size, hasPatterns, isHighContrast });
  const place = { left: matrix.x, bottom: matrix.y + matrix.height, rowsAbove: 0 };
  paintStack(context, pictures, game, place);
  paintPiece(context, pictures, game, { ...place, depth: ghostDepth(game, true), ghostStrength: strengths.ghost });
}

/** The foot of the Matrix stands in the picture, its head is cut off. */
function layOut(
  { rules }: Game,
  { width, height, size }: { readonly width: number; readonly height: number; readonly size: number },
): Layout {
  const { columns, skyline } = rules.geometry;
  const [wide, high] = [columns * size, skyline * size];
  const floor = height - Math.round(size * 2.2);
  return {
    ...EMPTY,
    cell: size,
    matrix: { x: Math.round((width - wide) / 2), y: floor - high, width: wide, height: high },
  };
}
