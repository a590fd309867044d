// The lines of play, drawn: a node for each piece, branches below each other, and the Matrix at the node that is looked
// at. Every node can be gone to.

import { boardOf, type RuleBook } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { lookOf, type Skin } from "../stage/skin.ts";
import { MiniBoard } from "./miniBoard.tsx";
import { gameAt, nodeAt, type PracticeNode, type PracticeTree } from "./practiceTree.ts";
import type { TranslatePractice } from "./practiceWords.ts";
import { layOutTree, type Spot } from "./treeLayout.ts";

/** From one node to the next, in CSS pixels. */
const STEP = 30;
/** Columns drawn on each side of where one is: a long game need not be drawn whole. */
const SIGHT = 60;

export interface TreePanelProps {
  readonly p: TranslatePractice;
  readonly book: RuleBook;
  readonly skin: Skin;
  readonly tree: PracticeTree;
  readonly onGoTo: (id: number) => void;
}

export function TreePanel({ p, book, skin, tree, onGoTo }: TreePanelProps): VNode {
  const [looked, setLooked] = useState<number>();
  const layout = useMemo(() => layOutTree(tree), [tree]);
  const here = nodeAt(tree, tree.current);
  const shown = nodeAt(tree, looked ?? tree.current);
  const spots = layout.spots.filter(({ column }) => Math.abs(column - here.depth) <= SIGHT);
  const board = useMemo(() => boardOf(gameAt(tree, shown.id)), [tree, shown.id]);
  const scroller = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const spot = layout.spots[tree.current];
    if (spot !== undefined && scroller.current !== null) scrollTo(scroller.current, spot);
  }, [layout, tree.current]);
  const pieces = tree.nodes.length;
  return (
    <section class="practice-lines" aria-labelledby="practice-lines">
      <div class="practice-caption">
        <h2 id="practice-lines">{p("lines.title")}</h2>
        <p>{layout.lanes === 1 ? p("lines.one", { pieces }) : p("lines.count", { pieces, lines: layout.lanes })}</p>
      </div>
      <div class="tree-body">
        <div class="tree" ref={scroller} onPointerLeave={() => setLooked(undefined)}>
          <div class="tree-sheet" style={{ width: `${layout.columns * STEP}px`, height: `${layout.lanes * STEP}px` }}>
            <svg width={layout.columns * STEP} height={layout.lanes * STEP} aria-hidden="true">
              {spots.map((spot) => (
                <Branch key={spot.node.id} spot={spot} spots={layout.spots} />
              ))}
            </svg>
            {spots.map((spot) => (
              <NodeButton
                key={spot.node.id}
                {...{ p, book, skin, tree, spot, onGoTo }}
                onLook={(isLooked) => setLooked(isLooked ? spot.node.id : undefined)}
              />
            ))}
          </div>
        </div>
        <MiniBoard
          {...{ skin, board }}
          columns={book.matrix.columns}
          rows={book.matrix.rows}
          label={p("lines.preview")}
        />
      </div>
    </section>
  );
}

function middle(place: number): number {
  return (place + 0.5) * STEP;
}

function Branch({ spot, spots }: { readonly spot: Spot; readonly spots: readonly Spot[] }): VNode | null {
  const from = spot.node.parent === undefined ? undefined : spots[spot.node.parent];
  if (from === undefined) return null;
  const [x1, y1, x2, y2] = [middle(from.column), middle(from.lane), middle(spot.column), middle(spot.lane)];
  const bend = from.lane === spot.lane ? `L${x2} ${y2}` : `C${x1 + STEP / 2} ${y1} ${x1 + 4} ${y2} ${x2} ${y2}`;
  return <path d={`M${x1} ${y1}${bend}`} class={spot.node.setup === undefined ? "" : "is-begun"} />;
}

interface NodeButtonProps extends TreePanelProps {
  readonly spot: Spot;
  readonly onLook: (isLooked: boolean) => void;
}

function NodeButton({ p, book, skin, tree, spot, onGoTo, onLook }: NodeButtonProps): VNode {
  const { node, column, lane } = spot;
  const name = pieceOf(book, node);
  const isHere = node.id === tree.current;
  const label = [labelOf(p, node, name), p("lines.branch", { line: lane + 1 })];
  return (
    <button
      type="button"
      class={node.setup === undefined ? "tree-node" : "tree-node is-begun"}
      style={{
        left: `${middle(column)}px`,
        top: `${middle(lane)}px`,
        "--kind": name === undefined ? skin.other.colour : lookOf(skin, name).colour,
      }}
      // Hundreds of stops would stand in the way: what is near can be reached, and from there the next.
      tabIndex={isNear(tree, node) ? 0 : -1}
      aria-current={isHere ? "step" : undefined}
      aria-label={(isHere ? [...label, p("lines.here")] : label).join(", ")}
      onClick={() => onGoTo(node.id)}
      onFocus={() => onLook(true)}
      onBlur={() => onLook(false)}
      onPointerEnter={() => onLook(true)}
    >
      {name ?? "×"}
    </button>
  );
}

/** The piece in play at a node; none where the game had ended. */
function pieceOf(book: RuleBook, { saved }: PracticeNode): string | undefined {
  return saved.scalars.phase === "ended" ? undefined : book.pieces[saved.scalars.kind]?.name;
}

function labelOf(p: TranslatePractice, { saved, setup, parent }: PracticeNode, piece: string | undefined): string {
  const { pieces } = saved.scalars;
  if (piece === undefined) return p("lines.ended", { number: pieces });
  if (setup !== undefined && parent !== undefined) return p("lines.begun", { piece });
  return p("lines.node", { number: pieces + 1, piece });
}

function isNear(tree: PracticeTree, node: PracticeNode): boolean {
  const here = nodeAt(tree, tree.current);
  return [node.id, node.parent].includes(here.id) || node.id === here.parent || node.parent === here.parent;
}

function scrollTo(box: HTMLElement, { column, lane }: Spot): void {
  box.scrollLeft = middle(column) - box.clientWidth * 0.6;
  box.scrollTop = middle(lane) - box.clientHeight / 2;
}
