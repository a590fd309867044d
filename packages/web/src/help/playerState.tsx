// What is to be said of a demonstration in the reader's hands: whose turn it is, and how it came out.

import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { bindingsFor } from "../input/bindings.ts";
import { bookOf } from "../settings/requests.ts";
import type { Demonstration } from "./demonstration.ts";
import type { Mode } from "./boardDemonstration.ts";
import { type Ledger, totalOf } from "./ledger.ts";
import { whyOf } from "./why.ts";
import { helpWords } from "./words.ts";

interface PlayerStateProps {
  readonly shell: Shell;
  readonly demonstration: Demonstration;
  readonly mode: Mode;
  readonly ledgers: readonly Ledger[];
}

export function PlayerState({ shell, demonstration, mode, ledgers }: PlayerStateProps): VNode {
  const book = bookOf(demonstration.ruleBook);
  const refused = mode === "trying" || mode === "missed" ? lastRefusal(ledgers) : undefined;
  const why = refused === undefined ? undefined : whyOf(shell.language, book, refused);
  return (
    <div class="demo-state" role="status">
      <p>{textOf(shell, demonstration, mode, ledgers)}</p>
      {why !== undefined && mode === "missed" && (
        <button type="button" class="link" onClick={() => shell.go({ screen: "help", page: why.page })}>
          {helpWords(shell.language).help("demo.why")}
        </button>
      )}
    </div>
  );
}

function textOf(shell: Shell, { ruleBook }: Demonstration, mode: Mode, ledgers: readonly Ledger[]): string {
  const { help } = helpWords(shell.language);
  switch (mode) {
    case "trying":
      if (matchMedia("(pointer: coarse)").matches) return help("demo.yoursTouch");
      return help("demo.yours", {
        key: shell.bindings.hintOf(bindingsFor(shell.settings.value, ruleBook), "pause"),
      });
    case "reached": {
      const points = Math.max(0, ...ledgers.map(totalOf));
      return points > 0 ? help("demo.reachedPoints", { points: shell.format.number(points) }) : help("demo.reached");
    }
    case "missed":
      return help("demo.missed");
    default:
      return "";
  }
}

function lastRefusal(ledgers: readonly Ledger[]): Parameters<typeof whyOf>[2] | undefined {
  const events = ledgers.flatMap(({ lines }) => lines.map(({ event }) => event));
  const refused = events.findLast((event) => event.type === "refused");
  return refused?.type === "refused" ? refused : undefined;
}
