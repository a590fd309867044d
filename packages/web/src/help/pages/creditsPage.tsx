// Whose work stands behind this one, with its licence, and the notice (G-2.1, G-2.6).

import type { VNode } from "preact";
import { helpWords } from "../words.ts";
import type { PageProps } from "./pageProps.ts";

const FACES = [
  { name: "Unbounded", id: "unbounded", licence: "OFL-1.1" },
  { name: "Onest", id: "onest", licence: "OFL-1.1" },
  { name: "PT Mono", id: "ptMono", licence: "OFL-1.1" },
] as const;

const LIBRARIES = [
  { name: "PixiJS", id: "pixi", licence: "MIT" },
  { name: "Preact", id: "preact", licence: "MIT" },
  { name: "Preact Signals", id: "signals", licence: "MIT" },
  { name: "idb", id: "idb", licence: "ISC" },
  { name: "Mediabunny", id: "mediabunny", licence: "MPL-2.0" },
  { name: "tetris-fumen", id: "fumen", licence: "MIT" },
] as const;

export function CreditsPage({ app }: PageProps): VNode {
  const { t, language } = app.shell.value;
  const { help } = helpWords(language);
  const list = (works: typeof FACES | typeof LIBRARIES): VNode => (
    <ul class="credits">
      {works.map(({ name, id, licence }) => (
        <li key={id}>
          <b>{name}</b>
          <span>{help(`credits.${id}`)}</span>
          <small>{help("credits.licence", { licence })}</small>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      <p class="help-lead">{help("credits.lead")}</p>
      <div class="help-columns">
        <section>
          <h3>{help("credits.faces")}</h3>
          {list(FACES)}
        </section>
        <section>
          <h3>{help("credits.libraries")}</h3>
          {list(LIBRARIES)}
        </section>
        <section>
          <h3>{help("credits.tunes")}</h3>
          <p>{help("credits.tunesText")}</p>
        </section>
        <section>
          <h3>{help("credits.books")}</h3>
          <p>{help("credits.booksText")}</p>
        </section>
        <section>
          <h3>{help("credits.notice")}</h3>
          <p>{t("legal.independent")}</p>
          <p>{t("legal.trademark")}</p>
          <p>{t("legal.licence")}</p>
        </section>
      </div>
    </>
  );
}
