// A screen of matches.

import type { VNode } from "preact";
import type { App } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";
import { matchWords } from "./matchWords.ts";

export function VersusView({ app }: { readonly app: App }): VNode {
  const shell = app.shell.value;
  return (
    <Screen shell={shell} name="versus" title={matchWords(shell, "versus")("title")} onBack={shell.back}>
      <p />
    </Screen>
  );
}
