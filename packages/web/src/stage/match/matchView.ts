// What is between the boards of a match: attacks on their way, and the Target Marks of all.

import { Container } from "pixi.js";
import type { Atlas } from "../atlas.ts";
import type { Flashes } from "../flashes.ts";
import type { BoardFrame, Layout, Seating } from "../stage.ts";
import { Flights } from "./flights.ts";
import { MarksView } from "./marks.ts";
import { arrivalAt, type Origin, originOf } from "./paths.ts";
import { seatColour } from "./seatColours.ts";

export interface MatchOptions {
  readonly atlas: Atlas;
  readonly layouts: readonly Layout[];
  readonly seating: Seating;
  readonly flashes: Flashes;
  readonly isStill: boolean;
}

export class MatchView {
  readonly container: Container = new Container();
  readonly #options: MatchOptions;
  readonly #flights: Flights;
  readonly #marks: MarksView;
  readonly #origins: (Origin | undefined)[] = [];

  constructor(options: MatchOptions) {
    const { atlas, layouts, flashes, isStill } = options;
    this.#options = options;
    this.#flights = new Flights(atlas, flashes, isStill);
    this.#marks = new MarksView(atlas, layouts, isStill);
    this.container.addChild(this.#marks.container, this.#flights.container);
  }

  /** What the attacks of all seats will need, painted one picture a step. */
  *warm(): Generator<void> {
    for (const seat of this.#options.layouts.keys()) yield* this.#flights.warm(this.#colourOf(seat));
  }

  /** Another match: nothing of the last one is on its way. */
  reset(): void {
    this.#flights.clear();
    this.#origins.length = 0;
  }

  /** Takes the facts in and goes on; tells whether there is anything new to draw. */
  frame(deltaMs: number, frames: readonly BoardFrame[]): boolean {
    // What began before this frame grows older; what begins in it is drawn at its very start.
    const hasFlights = this.#flights.step(deltaMs);
    let isNew = false;
    frames.forEach((frame, seat) => {
      if (this.#hear(frame, seat, frames)) isNew = true;
    });
    const hasMarks = this.#marks.follow(
      frames.map(({ seat }, i) => (this.#isChoosing(i) ? seat?.target : undefined)),
      deltaMs,
    );
    return hasFlights || isNew || hasMarks;
  }

  #colourOf(seat: number): string {
    return seatColour(seat, this.#options.atlas.skin.mino === "pencil");
  }

  /** Where there is only one to aim at, a Mark says nothing. */
  #isChoosing(seat: number): boolean {
    const { teams } = this.#options.seating;
    return teams.filter((team) => team !== teams[seat]).length > 1;
  }

  /** Whether anything was sent or cancelled. */
  #hear({ game, events, seat: part }: BoardFrame, seat: number, frames: readonly BoardFrame[]): boolean {
    if (part === undefined || part.isPractising) return false;
    if (events.some(({ type }) => type === "rewound")) this.reset();
    const origin = originOf(events, game.rules.geometry.columns, this.#origins[seat]);
    this.#origins[seat] = origin;
    if (origin === undefined) return false;
    let isNew = false;
    for (const event of events) {
      if (event.type === "cancelled" && event.lines > 0) {
        this.#fly(origin, { from: seat, to: seat, lines: event.lines }, frames);
        isNew = true;
      }
    }
    for (const fact of part.facts) {
      if (fact.type === "sent") {
        this.#fly(origin, fact, frames);
        isNew = true;
      }
    }
    return isNew;
  }

  #fly(
    origin: Origin,
    { from, to, lines }: { readonly from: number; readonly to: number; readonly lines: number },
    frames: readonly BoardFrame[],
  ): void {
    const { layouts } = this.#options;
    const [layout, target, game] = [layouts[from], layouts[to], frames[to]?.game];
    if (layout === undefined || target === undefined || game === undefined) return;
    this.#flights.send({
      layout,
      origin,
      to: arrivalAt(target, game.state.queued, game.rules.geometry.skyline),
      lines,
      colour: this.#colourOf(from),
      cell: target.cell,
    });
  }
}
