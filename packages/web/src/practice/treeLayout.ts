// Where the nodes of a tree stand when it is drawn: pieces from left to right, lines of play below each other.

import type { PracticeNode, PracticeTree } from "./practiceTree.ts";

export interface Spot {
  readonly node: PracticeNode;
  /** Pieces from the first, and which line from the top. */
  readonly column: number;
  readonly lane: number;
}

export interface TreeLayout {
  readonly spots: readonly Spot[];
  readonly columns: number;
  readonly lanes: number;
}

/** A first child goes on in its parent's lane; every other one takes the nearest below that is free as far as it goes. */
export function layOutTree({ nodes }: PracticeTree): TreeLayout {
  const firstChild = new Map<number, PracticeNode>();
  for (const node of nodes) {
    if (node.parent !== undefined && !firstChild.has(node.parent)) firstChild.set(node.parent, node);
  }
  const laneOf = new Map<number, number>();
  /** For each lane, the stretches of columns that are taken. */
  const taken: (readonly [from: number, to: number])[][] = [];
  for (const node of nodes) {
    if (laneOf.has(node.id)) continue;
    const line = lineFrom(node, firstChild);
    const from = node.depth - 1;
    const to = line.at(-1)?.depth ?? node.depth;
    let lane = node.parent === undefined ? 0 : (laneOf.get(node.parent) ?? 0) + 1;
    while (taken[lane]?.some(([start, end]) => start <= to && from <= end) === true) lane++;
    while (taken.length <= lane) taken.push([]);
    taken[lane]?.push([from, to]);
    for (const { id } of line) laneOf.set(id, lane);
  }
  const spots = nodes.map((node) => ({ node, column: node.depth, lane: laneOf.get(node.id) ?? 0 }));
  return { spots, columns: 1 + Math.max(...nodes.map(({ depth }) => depth)), lanes: taken.length };
}

function lineFrom(start: PracticeNode, firstChild: ReadonlyMap<number, PracticeNode>): readonly PracticeNode[] {
  const line: PracticeNode[] = [];
  for (let node: PracticeNode | undefined = start; node !== undefined; node = firstChild.get(node.id)) line.push(node);
  return line;
}
