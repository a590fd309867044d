// Lines of play as a tree: each node is the moment a piece was generated (or the game ended), and nothing is ever taken
// out. Pure: every function gives a new tree. A node with a set-up of its own begins a new log.

import { advance, type Game, type Input, newGame, restore, type Setup, snapshot } from "@korobeinix/engine";
import type { Log } from "@korobeinix/engine/log";
import type { Snapshot } from "@korobeinix/engine";
import type { FinesseKey } from "@korobeinix/bots";

/** What was done with the piece before a node: the keys it took, and the fewest it can be placed there with. */
export interface Placement {
  readonly kind: number;
  readonly used: number;
  /** Undefined where a Hard Drop from above does not lead: a tuck or a spin has no count. */
  readonly way: readonly FinesseKey[] | undefined;
}

export interface PracticeNode {
  readonly id: number;
  readonly parent: number | undefined;
  /** The child that was last gone to: where redo leads. */
  readonly next: number | undefined;
  /** Pieces from the first node. */
  readonly depth: number;
  /** Where a new log begins; undefined: the parent's goes on. */
  readonly setup: Setup | undefined;
  /** Since the parent. */
  readonly inputs: readonly Input[];
  readonly at: number;
  readonly saved: Snapshot;
  readonly placement: Placement | undefined;
}

export interface PracticeTree {
  /** A node's id is its place here. */
  readonly nodes: readonly PracticeNode[];
  readonly current: number;
}

/** What has been played since the current node, up to a new one. */
export interface Growth {
  readonly inputs: readonly Input[];
  readonly game: Game;
  readonly placement?: Placement | undefined;
}

export function plantTree(setup: Setup): PracticeTree {
  return add({ nodes: [], current: -1 }, undefined, { inputs: [], game: begin(setup) }, setup);
}

/** A board or a queue of one's own, from the current node: a new log, and the old one stays. */
export function graft(tree: PracticeTree, setup: Setup): PracticeTree {
  return add(tree, tree.current, { inputs: [], game: begin(setup) }, setup);
}

/** The next piece has come: a new child of the current node. */
export function grow(tree: PracticeTree, growth: Growth): PracticeTree {
  return add(tree, tree.current, growth, undefined);
}

function begin(setup: Setup): Game {
  const game = newGame(setup);
  advance(game, 0);
  return game;
}

function add(
  tree: PracticeTree,
  parent: number | undefined,
  { inputs, game, placement }: Growth,
  setup: Setup | undefined,
): PracticeTree {
  const node: PracticeNode = {
    id: tree.nodes.length,
    parent,
    next: undefined,
    depth: parent === undefined ? 0 : nodeAt(tree, parent).depth + 1,
    setup,
    inputs,
    at: game.state.time,
    saved: snapshot(game),
    placement,
  };
  return goTo({ ...tree, nodes: [...tree.nodes, node] }, node.id);
}

export function nodeAt({ nodes }: PracticeTree, id: number): PracticeNode {
  const node = nodes[id];
  if (node === undefined) throw new RangeError(`there is no node ${id}`);
  return node;
}

export function currentNode(tree: PracticeTree): PracticeNode {
  return nodeAt(tree, tree.current);
}

/** Any node, by the way from the first: redo will lead along it. */
export function goTo(tree: PracticeTree, id: number): PracticeTree {
  const nodes = [...tree.nodes];
  for (let child = nodeAt(tree, id); child.parent !== undefined; child = nodeAt(tree, child.parent)) {
    nodes[child.parent] = { ...nodeAt(tree, child.parent), next: child.id };
  }
  return { nodes, current: id };
}

/** To the generation of the piece before; the first has none before it. */
export function undo(tree: PracticeTree): PracticeTree {
  return { ...tree, current: currentNode(tree).parent ?? tree.current };
}

/** Along the branch last visited. */
export function redo(tree: PracticeTree): PracticeTree {
  return { ...tree, current: currentNode(tree).next ?? tree.current };
}

export function childrenOf({ nodes }: PracticeTree, id: number): readonly PracticeNode[] {
  return nodes.filter(({ parent }) => parent === id);
}

/** The nodes from the first to this one. */
export function pathTo(tree: PracticeTree, id: number): readonly PracticeNode[] {
  const path = [nodeAt(tree, id)];
  for (let [first] = path; first?.parent !== undefined; [first] = path) path.unshift(nodeAt(tree, first.parent));
  return path;
}

/** The part of the path that is one log: its set-up and the nodes since. */
function logPath(tree: PracticeTree, id: number): { readonly setup: Setup; readonly path: readonly PracticeNode[] } {
  const path = pathTo(tree, id);
  const start = path.findLastIndex(({ setup }) => setup !== undefined);
  const setup = path[start]?.setup;
  if (setup === undefined) throw new RangeError(`node ${id} belongs to no log`);
  return { setup, path: path.slice(start) };
}

function setupAt(tree: PracticeTree, id: number): Setup {
  return logPath(tree, id).setup;
}

/** The log that re-plays to a node. */
export function logOf(tree: PracticeTree, id: number): Log {
  const { setup, path } = logPath(tree, id);
  return { setup, inputs: path.flatMap(({ inputs }) => inputs), end: nodeAt(tree, id).at };
}

/** The game as it stands at a node, to be played on. */
export function gameAt(tree: PracticeTree, id: number): Game {
  const game = newGame(setupAt(tree, id));
  restore(game, nodeAt(tree, id).saved);
  return game;
}
