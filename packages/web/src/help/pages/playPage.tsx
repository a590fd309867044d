// How to play: demonstrations, each with the words of the documents that belong to it.

import type { VNode } from "preact";
import { type Subject, SUBJECTS_ON } from "../demonstrations/index.ts";
import { SubjectView } from "../subjectView.tsx";
import { helpWords } from "../words.ts";
import type { PageProps } from "./pageProps.ts";

/** What is to be read beside a demonstration. */
const PARTS: { readonly [Name in Subject]?: readonly ("matrix" | "move" | "lock" | "end")[] } = {
  lines: ["matrix", "move"],
  drops: ["lock"],
  hold: ["end"],
};

export function PlayPage({ app, hand }: PageProps): VNode {
  const { help } = helpWords(app.shell.value.language);
  return (
    <>
      <p class="help-lead">{help("play.lead")}</p>
      {SUBJECTS_ON.play.map((subject) => (
        <SubjectView key={subject} {...{ app, hand, subject }}>
          {PARTS[subject]?.map((part) => (
            <section key={part}>
              <h4>{help(`play.${part}`)}</h4>
              <p>{help(`play.${part}Text`)}</p>
            </section>
          ))}
        </SubjectView>
      ))}
    </>
  );
}
