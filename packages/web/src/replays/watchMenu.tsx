// What can be done with a replay: buttons at the end of the bar, and the rest behind one of them. What came of it is said.

import type { ComponentChildren, VNode } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { CopyYourself } from "../parts/copyYourself.tsx";
import { focusFirst } from "../parts/focus.ts";
import type { Translate } from "../words/translate.ts";
import type { TranslateWatch } from "./watchWords.ts";

export type Told = Parameters<TranslateWatch>[0];

/** What came of an action: words that go after a while, or a link that stays until it is closed. */
export type News = { readonly told: Told } | { readonly link: string };

/** Closes the menu, acts, and says what came of it. */
export type Act = (action: () => News | undefined | Promise<News>) => () => void;

export interface WatchMenuProps {
  readonly t: Translate;
  readonly w: TranslateWatch;
  readonly buttons: ComponentChildren;
  readonly items: (act: Act) => ComponentChildren;
}

/** How long words stay. */
const TOLD_MS = 6_000;

export function WatchMenu({ t, w, buttons, items }: WatchMenuProps): VNode {
  const [isOpen, setOpen] = useState(false);
  const [news, setNews] = useNews();
  const root = useRef<HTMLDivElement>(null);
  const more = useRef<HTMLDivElement>(null);
  const hasLink = news !== undefined && "link" in news;
  const close = (): void => {
    setOpen(false);
    if (hasLink) setNews(undefined);
    root.current?.querySelector<HTMLElement>(".is-more")?.focus();
  };
  useClosing(root, isOpen || hasLink, close, () => setOpen(false));
  useLayoutEffect(() => {
    if (isOpen && more.current !== null) focusFirst(more.current);
  }, [isOpen]);
  const act: Act = (action) => () => {
    close();
    const tell = async (): Promise<void> => setNews(await action());
    void tell();
  };
  return (
    <div
      class={isOpen ? "watch-actions is-open" : "watch-actions"}
      role="group"
      aria-label={w("watch.actions")}
      ref={root}
    >
      {buttons}
      <button
        type="button"
        class="watch-action is-more"
        aria-expanded={isOpen}
        aria-controls="watch-more"
        onClick={() => setOpen(!isOpen)}
      >
        {w("watch.more")}
      </button>
      <div class="watch-more" id="watch-more" data-layer hidden={!isOpen} ref={more}>
        {items(act)}
      </div>
      <div class="watch-told" role="status">
        {news !== undefined && "told" in news && <p>{w(news.told)}</p>}
        {hasLink && (
          <>
            <CopyYourself t={t} link={news.link} />
            <button type="button" class="secondary" onClick={close}>
              {w("watch.close")}
            </button>
          </>
        )}
      </div>
    </div>
  );
}

interface ItemProps {
  readonly label: string;
  /** Only where it has no place of its own on the screen: where there is little room, or none beside the Matrix. */
  readonly where?: "tight" | "narrow" | "upright";
  readonly onClick: () => void;
}

export function Item({ label, where, onClick }: ItemProps): VNode {
  return (
    <button type="button" class={where === undefined ? "watch-item" : `watch-item is-${where}-only`} onClick={onClick}>
      {label}
    </button>
  );
}

/** Words go after a while. */
function useNews(): [News | undefined, (news: News | undefined) => void] {
  const [news, setNews] = useState<News>();
  useEffect(() => {
    if (news === undefined || "link" in news) return undefined;
    const timer = setTimeout(() => setNews(undefined), TOLD_MS);
    return () => clearTimeout(timer);
  }, [news]);
  return [news, setNews];
}

/** Closes what has opened with Escape, or with a press elsewhere. */
function useClosing(
  root: { readonly current: HTMLElement | null },
  isOpen: boolean,
  onEscape: () => void,
  onElsewhere: () => void,
): void {
  // From the first picture of it on: an Escape in between would leave the screen.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      onEscape();
    };
    const onPointerDown = ({ target }: PointerEvent): void => {
      if (target instanceof Node && root.current?.contains(target) !== true) onElsewhere();
    };
    window.addEventListener("keydown", onKeyDown, true);
    window.addEventListener("pointerdown", onPointerDown, true);
    return () => {
      window.removeEventListener("keydown", onKeyDown, true);
      window.removeEventListener("pointerdown", onPointerDown, true);
    };
  }, [isOpen]);
}
