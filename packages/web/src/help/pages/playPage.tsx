// How to play, in the words of the documents, and the first demonstrations.

import type { VNode } from "preact";
import { SUBJECTS_ON } from "../demonstrations/index.ts";
import { SubjectView } from "../subjectView.tsx";
import { helpWords } from "../words.ts";
import type { PageProps } from "./pageProps.ts";

const PARTS = ["matrix", "move", "drop", "lock", "queues", "end"] as const;

export function PlayPage({ app, hand }: PageProps): VNode {
  const { help } = helpWords(app.shell.value.language);
  return (
    <>
      <p class="help-lead">{help("play.lead")}</p>
      <div class="help-columns">
        {PARTS.map((part) => (
          <section key={part}>
            <h3>{help(`play.${part}`)}</h3>
            <p>{help(`play.${part}Text`)}</p>
          </section>
        ))}
      </div>
      <section class="help-watch">
        <h3>{help("play.watch")}</h3>
        <p>{help("play.watchText")}</p>
      </section>
      {SUBJECTS_ON.play.map((subject) => (
        <SubjectView key={subject} {...{ app, hand, subject }} />
      ))}
    </>
  );
}
