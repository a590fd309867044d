// `npm run arena -- --tbp COMMAND`: any bot of the Tetris Bot Protocol against ours, or alone. A partner that loses by rule
// loses that game and begins the next one anew; one that does not even come to the table loses all of them.

import process from "node:process";
import type { Writable } from "node:stream";
import { TBP_SKILL } from "@korobeinix/bots";
import { type ArenaOptions, USAGE, parseOptions } from "./options.ts";
import { OwnPartner } from "./partner.ts";
import { ProcessPartner } from "./processPartner.ts";
import { type Outcome, referee } from "./referee.ts";
import { type PlayedGame, describeAll, describeGame, isFoul } from "./report.ts";
import { tableOfOne, tableOfTwo } from "./table.ts";

/** A partner that is ready to play. */
interface Guest {
  readonly partner: ProcessPartner;
  readonly name: string;
}

/** Starts the command and greets it; or why it cannot play. */
async function invite({ command, startMs }: ArenaOptions): Promise<Guest | string> {
  const partner = new ProcessPartner(command);
  const info = await partner.ask(undefined, "info", startMs);
  const ready = info.ok ? await partner.ask({ type: "rules", randomizer: "seven_bag" }, "ready", startMs) : info;
  if (ready.ok && info.ok) return { partner, name: `${info.message.name} ${info.message.version}`.trim() };
  await partner.close();
  return ready.ok ? "no info" : ready.fault;
}

function playGame(options: ArenaOptions, guest: Guest, seed: number): Promise<Outcome> {
  if (options.isAlone) return referee(tableOfOne(seed), [guest.partner], options);
  const ours = new OwnPartner({ ...TBP_SKILL, nodes: options.nodes });
  return referee(tableOfTwo(seed, options.pieces), [guest.partner, ours], options);
}

/** Whether all games were played by the rules. */
async function playAll(options: ArenaOptions, say: (line: string) => void): Promise<boolean> {
  const games: PlayedGame[] = [];
  let guest: Guest | undefined;
  let name = "the partner";
  try {
    while (games.length < options.games) {
      const invited: Guest | string = guest ?? (await invite(options));
      if (typeof invited === "string") {
        say(`${name} does not come to the table and loses what is left by rule: ${invited}`);
        break;
      }
      guest = invited;
      ({ name } = guest);
      const seed = options.seed + games.length;
      const game = { seed, ...(await playGame(options, guest, seed)) };
      games.push(game);
      say(describeGame(game, games.length, name));
      if (!isFoul(game)) continue;
      await guest.partner.close();
      guest = undefined;
    }
  } finally {
    await guest?.partner.close();
  }
  if (games.length > 0) for (const line of describeAll(games, name)) say(line);
  return games.length === options.games && !games.some(isFoul);
}

/** Runs one call and gives its exit code: 0 if all games were played, 1 if the partner lost any by rule, 2 for a wrong call. */
export async function runTbpArena(
  args: readonly string[],
  output: Writable = process.stdout,
  errors: Writable = process.stderr,
): Promise<number> {
  const options = parseOptions(args);
  if (typeof options === "string") {
    errors.write(`${options}\n${USAGE}\n`);
    return 2;
  }
  const isFair = await playAll(options, (line) => output.write(`${line}\n`));
  return isFair ? 0 : 1;
}
