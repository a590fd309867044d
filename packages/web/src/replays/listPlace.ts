// Where a player is in the list: what is shown, and which row is in hand. It outlives the screen, so that one comes back
// from a replay to where one was.

import { type Signal, signal } from "@preact/signals";
import { type Filter, NO_FILTER } from "./replayList.ts";

export class ListPlace {
  readonly filter: Signal<Filter> = signal(NO_FILTER);
  readonly current: Signal<string | undefined> = signal(undefined);
  /** The row that gets the focus as soon as it is drawn. */
  readonly wanted: Signal<string | undefined> = signal(undefined);

  goTo(id: string | undefined): void {
    this.current.value = id;
    this.wanted.value = id;
  }
}

const places = new WeakMap<object, ListPlace>();

export function placeOf(owner: object): ListPlace {
  const place = places.get(owner) ?? new ListPlace();
  places.set(owner, place);
  return place;
}
