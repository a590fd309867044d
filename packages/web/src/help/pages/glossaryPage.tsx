// The documents' own terms, in the order of the reader's alphabet.

import type { VNode } from "preact";
import { helpWords } from "../words.ts";
import type { PageProps } from "./pageProps.ts";

const TERMS = [
  "autoRepeat",
  "backToBack",
  "block",
  "blockOut",
  "bufferZone",
  "facing",
  "fallSpeed",
  "ghost",
  "goal",
  "hardDrop",
  "hold",
  "kickback",
  "lineClear",
  "lockDown",
  "lockOut",
  "matrix",
  "mino",
  "next",
  "rotationPoint",
  "skyline",
  "softDrop",
  "square",
  "stakan",
  "startingBlocks",
  "srs",
  "surface",
  "tetrimino",
  "tSpin",
  "wonder",
] as const;

export function GlossaryPage({ app }: PageProps): VNode {
  const { language } = app.shell.value;
  const { help } = helpWords(language);
  const terms = TERMS.map((id) => ({ id, term: help(`term.${id}`) }));
  return (
    <>
      <p class="help-lead">{help("glossary.lead")}</p>
      <dl class="glossary">
        {terms
          .toSorted((a, b) => a.term.localeCompare(b.term, language))
          .map(({ id, term }) => (
            <div key={id}>
              <dt>{term}</dt>
              <dd>{help(`meaning.${id}`)}</dd>
            </div>
          ))}
      </dl>
    </>
  );
}
