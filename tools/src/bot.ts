// `npm run --silent bot`: our Guideline player as a process of the Tetris Bot Protocol, one JSON object a line on standard
// input and output. `-- --nodes N` sets how many positions it looks at for a move. Without `--silent` npm writes lines of its
// own before ours, which no frontend understands.

import { once } from "node:events";
import process from "node:process";
import { parseArgs } from "node:util";
import { type FromBot, MAX_TBP_LINE, TBP_INFO, TBP_SKILL, TbpBot } from "@korobeinix/bots";
import { Lines } from "./arena/tbp/lines.ts";

async function say(messages: readonly FromBot[]): Promise<void> {
  for (const message of messages) {
    // Whoever asks and does not read must not fill the memory with answers.
    if (!process.stdout.write(`${JSON.stringify(message)}\n`)) await once(process.stdout, "drain");
  }
}

async function run(bot: TbpBot): Promise<void> {
  const lines = new Lines(MAX_TBP_LINE);
  await say([TBP_INFO]);
  for await (const chunk of process.stdin as AsyncIterable<Buffer>) {
    for (const line of lines.take(chunk)) {
      if (line === undefined) console.error(`a line of more than ${MAX_TBP_LINE} characters was passed over`);
      else await say(bot.receive(line));
      if (bot.hasQuit) return;
    }
  }
}

/** Positions for a move; undefined if what was asked for is no number of them. */
function nodesOf(args: readonly string[]): number | undefined {
  try {
    const { nodes = String(TBP_SKILL.nodes) } = parseArgs({ args, options: { nodes: { type: "string" } } }).values;
    return /^[1-9]\d{0,8}$/.test(nodes) ? Number(nodes) : undefined;
  } catch {
    return undefined;
  }
}

const nodes = nodesOf(process.argv.slice(2));
if (nodes === undefined) {
  console.error("usage: npm run --silent bot -- [--nodes N]");
  process.exitCode = 2;
} else {
  // Nobody listens any more.
  process.stdout.on("error", () => process.exit(0));
  await run(new TbpBot({ ...TBP_SKILL, nodes }));
  process.stdin.destroy();
}
