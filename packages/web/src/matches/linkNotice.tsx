// Passing a plan on by its link, and what came of it.

import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { copyLink, type Shared } from "../library/share.ts";
import type { Shell } from "../parts/context.ts";
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
  const w = matchWords(shell, "match");
  const field = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => field.current?.select(), [link]);
  if (link === undefined) return null;
  return (
    <>
      <p>{w(`link.${link.kind}`)}</p>
      {link.kind === "copyYourself" && (
        <input ref={field} type="text" readOnly aria-label={w("link.label")} value={link.link} />
      )}
    </>
  );
}
