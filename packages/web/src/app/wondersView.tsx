// The wonders of The New, for the app.

import type { VNode } from "preact";
import type { AppProps } from "./app.ts";
import { Wonders } from "../screens/wonders.tsx";

export function WondersView({ app }: AppProps): VNode {
  return <Wonders shell={app.shell.value} lines={app.wonderLines.value} />;
}
