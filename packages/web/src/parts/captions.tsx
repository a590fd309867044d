// Captions of another time and language: they are shown as they were, and in the player's own language when they are
// pointed at, in a pause, and always if that is chosen (F-8).

import "../styles/captions.css";
import type { RuleBookId } from "@korobeinix/engine";
import type { VNode } from "preact";
import { spokenBy, type Translate } from "../words/translate.ts";
import { captionsOf } from "./captionTable.ts";

export interface CaptionProps {
  /** As it stood on the display; undefined: it never was another. */
  readonly caption: string | undefined;
  /** What it means. */
  readonly name: string;
}

/** Which of the two is seen is the stylesheet's business; a screen reader says what it means. */
export function Caption({ caption, name }: CaptionProps): VNode {
  if (caption === undefined) return <dt>{name}</dt>;
  return (
    <dt class="caption" data-tap>
      <span class="caption-own" lang="ru" aria-hidden="true">
        {caption}
      </span>
      <span class="caption-meaning">{name}</span>
    </dt>
  );
}

/** All of a display's captions with what they mean; nothing where it has none of its own. */
export function CaptionKey({ t, book }: { readonly t: Translate; readonly book: RuleBookId }): VNode | null {
  const captions = captionsOf(book);
  if (captions.length === 0) return null;
  const said = spokenBy(t, book);
  return (
    <dl class="caption-key">
      {captions.map(([name, caption]) => (
        <div key={name}>
          <dt lang="ru">{caption}</dt>
          <dd>{said(`hud.${name}`)}</dd>
        </div>
      ))}
    </dl>
  );
}
