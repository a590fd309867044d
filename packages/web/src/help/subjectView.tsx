// A subject with its demonstrations: a list to choose from, the one that is chosen, and beside or below it what is to be
// read about it.

import "../styles/demonstration.css";
import type { ComponentChildren, VNode } from "preact";
import { useState } from "preact/hooks";
import type { App } from "../parts/context.ts";
import type { Demonstration } from "./demonstration.ts";
import { type Subject, SUBJECTS } from "./demonstrations/index.ts";
import type { Hand } from "./hand.ts";
import { Player } from "./player.tsx";
import { helpWords, toldOf } from "./words.ts";

interface SubjectViewProps {
  readonly app: App;
  readonly subject: Subject;
  readonly hand: Hand;
  /** More to read about it. */
  readonly children?: ComponentChildren;
}

export function SubjectView({ app, subject, hand, children }: SubjectViewProps): VNode {
  const shell = app.shell.value;
  const words = helpWords(shell.language);
  const all: readonly Demonstration[] = SUBJECTS[subject];
  const [chosen, setChosen] = useState(0);
  const [isTouched, setTouched] = useState(false);
  const demonstration = all[chosen];
  const title = words.shown(`subject.${subject}`);
  return (
    <section class="subject" aria-label={title} data-subject={subject}>
      <header class="subject-head">
        <h3>{title}</h3>
        {all.length > 1 && (
          <nav class="subject-list" aria-label={words.help("demo.list", { subject: title })}>
            {all.map((each, i) => (
              <button
                key={each.id}
                type="button"
                class="tab"
                aria-current={i === chosen ? "true" : undefined}
                onClick={() => {
                  setTouched(true);
                  setChosen(i);
                }}
              >
                {toldOf(words, shell.t, each).title}
              </button>
            ))}
          </nav>
        )}
      </header>
      <div class="subject-body">
        {demonstration !== undefined && (
          <Player key={demonstration.id} {...{ app, demonstration, hand }} isChosen={isTouched} />
        )}
        <div class="subject-notes">
          <p>{words.shown(`about.${subject}`)}</p>
          {children}
        </div>
      </div>
    </section>
  );
}
