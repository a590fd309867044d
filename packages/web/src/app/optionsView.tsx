// The options, for the app.

import type { VNode } from "preact";
import type { AppProps } from "./app.ts";
import type { Route } from "../routes/router.ts";
import { Options } from "../screens/options.tsx";

interface OptionsViewProps extends AppProps {
  readonly tab: Extract<Route, { readonly screen: "options" }>["tab"];
}

export function OptionsView({ app, tab }: OptionsViewProps): VNode {
  return <Options shell={app.shell.value} tab={tab} />;
}
