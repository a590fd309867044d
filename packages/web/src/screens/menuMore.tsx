// What the menu has besides games: what is the player's own, then the quiet things; sound and full screen as small signs.

import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import type { Shell } from "../parts/context.ts";
import { canFullScreen, isFullScreen, toggleFullScreen } from "../parts/fullScreen.ts";
import type { Route } from "../routes/routes.ts";
import { tableNow } from "../settings/requests.ts";
import type { WordKey } from "../words/words.ts";

type Lines = readonly (readonly [WordKey, Route])[];

export interface MenuMoreProps {
  readonly shell: Shell;
  readonly shown: RuleBookId;
  readonly install?: (() => void) | undefined;
}

export function MenuMore({ shell, shown, install }: MenuMoreProps): VNode {
  const { t, go } = shell;
  const yours: Lines = [
    ["menu.practice", { screen: "practice", book: shown }],
    ["menu.drills", { screen: "drills" }],
    ["menu.profile", { screen: "profile" }],
    ["menu.replays", { screen: "replays" }],
    ["menu.records", { screen: "records", table: tableNow(shell.settings.value, shown).name }],
    ["menu.wonders", { screen: "wonders" }],
  ];
  const quiet: Lines = [
    ["menu.options", { screen: "options", tab: "game" }],
    ["menu.help", { screen: "help", page: "play" }],
    ["menu.notice", { screen: "legal" }],
  ];
  const item = (key: WordKey, onClick: () => void): VNode => (
    <li key={key}>
      <button type="button" class="menu-item is-quiet" onClick={onClick}>
        {t(key)}
      </button>
    </li>
  );
  return (
    <>
      <nav class="menu-yours" aria-label={t("menu.yours")}>
        <ul>{yours.map(([key, route]) => item(key, () => go(route)))}</ul>
      </nav>
      <nav class="menu-quiet" aria-label={t("menu.quiet")}>
        <ul>
          {quiet.map(([key, route]) => item(key, () => go(route)))}
          {install !== undefined && item("install.install", install)}
        </ul>
      </nav>
    </>
  );
}

const SPEAKER = "M4 9.5h3.5L12 5.5v13l-4.5-4H4z";
const WAVES = "M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11";
const CROSS = "M16 9.5l5 5M21 9.5l-5 5";
const OUTWARD = "M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5";
const INWARD = "M9 4v5H4M20 9h-5V4M15 20v-5h5M4 15h5v5";

/** Both have keys that hold everywhere (F-15). */
export function MenuTools({ shell }: { readonly shell: Shell }): VNode {
  const { t } = shell;
  const { isMuted } = shell.settings.value.sound;
  const mute = (): void => shell.saveSettings((now) => ({ ...now, sound: { ...now.sound, isMuted: !isMuted } }));
  const tool = (label: string, path: string, onClick: () => void): VNode => (
    <button type="button" class="icon is-drawn" aria-label={label} title={label} onClick={onClick}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={path} />
      </svg>
    </button>
  );
  return (
    <div class="menu-tools">
      {tool(t(isMuted ? "menu.unmute" : "menu.mute"), `${SPEAKER}${isMuted ? CROSS : WAVES}`, mute)}
      {canFullScreen() &&
        tool(
          t(isFullScreen.value ? "menu.window" : "menu.fullScreen"),
          isFullScreen.value ? INWARD : OUTWARD,
          toggleFullScreen,
        )}
    </div>
  );
}
