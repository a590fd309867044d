// Lint, and the walls between packages and folders. A wall's message names the way round.

import { defineConfig } from "oxlint";

/**
 * The folders of `packages/web/src`, lowest first: a file imports from its own folder and from those before it. Styles
 * may be imported from anywhere, main.tsx stands above all.
 */
const WEB_LADDER = [
  "words",
  "settings",
  "routes",
  "storage",
  "input",
  "feel",
  "sound",
  "stage",
  "logs",
  "demos",
  "computers",
  "table",
  "library",
  "parts",
  "picture",
  "help",
  "coach",
  "practice",
  "drills",
  "film",
  "replays",
  "offline",
  "screens",
  "live",
  "matches",
  "profile",
  "app",
];

const BY_NAME = {
  regex: "/(src|test|tools|packages|node_modules)/",
  message: "A package is reached by its name, and nothing outside of src by its path.",
};
const NO_SERVER = {
  group: ["@korobeinix/server", "@korobeinix/server/**", "@korobeinix/tools", "@korobeinix/tools/**"],
  message: "The web speaks to the server over the wire; what both need belongs to netplay.",
};

function noImports(...patterns: readonly object[]): object {
  return { "no-restricted-imports": ["error", { patterns }] };
}

const webWalls = WEB_LADDER.map((folder, i) => {
  const above = WEB_LADDER.slice(i + 1);
  const ladder = {
    regex: `^(\\.\\./)+(${above.join("|")}|main\\.tsx)(/|$)`,
    message: `${folder}/ stands below that folder (see WEB_LADDER in oxlint.config.ts): pass in what is needed, or move what both need down.`,
  };
  return {
    files: [`packages/web/src/${folder}/**`],
    rules: noImports(BY_NAME, NO_SERVER, ...(above.length > 0 ? [ladder] : [])),
  };
});

const NO_CLOCK = "No clock here: time comes in with the inputs, in microseconds.";
const NO_WAITING = "Nothing waits here: a moment is a number in the state, see play.ts.";
const NO_MACHINE = "The machine is the shell's: pass in what is needed.";
const NO_LOCALE = "No locale here: order by code, format in the shell.";

const PURE_GLOBALS: { readonly [message: string]: readonly string[] } = {
  [NO_CLOCK]: ["Date", "performance"],
  [NO_WAITING]: ["setTimeout", "setInterval", "setImmediate", "queueMicrotask", "requestAnimationFrame"],
  "Nobody is talked to here: tell it as an event, or return it.": ["console"],
  [NO_MACHINE]: ["process", "window", "document", "navigator", "localStorage", "globalThis", "self", "fetch"],
  "Random numbers come from random.ts, by seed.": ["crypto"],
  "No locale here: words and their order are the shell's.": ["Intl"],
};

/** What a browser withholds from a page that came by plain http from another machine. */
const NO_SECURE_ONLY = {
  "no-restricted-properties": [
    "error",
    {
      object: "crypto",
      property: "randomUUID",
      message: "Pages that came by plain http do not have it: storage/newId.ts makes ids.",
    },
    {
      object: "navigator",
      property: "clipboard",
      message: "Pages that came by plain http do not have it: library/clipboard.ts copies.",
    },
    {
      property: "getCoalescedEvents",
      message: "Pages that came by plain http do not have it: input/touch.ts does without.",
    },
  ],
};

/** They differ in the last digit between machines. */
const INEXACT =
  "acos acosh asin asinh atan atan2 atanh cbrt cos cosh exp expm1 hypot log log10 log1p log2 pow sin sinh tan tanh";

export default defineConfig({
  plugins: ["eslint", "typescript", "unicorn", "oxc", "import", "promise", "vitest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  ignorePatterns: ["docs/**", "dist/**", "out/**"],
  rules: {
    eqeqeq: "error",
    "no-console": "error",
    "no-var": "error",
    "prefer-const": "error",
    "max-lines": ["error", { max: 400, skipBlankLines: true, skipComments: true }],
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-imports": ["error", { fixStyle: "inline-type-imports" }],
    "typescript/no-import-type-side-effects": "error",
    "typescript/no-misused-promises": "error",
    "typescript/no-unsafe-argument": "error",
    "typescript/no-unsafe-assignment": "error",
    "typescript/no-unsafe-call": "error",
    "typescript/no-unsafe-member-access": "error",
    "typescript/no-unsafe-return": "error",
    "typescript/only-throw-error": "error",
    "typescript/prefer-readonly": "error",
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "unicorn/prefer-node-protocol": "error",
    "vitest/valid-expect": ["error", { maxArgs: 2 }],
    "import/no-named-as-default-member": "off",
    "no-await-in-loop": "off",
    "oxc/no-map-spread": "off",
    "typescript/consistent-return": "off",
    "typescript/no-meaningless-void-operator": "off",
    "typescript/no-misused-spread": "off",
    "typescript/no-unsafe-type-assertion": "off",
    "unicorn/consistent-function-scoping": "off",
    "unicorn/no-array-reverse": "off",
    "unicorn/no-array-sort": "off",
    "unicorn/no-new-array": "off",
    "vitest/expect-expect": ["error", { assertFunctionNames: ["expect", "expect*", "fc.assert"] }],
    "vitest/no-conditional-expect": "off",
    "vitest/no-standalone-expect": "off",
  },
  overrides: [
    {
      files: ["packages/{engine,bots,netplay}/src/**"],
      rules: {
        "no-restricted-globals": [
          "error",
          ...Object.entries(PURE_GLOBALS).flatMap(([message, names]) => names.map((name) => ({ name, message }))),
        ],
        "no-restricted-properties": [
          "error",
          { object: "Math", property: "random", message: "Random numbers come from random.ts, by seed." },
          ...INEXACT.split(" ").map((property) => ({
            object: "Math",
            property,
            message: "Only + − × ÷ and integers agree everywhere: use a table.",
          })),
          ...["localeCompare", "toLocaleString", "toLocaleLowerCase", "toLocaleUpperCase"].map((property) => ({
            property,
            message: NO_LOCALE,
          })),
        ],
      },
    },
    {
      files: ["packages/engine/src/**"],
      rules: noImports(BY_NAME, {
        group: ["*", "!./**", "!../**"],
        message: "The engine imports nothing; what it needs is written in it or passed in.",
      }),
    },
    {
      files: ["packages/{bots,netplay}/src/**"],
      rules: noImports(BY_NAME, {
        group: ["*", "!./**", "!../**", "!@korobeinix", "!@korobeinix/engine", "!@korobeinix/engine/*"],
        message: "Bots and netplay import the engine and nothing else; clocks, sockets and files belong to the shell.",
      }),
    },
    { files: ["packages/web/src/**"], rules: { ...noImports(BY_NAME, NO_SERVER), ...NO_SECURE_ONLY } },
    { files: ["packages/web/src/{library/clipboard,input/touch}.ts"], rules: { "no-restricted-properties": "off" } },
    ...webWalls,
    {
      files: ["packages/server/src/**"],
      rules: noImports(BY_NAME, {
        group: ["@korobeinix/web", "@korobeinix/web/**", "@korobeinix/tools", "@korobeinix/tools/**"],
        message: "The server knows nothing of the web; what both need belongs to netplay.",
      }),
    },
    { files: ["tools/**", "scripts/**", "packages/server/**"], rules: { "no-console": "off" } },
    {
      files: ["**/test/**"],
      rules: { "typescript/no-unsafe-assignment": "off", "typescript/switch-exhaustiveness-check": "off" },
    },
    {
      files: ["scripts/**"],
      rules: {
        "typescript/no-unsafe-argument": "off",
        "typescript/no-unsafe-assignment": "off",
        "typescript/no-unsafe-call": "off",
        "typescript/no-unsafe-member-access": "off",
        "typescript/no-unsafe-return": "off",
      },
    },
    { files: ["*.config.ts", "**/*.config.ts"], rules: { "import/no-default-export": "off" } },
    {
      files: ["packages/web/src/**"],
      rules: { "import/no-unassigned-import": ["error", { allow: ["**/*.css", "pixi.js/unsafe-eval"] }] },
    },
  ],
});
