// The set-up of a match: rule book and variation over all the rest, the start at the left, the players and the rules of the
// match at the right.

import { matchVariations, type Result, RULE_BOOKS } from "@korobeinix/engine";
import type { VNode } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Shell } from "../parts/context.ts";
import { Choice } from "../parts/controls.tsx";
import { Screen } from "../parts/screen.tsx";
import type { MatchPlan } from "../settings/matchPlan.ts";
import { bookOf } from "../settings/requests.ts";
import { variationName } from "../words/variationName.ts";
import { ClaimDialog } from "./claimDialog.tsx";
import { LinkNotice, useLinkCopy } from "./linkNotice.tsx";
import { MatchRules } from "./matchRules.tsx";
import { type LeftMatch, MatchStart, problemText } from "./matchStart.tsx";
import { matchWords } from "./matchWords.ts";
import { planProblem } from "./planProblem.ts";
import { setBook, setVariation } from "./planRules.ts";
import { PresetsDialog } from "./presetsDialog.tsx";
import { AvatarDialog, HandicapDialog } from "./seatDialogs.tsx";
import { namesOf, SeatList } from "./seatList.tsx";
import { useClaiming } from "./useClaiming.ts";
import { useRoomFor } from "./useRoomFor.ts";

export interface MatchSetupProps {
  readonly shell: Shell;
  readonly plan: MatchPlan;
  /** What became of the link that led here. */
  readonly link: Result<MatchPlan> | undefined;
  readonly left: LeftMatch | undefined;
  readonly onChange: (plan: MatchPlan) => void;
  readonly onStart: () => void;
}

type Opened = { readonly kind: "presets" } | { readonly kind: "avatar" | "handicap"; readonly seat: number };

/** Where the rules of the match need not be folded away. */
const ROOMY = "(width >= 1280px) and (height >= 700px)";

export function MatchSetup({ shell, plan, link, left, onChange, onStart }: MatchSetupProps): VNode {
  const { t } = shell;
  const w = matchWords(shell, "match");
  const [opened, setOpened] = useState<Opened>();
  const [areRulesOpen, setRulesOpen] = useState(() => matchMedia(ROOMY).matches);
  const copied = useLinkCopy();
  const names = namesOf(shell, plan);
  const variations = matchVariations(bookOf(plan.ruleBook));
  const sitting = useClaiming({ shell, plan, isFromLink: link?.ok === true, onChange });
  const { claiming, news } = sitting;
  const settings = shell.settings.value;
  const problem = problemText(shell, plan, names, planProblem(plan, settings, useRoomFor(plan, settings)));
  const opener = useRef<Element | null>(null);
  const show = (next: Opened): void => {
    opener.current = document.activeElement;
    setOpened(next);
  };
  const close = (): void => setOpened(undefined);
  // Back to where it was opened from.
  useLayoutEffect(() => {
    if (opened === undefined && opener.current instanceof HTMLElement) opener.current.focus();
  }, [opened]);
  const dialog = { shell, plan, onChange, onClose: close };
  return (
    <>
      <Screen shell={shell} name="match" title={w("title")} book={plan.ruleBook} onBack={shell.back}>
        {link !== undefined && (
          <p class="match-link" role={link.ok ? "status" : "alert"}>
            {link.ok ? w("link.shown") : w("link.broken", { why: w(`link.why.${whyBroken(link.problem.code)}`) })}
          </p>
        )}
        <div class="setup-what">
          <Choice
            label={t("setup.book")}
            value={plan.ruleBook}
            among={RULE_BOOKS.map(({ id }) => ({ value: id, label: t(`book.${id}`) }))}
            onChange={(id) => onChange(setBook(plan, id))}
          />
          {variations.length > 1 && (
            <Choice
              label={t("setup.variation")}
              value={plan.variation}
              among={variations.map(({ id }) => ({ value: id, label: variationName(shell, id) }))}
              onChange={(id) => onChange(setVariation(plan, id))}
            />
          )}
        </div>
        <div class="match-body">
          <MatchStart
            {...{ shell, plan, problem, left, onChange, onStart }}
            onPresets={() => show({ kind: "presets" })}
            onCopy={() => void copied.copy(plan)}
            notice={<LinkNotice shell={shell} link={copied.link} />}
          />
          <div class="match-main" data-column>
            <SeatList
              {...{ shell, plan, onChange }}
              onAsk={sitting.ask}
              onOpen={(kind, seat) => show({ kind, seat })}
            />
            <MatchRules
              {...{ shell, plan, onChange }}
              isOpen={areRulesOpen}
              onToggle={() => setRulesOpen(!areRulesOpen)}
            />
          </div>
        </div>
      </Screen>
      {opened?.kind === "presets" && (
        <PresetsDialog
          {...dialog}
          onTake={(taken) => {
            sitting.take(taken);
            close();
          }}
        />
      )}
      {claiming !== undefined && (
        <ClaimDialog
          {...{ shell, plan, names, claiming, news, problem, onStart }}
          onClaim={sitting.onClaim}
          onClose={sitting.close}
        />
      )}
      {opened?.kind === "avatar" && <AvatarDialog {...dialog} seat={opened.seat} called={names[opened.seat] ?? ""} />}
      {opened?.kind === "handicap" && (
        <HandicapDialog {...dialog} seat={opened.seat} called={names[opened.seat] ?? ""} />
      )}
    </>
  );
}

const REASONS = ["tooMuch", "version", "damaged"] as const;

function whyBroken(code: string): (typeof REASONS)[number] | "form" {
  return REASONS.find((reason) => reason === code) ?? "form";
}
