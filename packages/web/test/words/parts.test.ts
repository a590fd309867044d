import { describe, expect, it } from "vitest";
import { LANGUAGE_IDS, type Part } from "../../src/words/words.ts";
import { fetchAllWords, PARTS, plainWords } from "./allWords.ts";

await fetchAllWords();

const placeholdersOf = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Names and figures that may be the same in two languages. */
const SAME: { readonly [Name in Part]: readonly RegExp[] } = {
  bookPages: [/^score\.plain$/],
  coach: [/^(percent|worth\.less)$/],
  compare: [/^no$/],
  computers: [],
  demonstrations: [/^(kind\.title|subject\.spins|(triple|tetris|miniTSpin|tSpin)\.title)$/],
  drills: [/^(family\.(spins|finesse)|stars\.of|choice\.(tSpinTriple|tetris)|spin(Triple|Mini|Chain)\.title)$/],
  film: [/^film\.(pixels|times|video)$/],
  game: [
    /^app\.name$/,
    /^book\./,
    /^year\.(guideline|new|reglas)$/,
    /^variation\.(sprint|ultra)$/,
    /^value\.(goal\.variable|minutes|ms|percent|times)$/,
    /^action\.(triple|tetris|miniTSpin|tSpin)$/,
    /^stat\.(triple|tetris|miniTSpin|tSpin)$/,
    /^reglas:stat\.pieces$/,
    /^tune\.(kalinka|trepak|haluci)$/,
    /^key\.(Enter|Escape)$/,
    /^menu\.line$/,
    /^controls\.gamepad$/,
    /^result\.percent$/,
    /^panel\.(short\.(piecesPerSecond|keysPerPiece|backToBack|linesPerMinute)|seconds)$/,
    /^records\.caption$/,
    /^skin\.korobeinix$/,
    /^why\.playing$/,
  ],
  match: [/^value\.(seconds|percent)$/],
  help: [/^(controls\.gamepad|term\.(mino|srs|stakan|tSpin))$/],
  practice: [/^(tool\.fumen|fumen\.title)$/],
  profile: [/^(days\.day$|hours\.|value\.percent$)/],
  replays: [/^(fact\.time|problem\.sentence|where\.byte)$/],
  result: [],
  standings: [],
  touch: [],
  versus: [/^title$/],
  watch: [/^(watch\.(times|at)|race\.seconds)$/],
  why: [],
  wonders: [],
};
/** Says nothing while nothing is to be said. */
const EMPTY = "why.playing";

const OTHERS = LANGUAGE_IDS.filter((id) => id !== "en");
const CASES = OTHERS.flatMap((language) => PARTS.map((part) => [language, part] as const));

describe.each(CASES)("in %s, the words of %s", (language, part) => {
  const en = plainWords("en", part);
  const words = plainWords(language, part);
  const keys = Object.keys(en);

  it("R-12: every string that English has is there, and none is empty", () => {
    expect(Object.keys(words).sort()).toEqual(keys.toSorted());
    expect(keys.filter((key) => key !== EMPTY && (words[key]?.trim() === "" || en[key]?.trim() === ""))).toEqual([]);
  });

  it("R-12: every string has the same values to fill in", () => {
    const filled = (all: typeof words): string[] => keys.map((key) => `${key} ${placeholdersOf(all[key]!).join(" ")}`);
    expect(filled(words)).toEqual(filled(en));
  });

  it("R-12: nothing is left in English", () => {
    const same = keys.filter((key) => words[key] === en[key] && !SAME[part].some((pattern) => pattern.test(key)));
    expect(same).toEqual([]);
  });
});

it("R-12: the lists of what may be the same name nothing that differs everywhere", () => {
  const isSame = (part: Part, pattern: RegExp): boolean =>
    OTHERS.some((language) =>
      Object.entries(plainWords("en", part)).some(
        ([key, text]) => pattern.test(key) && plainWords(language, part)[key] === text,
      ),
    );
  expect(PARTS.flatMap((part) => SAME[part].filter((pattern) => !isSame(part, pattern)))).toEqual([]);
});

describe.each(PARTS)("in Spanish, the words of %s", (part) => {
  const es = Object.entries(plainWords("es", part)).map(([key, text]) => [key, text] as const);

  it("R-2: Tetrominós are called so, with accent and capital, never pieces, counters, sticks or tetrads", () => {
    const wrong = es.filter(([key, text]) => {
      const rest = text.replaceAll(/pieza fantasma/gi, "");
      return (
        key !== "why.notALog" &&
        /\bpiezas?\b|palit|tétrada|\bfichas?\b|tetrominoe|tetrimino|tetromino(?!\p{L})/iu.test(rest)
      );
    });
    expect(wrong).toEqual([]);
    const names = es.flatMap(([, text]) => text.match(/tetromin\p{L}*/giu) ?? []);
    expect(names.filter((name) => !/^Tetrominós?$/.test(name))).toEqual([]);
  });
});

it("R-2: a kept game is a partida, not a juego", () => {
  const replays = Object.entries(plainWords("es", "replays"));
  expect(replays.filter(([, text]) => /\bjuegos?\b/i.test(text)).map(([key]) => key)).toEqual(["why.notALog"]);
});
