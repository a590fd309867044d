// One kept game in the list: what it was, and, for the row in hand, what can be done with it.

import { Component, type ComponentChildren, type VNode } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { skinOf } from "../stage/skinOf.ts";
import { paintThumbnail } from "../picture/boardPainter.ts";
import type { Shell } from "../parts/context.ts";
import { bookOf } from "../settings/requests.ts";
import type { KeptReplay } from "../storage/storage.ts";
import { NAME_LENGTH } from "./file.ts";
import { IconButton } from "./iconButton.tsx";
import { paintSoon } from "./paintQueue.ts";
import { dateText, factsOf, rulesText, titleOf } from "./replayFacts.ts";
import { replayWords } from "./replayWords.ts";

const ROW_ACTIONS = ["race", "share", "save", "rename", "delete"] as const;
export type RowAction = (typeof ROW_ACTIONS)[number];

/** What a row can ask for. */
export interface RowHands {
  readonly watch: (replay: KeptReplay) => void;
  /** The row is in hand now. */
  readonly take: (replay: KeptReplay) => void;
  /** Shows what can be done also where there is little room, or hides it again. */
  readonly open: (replay: KeptReplay) => void;
  readonly favour: (replay: KeptReplay) => void;
  readonly act: (replay: KeptReplay, action: RowAction) => void;
  /** Undefined: it stays as it was. */
  readonly name: (replay: KeptReplay, name: string | undefined) => void;
}

export interface RowProps {
  readonly shell: Shell;
  readonly replay: KeptReplay;
  readonly place: number;
  readonly count: number;
  readonly height: number;
  /** The row in hand: it shows what can be done. */
  readonly isCurrent: boolean;
  readonly isTabStop: boolean;
  readonly isOpen: boolean;
  readonly isRenamed: boolean;
  readonly hands: RowHands;
}

export function rowId(id: string): string {
  return `replay-${id}`;
}

/** Drawn anew only when something about it changed: rows that merely scroll cost nothing. */
export class ReplayRow extends Component<RowProps> {
  override shouldComponentUpdate(next: RowProps): boolean {
    const names = Object.keys(next) as (keyof RowProps)[];
    return names.some((name) => next[name] !== this.props[name]);
  }

  override render(): VNode {
    return <Row {...this.props} />;
  }
}

function Row(props: RowProps): VNode {
  const { shell, replay, place, count, height, isCurrent, isOpen, isRenamed, hands } = props;
  const t = replayWords(shell);
  const take = (): void => {
    if (!isCurrent) hands.take(replay);
  };
  return (
    <li
      class={`replay ${isCurrent ? "is-current" : ""} ${isCurrent && isOpen ? "is-open" : ""}`}
      data-book={replay.ruleBook}
      aria-setsize={count}
      aria-posinset={place + 1}
      style={{ height: `${height}px`, transform: `translateY(${place * height}px)` }}
      onPointerMove={({ pointerType, movementX, movementY }) => {
        // A row that is scrolled under a mouse at rest is not meant.
        if (pointerType === "mouse" && (movementX !== 0 || movementY !== 0)) take();
      }}
      onFocusIn={take}
    >
      {isRenamed ? <Renaming key={replay.id} {...props} /> : <Watching {...props} />}
      <div class="replay-tools">
        {isCurrent && !isRenamed && <Actions {...props} />}
        <IconButton
          icon="more"
          label={t("row.more")}
          isPressed={isCurrent && isOpen}
          isAside={!isCurrent}
          onClick={() => hands.open(replay)}
        />
        <IconButton
          icon="favourite"
          label={t("row.favourite")}
          isPressed={replay.isFavourite}
          isAside={!isCurrent}
          onClick={() => hands.favour(replay)}
        />
      </div>
    </li>
  );
}

function Watching({ shell, replay, isTabStop, hands }: RowProps): VNode {
  return (
    <button
      type="button"
      id={rowId(replay.id)}
      class="replay-main"
      data-row
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => hands.watch(replay)}
    >
      <Contents shell={shell} replay={replay}>
        <span class="replay-name">{titleOf(shell, replay)}</span>
      </Contents>
    </button>
  );
}

function Renaming({ shell, replay, hands }: RowProps): VNode {
  const field = useRef<HTMLInputElement>(null);
  const isDone = useRef(false);
  useLayoutEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);
  const finish = (name: string | undefined): void => {
    // Leaving the field, as the row's end does, is no second answer.
    if (isDone.current) return;
    isDone.current = true;
    hands.name(replay, name);
  };
  return (
    <div class="replay-main">
      <Contents shell={shell} replay={replay}>
        <input
          ref={field}
          type="text"
          class="replay-name"
          aria-label={replayWords(shell)("row.name")}
          maxLength={NAME_LENGTH}
          defaultValue={replay.name}
          autocomplete="off"
          spellcheck={false}
          onKeyDown={(event) => {
            if (event.key !== "Enter" && event.key !== "Escape") return;
            event.preventDefault();
            event.stopPropagation();
            finish(event.key === "Enter" ? event.currentTarget.value : undefined);
          }}
          onBlur={(event) => finish(event.currentTarget.value)}
        />
      </Contents>
    </div>
  );
}

function Contents(props: Pick<RowProps, "shell" | "replay"> & { readonly children: ComponentChildren }): VNode {
  const { shell, replay, children } = props;
  const t = replayWords(shell);
  const [result, ...others] = factsOf(shell, replay);
  const isNamed = replay.name !== "";
  return (
    <>
      <Thumbnail shell={shell} replay={replay} />
      <span class="replay-what">
        {children}
        <span class="replay-rules">{isNamed ? rulesText(shell, replay.ruleBook, replay.variation) : ""}</span>
      </span>
      <span class="replay-result">
        <strong>{result}</strong>
        <span>{others.join(" · ")}</span>
      </span>
      <span class="replay-when">
        <span>{dateText(shell, replay.date)}</span>
        <span class="replay-origin">{replay.origin === "finished" ? "" : t(`origin.${replay.origin}`)}</span>
      </span>
    </>
  );
}

function Thumbnail({ shell, replay }: Pick<RowProps, "shell" | "replay">): VNode {
  const canvas = useRef<HTMLCanvasElement>(null);
  const skin = skinOf(replay.ruleBook, shell.settings.value.display);
  useLayoutEffect(() => {
    const { current } = canvas;
    if (current === null) return;
    // The row may have shown another game: no picture is better than the wrong one.
    current.style.visibility = "hidden";
    return paintSoon(() => {
      paintThumbnail(current, skin, bookOf(replay.ruleBook), replay.board);
      current.style.visibility = "";
    });
  }, [replay.id, skin]);
  return <canvas ref={canvas} class="replay-picture" aria-hidden="true" />;
}

function Actions({ shell, replay, hands }: RowProps): VNode {
  const t = replayWords(shell);
  return (
    <div class="replay-actions" role="group" aria-label={t("row.actions")}>
      {ROW_ACTIONS.filter((action) => action !== "race" || replay.match === undefined).map((action) => (
        <IconButton key={action} icon={action} label={t(`row.${action}`)} onClick={() => hands.act(replay, action)} />
      ))}
    </div>
  );
}
