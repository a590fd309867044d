// A screen of matches.

import type { VNode } from "preact";
import type { App } from "../parts/context.ts";
import { Screen } from "../parts/screen.tsx";
import type { RouteOf } from "../routes/routes.ts";
import { matchWords } from "./matchWords.ts";

export function MatchView({ app }: { readonly app: App; readonly route: RouteOf<"match"> }): VNode {
  const shell = app.shell.value;
  return (
    <Screen shell={shell} name="match" title={matchWords(shell, "match")("title")} onBack={shell.back}>
      <p />
    </Screen>
  );
}
