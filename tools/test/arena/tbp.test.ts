// The referee of the Tetris Bot Protocol and its partners: one that plays, and all the ways of losing by rule.

import { once } from "node:events";
import { type AddressInfo, type Socket, createServer } from "node:net";
import { afterAll, describe, expect, it } from "vitest";
import { runTbpArena } from "../../src/arena/tbp/run.ts";
import { Gathered } from "../gathered.ts";
import { OWN_BOT, Partners } from "./partners.ts";

const partners = new Partners();
afterAll(() => partners.remove());

interface Answer {
  readonly code: number;
  readonly lines: readonly string[];
  readonly error: string;
}

async function run(command: string, ...more: string[]): Promise<Answer> {
  const [out, error] = [new Gathered(), new Gathered()];
  // Time enough for a slow machine; whoever is to run out of it gets little.
  const times = ["--think", "0", "--ms", "45000", "--start-ms", "45000"];
  const args = ["--tbp", command, ...times, "--games", "1", "--pieces", "10", "--nodes", "200", ...more];
  const code = await runTbpArena(args, out, error);
  return { code, lines: out.text.trimEnd().split("\n"), error: error.text };
}

describe("a good partner", () => {
  it("C-12: plays its games against ours, and anyone gets the same numbers", async () => {
    const answer = await run(OWN_BOT, "--games", "2", "--seed", "7");
    expect(answer.lines.slice(0, 3)).toEqual([
      "game 1, seed 7: drawn after 10 pieces",
      "game 2, seed 8: drawn after 10 pieces",
      "Korobeinix 0.1.0 won 0, ours won 0, 2 drawn",
    ]);
    expect(answer.lines[3]).toMatch(/^Korobeinix 0\.1\.0: \d\.\d{3} attack a piece, 20 pieces, \d+ nodes a move$/);
    expect(answer.lines[4]).toBe(answer.lines[3]!.replace("Korobeinix 0.1.0", "ours"));
    expect(answer.code).toBe(0);
    expect(await run(OWN_BOT, "--games", "2", "--seed", "7")).toEqual(answer);
  });

  it("C-12: is measured alone", async () => {
    const { code, lines } = await run(OWN_BOT, "--alone");
    expect(lines[0]).toBe("game 1, seed 1: over after 10 pieces");
    expect(lines[1]).toBe("1 games alone");
    expect(lines[2]).toMatch(/^Korobeinix 0\.1\.0: \d\.\d{3} attack a piece, 10 pieces/);
    expect(code).toBe(0);
  });

  it("C-12: that lists moves which are not valid plays its most preferred valid one", async () => {
    const script = `answers.suggest = () => suggest(
      move(queue[0], "north", 4, 20, "none"),
      ...["north", "east", "south", "west"].flatMap((turn) => [0, 1, 2].map((y) => move(queue[0], turn, 4, y, "none"))),
    );`;
    const { code, lines } = await run(partners.polite(script), "--pieces", "1");
    expect(lines[0]).toBe("game 1, seed 1: drawn after 1 pieces");
    expect(lines[2]).toMatch(/[1-9] preferred moves were not valid$/);
    expect(code).toBe(0);
  });

  it("C-12: that forfeits has lost, and broken no rule", async () => {
    const { code, lines } = await run(partners.polite("answers.suggest = () => suggest();"), "--games", "2");
    expect(lines.slice(0, 3)).toEqual([
      "game 1, seed 1: ours wins after 0 pieces; Test 1 forfeits",
      "game 2, seed 2: ours wins after 0 pieces; Test 1 forfeits",
      "Test 1 won 0, ours won 2, 0 drawn",
    ]);
    expect(code).toBe(0);
  });

  it("C-12: that dies on its board has lost to the one that stands", async () => {
    // Straight down in the middle, whatever comes: every cell that a centre can have there.
    const script = `answers.suggest = () => suggest(...Array.from({ length: 40 }, (_, y) => y)
      .flatMap((y) => ["north", "east"].map((turn) => move(queue[0], turn, 4, y, "none"))));
    answers.play = () => { queue.shift(); };
    answers.new_piece = ({ piece }) => { queue.push(piece); };`;
    const { code, lines } = await run(partners.polite(script), "--pieces", "60");
    expect(lines[0]).toMatch(/^game 1, seed 1: ours wins after \d+ pieces$/);
    expect(code).toBe(0);
  });
});

describe("by rule loses", () => {
  it.each([
    [
      "an unreachable place",
      `suggest(move(queue[0], "north", 4, 12, "none"))`,
      /no valid move \(. north at 4, 12: it cannot come to rest there\)/,
    ],
    [
      "a spin that is none",
      `suggest(...[0, 1].map((y) => move(queue[0], "north", 4, y, "full")))`,
      /no valid move \(. north at 4, 0 as a full spin: its spin would be none\)/,
    ],
    [
      "a piece that is not at hand",
      `suggest(move("IJLOSTZ".split("").find((each) => !queue.slice(0, 2).includes(each)), "north", 4, 1, "none"))`,
      /no . is at hand/,
    ],
    [
      "a place outside of the board",
      `suggest(move(queue[0], "north", 4, -3, "none"))`,
      /a broken message \(input 1: its centre lies outside of the board\)/,
    ],
    ["broken JSON", `process.stdout.write("{oops\\n")`, /a broken message \(line: is no JSON\)/],
    ["a suggestion without moves", `say({ type: "suggestion" })`, /a broken message \(input: is no list\)/],
    ["an answer to another question", `say({ type: "ready" })`, /ready where suggestion was due/],
    ["an error", `say({ type: "error", reason: "unsupported_rules" })`, /it cannot play: unsupported_rules/],
    ["a crash", `process.exit(3)`, /its process ended \(code 3\)/],
    [
      "a flood of messages",
      `{ for (;;) say({ type: "noise" }); }`,
      /a flood of more than 100 messages that say nothing/,
    ],
    [
      "a line without end",
      `{ for (;;) process.stdout.write("x".repeat(10_000)); }`,
      /a line of more than 100000 characters/,
    ],
  ])("C-12: %s", async (_, answer, fault) => {
    const { code, lines } = await run(partners.polite(`answers.suggest = () => ${answer};`));
    expect(lines[0]).toMatch(/^game 1, seed 1: ours wins after 0 pieces; Test 1 loses by rule: /);
    expect(lines[0]).toMatch(fault);
    expect(lines[1]).toBe("Test 1 won 0, ours won 1, 0 drawn, 1 lost by rule");
    expect(code).toBe(1);
  });

  it("C-12: one that says nothing when it is asked", async () => {
    const { code, lines } = await run(partners.polite(""), "--ms", "30");
    expect(lines[0]).toBe("game 1, seed 1: ours wins after 0 pieces; Test 1 loses by rule: no suggestion within 30 ms");
    expect(code).toBe(1);
  });

  it("C-12: one that speaks although nothing was asked", async () => {
    const script = `answers.start = () => suggest();`;
    const { lines } = await run(partners.polite(script), "--think", "60000");
    expect(lines[0]).toMatch(/loses by rule: suggestion although nothing was asked$/);
  });

  it("C-12: one that never comes to the table loses all games", async () => {
    const silent = await run(partners.rude("setInterval(() => undefined, 1000);"), "--start-ms", "30", "--games", "9");
    expect(silent.lines).toEqual([
      "the partner does not come to the table and loses what is left by rule: no info within 30 ms",
    ]);
    expect(silent.code).toBe(1);
    const missing = await run("there-is-no-such-command");
    expect(missing.lines[0]).toMatch(/its process ended \(code 127\)$/);
    const refuses = `answers.rules = () => say({ type: "error", reason: "unsupported_rules" });`;
    expect((await run(partners.polite(refuses))).lines[0]).toMatch(/it cannot play: unsupported_rules$/);
  });

  it("C-12: one game only, for it begins the next one anew", async () => {
    const script = `const { existsSync, writeFileSync } = require("node:fs");
      const mark = __filename + ".mark";
      const isSecond = existsSync(mark);
      writeFileSync(mark, "");
      answers.suggest = () => (isSecond ? suggest() : process.stdout.write("{oops\\n"));`;
    const { lines } = await run(partners.polite(script), "--games", "2");
    expect(lines[0]).toMatch(/^game 1, seed 1: ours wins .* a broken message/);
    expect(lines[1]).toBe("game 2, seed 2: ours wins after 0 pieces; Test 1 forfeits");
    expect(lines[2]).toBe("Test 1 won 0, ours won 2, 0 drawn, 1 lost by rule");
  });
});

describe("afterwards", () => {
  it.each([
    ["plays", "suggest()", 0],
    ["crashes", "process.exit(1)", 1],
  ])("C-12: nothing is left of what a partner that %s has started", async (_, answer, code) => {
    // Its own child holds a connection open for as long as it lives.
    const server = createServer();
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
    const { port } = server.address() as AddressInfo;
    const child = `require("node:net").connect(${port}, "127.0.0.1", () => console.log("here"))`;
    const script = `const child = require("node:child_process").spawn(process.execPath, ["-e", ${JSON.stringify(child)}],
      { stdio: ["ignore", "pipe", "ignore"] });
      child.stdout.once("data", greet);
      answers.suggest = () => ${answer};`;
    const connected = once(server, "connection") as Promise<[Socket]>;
    const { code: ended } = await run(partners.slow(script));
    expect(ended).toBe(code);
    const [socket] = await connected;
    socket.on("error", () => undefined);
    socket.resume();
    if (!socket.closed) await once(socket, "close");
    expect(socket.closed).toBe(true);
    server.close();
  });
});

describe("the call", () => {
  it.each([
    [["--tbp", " "], "--tbp needs a command"],
    [["--tbp", "x", "--games", "0"], "--games is a whole number from 1 to 100000"],
    [["--tbp", "x", "--seed", "1.5"], "--seed is a whole number from 0 to 1000000000000000"],
    [["--tbp", "x", "--ms", ""], "--ms is a whole number from 1 to 600000"],
  ])("C-12: %j is refused", async (args, why) => {
    const [out, error] = [new Gathered(), new Gathered()];
    expect(await runTbpArena(args, out, error)).toBe(2);
    expect(error.text.split("\n")[0]).toBe(why);
    expect(error.text).toContain("usage: npm run arena -- --tbp COMMAND");
    expect(out.text).toBe("");
  });

  it("C-12: an unknown option is refused", async () => {
    expect((await run("x", "--sing")).code).toBe(2);
  });
});
