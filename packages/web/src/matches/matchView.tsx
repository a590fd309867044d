// Before a match (S-1, S-4, S-5): the plan of the link that led here, or the one that was used last.

import "../styles/match.css";
import type { Result } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { namesText } from "../library/keepMatch.ts";
import type { App } from "../parts/context.ts";
import type { RouteOf } from "../routes/routes.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { firstPlan } from "../settings/matchRequests.ts";
import { withBook } from "../settings/requests.ts";
import { MatchSetup } from "./matchSetup.tsx";
import { parsePlanLink } from "./planLink.ts";
import { fitPlan } from "./planRules.ts";

export function MatchView({ app, route }: { readonly app: App; readonly route: RouteOf<"match"> }): VNode {
  return <Planning key={route.plan ?? ""} app={app} code={route.plan} />;
}

function Planning({ app, code }: { readonly app: App; readonly code: string | undefined }): VNode {
  const shell = app.shell.value;
  const [link] = useState<Result<MatchPlan> | undefined>(() => (code === undefined ? undefined : parsePlanLink(code)));
  const [plan, setPlan] = useState((): MatchPlan => {
    if (link?.ok === true) return link.value;
    const settings = app.settings.peek();
    return fitPlan(settings.match ?? firstPlan(settings));
  });
  const keep = (match: MatchPlan): void => shell.saveSettings((now) => ({ ...now, match }));
  // A plan that came by a link takes the place of one's own only when it is played.
  const change = (next: MatchPlan): void => {
    const fitting = fitPlan(next);
    setPlan(fitting);
    if (link?.ok !== true) keep(fitting);
  };
  const start = (): void => {
    keep(plan);
    shell.saveSettings((now) => withBook(now, plan.ruleBook));
    app.matches.start(plan);
  };
  const left = app.matches.unfinished.value;
  return (
    <MatchSetup
      {...{ shell, plan, link }}
      left={left && { isOver: left.isOver, names: namesText(left.sitters), onContinue: () => app.matches.resume() }}
      onChange={change}
      onStart={start}
    />
  );
}
