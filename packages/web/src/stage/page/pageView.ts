// The page that Basic is played on, as far as it lives: tallies of the lines, notes in the margin, the pencil that writes
// them and the eraser (F-7). All of it lies on the ground, below every board.

import type { Game, GameEvent } from "@korobeinix/engine";
import { Container, Sprite } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import { clearTimes } from "../clears.ts";
import { paintCanvas } from "../paint/canvas.ts";
import { PENCIL_LENGTH, paintPencilTool } from "../paint/pencilTool.ts";
import type { Desk } from "./desk.ts";
import { MarginNotes } from "./marginNotes.ts";
import { NoteTaker } from "./notes.ts";
import { type Job, PencilView } from "./pencilView.ts";
import { TalliesView } from "./talliesView.ts";
import type { PageWords } from "./words.ts";

export interface PageOptions {
  readonly atlas: Atlas;
  readonly desk: Desk;
  /** Motion is reduced: what is written is there at once, and the pencil lies still. */
  readonly isStill: boolean;
  /** The strength of effects, 0 to 1; 0: nothing but tallies. */
  readonly strength: number;
  /** Undefined: nothing is written on this page. */
  readonly words: PageWords | undefined;
}

const GRAPHITE = "#3A3D4C";
/** Cells of the pencil's picture beside it, for its shadow. */
const AIR = 0.7;

export class PageView {
  readonly container: Container = new Container();
  readonly #options: PageOptions;
  readonly #tallies: TalliesView | undefined;
  readonly #notes: { readonly margin: MarginNotes; readonly taker: NoteTaker } | undefined;
  readonly #pencil: PencilView;
  readonly #eraser: Sprite;
  /** How long the eraser is away, rubbing rows out. */
  #awayMs = 0;

  constructor(options: PageOptions, game: Game) {
    this.#options = options;
    const { atlas, desk, isStill, strength, words } = options;
    const { resolution } = atlas;
    const looks = { resolution, colour: GRAPHITE };
    const isWritten = words !== undefined;
    this.#tallies = isWritten && desk.tallies ? new TalliesView({ room: desk.tallies, ...looks }) : undefined;
    this.#notes =
      isWritten && desk.notes && strength > 0
        ? {
            margin: new MarginNotes({ place: desk.notes, cell: desk.cell, ...looks }),
            taker: new NoteTaker(words, game),
          }
        : undefined;
    this.#pencil = this.#makePencil(!isStill && strength > 0);
    this.#eraser = this.#makeEraser();
    for (const part of [this.#tallies, this.#notes?.margin])
      if (part !== undefined) this.container.addChild(part.container);
    this.container.addChild(this.#eraser, this.#pencil.sprite);
    this.reset(game);
  }

  /** Another game, or another moment of it: its lines are there, and nothing of what was written of the last one. */
  reset(game: Game): void {
    this.#pencil.lieDown();
    this.#awayMs = 0;
    this.#eraser.visible = this.#options.desk.eraser !== undefined;
    this.#tallies?.show(game.state.lines);
    this.#notes?.margin.clear();
    this.#notes?.taker.reset(game);
  }

  /** Takes the events in and goes on; tells whether there is anything new to draw. */
  frame(deltaMs: number, game: Game, events: readonly GameEvent[]): boolean {
    if (events.some(({ type }) => type === "rewound")) {
      this.reset(game);
      return true;
    }
    const hasMoved = this.#pencil.step(deltaMs);
    const jobs = [...(this.#tallies?.strike(game.state.lines) ?? []), ...this.#note(game, events)];
    this.#pencil.write(jobs);
    const hasRubbed = this.#rub(deltaMs, events);
    return hasMoved || hasRubbed || jobs.length > 0;
  }

  destroy(): void {
    this.#tallies?.destroy();
    this.#notes?.margin.destroy();
    this.container.destroy({ children: true });
  }

  #note(game: Game, events: readonly GameEvent[]): readonly Job[] {
    const note = this.#notes?.taker.take(game, events);
    return note === undefined ? [] : (this.#notes?.margin.add(note) ?? []);
  }

  /** The eraser is not here while it is seen on the board. */
  #rub(deltaMs: number, events: readonly GameEvent[]): boolean {
    const { atlas, desk, isStill } = this.#options;
    if (desk.eraser === undefined) return false;
    const was = this.#eraser.visible;
    this.#awayMs = Math.max(0, this.#awayMs - deltaMs);
    const isTaken = atlas.skin.clear === "rub" && events.some(({ type }) => type === "cleared");
    if (isTaken && !isStill) this.#awayMs = clearTimes(atlas.skin, isStill).clearMs;
    this.#eraser.visible = this.#awayMs === 0;
    return was !== this.#eraser.visible;
  }

  #makePencil(moves: boolean): PencilView {
    const { atlas, desk } = this.#options;
    const { resolution, cell } = atlas;
    const [width, height] = [2 * AIR + 0.5, PENCIL_LENGTH + 2 * AIR];
    const texture = atlas.keep("pencil", () =>
      paintCanvas(width * cell * resolution, height * cell * resolution, (context) => {
        context.scale(resolution, resolution);
        context.translate((width / 2) * cell, AIR * cell);
        paintPencilTool(context, cell);
      }),
    );
    return new PencilView({ texture, tip: { x: 0.5, y: AIR / height }, rest: desk.rest, board: desk.board, moves });
  }

  #makeEraser(): Sprite {
    const { atlas, desk } = this.#options;
    const eraser = new Sprite({ texture: atlas.light("eraser"), label: "eraser" });
    eraser.anchor.set(0.5);
    eraser.setSize(atlas.cell * 1.3, atlas.cell * 1.3);
    eraser.rotation = -0.25;
    if (desk.eraser !== undefined) eraser.position.set(desk.eraser.x, desk.eraser.y);
    return eraser;
  }
}
