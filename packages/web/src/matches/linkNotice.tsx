// Passing a plan on by its link, and what came of it.

import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { copyLink, type Shared } from "../library/share.ts";
import type { Shell } from "../parts/context.ts";
import { CopyYourself } from "../parts/copyYourself.tsx";
import { makeRoute } from "../routes/routes.ts";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { matchWords } from "./matchWords.ts";
import { makePlanLink } from "./planLink.ts";

export interface LinkCopy {
  readonly link: Shared | undefined;
  readonly copy: (plan: MatchPlan) => Promise<void>;
  readonly close: () => void;
}

export function useLinkCopy(): LinkCopy {
  const [link, setLink] = useState<Shared>();
  const copy = async (plan: MatchPlan): Promise<void> => {
    const code = makePlanLink(plan);
    setLink(code.ok ? await copyLink(makeRoute({ screen: "match", plan: code.value })) : { kind: "tooLong" });
  };
  return { link, copy, close: () => setLink(undefined) };
}

export function LinkNotice({
  shell,
  link,
}: {
  readonly shell: Shell;
  readonly link: Shared | undefined;
}): VNode | null {
  if (link === undefined) return null;
  if (link.kind === "copyYourself") return <CopyYourself t={shell.t} link={link.link} />;
  return <p>{matchWords(shell, "match")(`link.${link.kind}`)}</p>;
}
