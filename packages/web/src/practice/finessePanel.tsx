// Keys used against keys needed: of the piece just placed, and of the whole line.

import type { RuleBook } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { FinesseKey } from "@korobeinix/bots";
import { pathTo, type Placement, type PracticeTree } from "./practiceTree.ts";
import type { TranslatePractice } from "./practiceWords.ts";

const SIGNS: { readonly [Key in FinesseKey]: string } = {
  left: "←",
  right: "→",
  leftHeld: "⇤",
  rightHeld: "⇥",
  rotateClockwise: "↻",
  rotateCounterclockwise: "↺",
};

export interface FinessePanelProps {
  readonly p: TranslatePractice;
  readonly book: RuleBook;
  readonly tree: PracticeTree;
}

export function FinessePanel({ p, book, tree }: FinessePanelProps): VNode {
  const placements = placementsOf(tree);
  const last = placements.at(-1);
  return (
    <section class="practice-finesse" aria-labelledby="practice-finesse">
      <h2 id="practice-finesse">{p("finesse.title")}</h2>
      {last === undefined ? (
        <p class="quiet">{p("finesse.none")}</p>
      ) : (
        <>
          <FinesseLine {...{ p, book }} placement={last} />
          {last.way !== undefined && <KeyRow p={p} label={p("finesse.way")} keys={last.way} />}
          <Sum p={p} placements={placements} />
        </>
      )}
    </section>
  );
}

/** "T: 4 keys, 3 needed", marked. */
export function FinesseLine({ p, book, placement }: Omit<FinessePanelProps, "tree"> & { placement: Placement }): VNode {
  const piece = book.pieces[placement.kind]?.name ?? "";
  const used = keysText(p, placement.used);
  if (placement.way === undefined) return <p class="finesse-line">{p("finesse.free", { piece, used })}</p>;
  const over = placement.used - placement.way.length;
  return (
    <p class={over > 0 ? "finesse-line is-over" : "finesse-line is-good"}>
      <span>{p("finesse.last", { piece, used, needed: placement.way.length })}</span>
      <strong>{over > 0 ? p("finesse.over", { count: over }) : p("finesse.good")}</strong>
    </p>
  );
}

export interface KeyRowProps {
  readonly p: TranslatePractice;
  readonly label: string;
  readonly keys: readonly FinesseKey[];
}

/** Keys in the order in which they are pressed. */
export function KeyRow({ p, label, keys }: KeyRowProps): VNode {
  return (
    <span class="finesse-way">
      <span>{label}</span>
      {keys.length === 0 && <span>{p("finesse.wayNone")}</span>}
      {keys.map((key, i) => (
        <kbd key={i} title={p(`key.${key}`)}>
          <span aria-hidden="true">{SIGNS[key]}</span>
          <span class="unseen">{p(`key.${key}`)}</span>
        </kbd>
      ))}
    </span>
  );
}

function Sum({ p, placements }: { readonly p: TranslatePractice; readonly placements: readonly Placement[] }): VNode {
  // What has no count is left out on both sides.
  const counted = placements.flatMap(({ used, way }) => (way === undefined ? [] : [{ used, needed: way.length }]));
  const used = counted.reduce((sum, one) => sum + one.used, 0);
  const needed = counted.reduce((sum, one) => sum + one.needed, 0);
  return <p class="finesse-sum">{p("finesse.sum", { used: keysText(p, used), needed })}</p>;
}

/** The pieces placed on the way to where one is. */
export function placementsOf(tree: PracticeTree): readonly Placement[] {
  return pathTo(tree, tree.current).flatMap(({ placement }) => (placement === undefined ? [] : [placement]));
}

function keysText(p: TranslatePractice, count: number): string {
  return count === 1 ? p("finesse.key") : p("finesse.keys", { count });
}
