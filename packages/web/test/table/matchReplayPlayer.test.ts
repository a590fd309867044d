import { unwrap } from "@korobeinix/engine";
import { hashMatch, MatchPlayer, seekMatch } from "@korobeinix/engine/match";
import { describe, expect, it } from "vitest";
import { openMatch } from "../../src/logs/openMatch.ts";
import { MatchReplayPlayer } from "../../src/table/matchReplayPlayer.ts";
import { matchLog } from "../matchLogs.ts";

const LOG = matchLog({ seatCount: 3, seconds: 20 });
const OPENED = unwrap(await openMatch(LOG));

/** The match as playing through it leaves it at a moment. */
function hashAt(micros: number): string {
  const player = new MatchPlayer(LOG);
  for (let at = 0; at < micros; at += 100_000) player.playTo(at);
  player.playTo(micros);
  return hashMatch(player.match);
}

describe("A match that is watched", () => {
  it("S-15: any moment that is sought is the one that playing through gives", () => {
    const player = new MatchReplayPlayer({ timeline: OPENED });
    for (const share of [0.9, 0.2, 0.55, 0.549, 1, 0]) {
      const micros = Math.round(LOG.end * share);
      player.goTo(micros);
      expect(player.time.value).toBe(micros);
      expect(hashMatch(player.match)).toBe(hashAt(micros));
      expect(hashMatch(seekMatch(OPENED, micros))).toBe(hashMatch(player.match));
    }
  });

  it("S-15: it shows all boards as they stand, with what happened between them", () => {
    const heard = new Set<number>();
    const player = new MatchReplayPlayer({
      timeline: OPENED,
      hear: (_, events, seat) => events.length > 0 && heard.add(seat),
    });
    expect(player.seating).toEqual({ own: 0, teams: [0, 1, 2] });
    const taken = [{ computer: "hard" }, { computer: undefined }, { computer: "hard" }];
    expect(new MatchReplayPlayer({ timeline: OPENED, sitters: taken }).seating.own).toBe(1);
    player.goTo(LOG.end - 1_000_000);
    player.frame(0);
    player.setPlaying(true);
    const facts = [];
    for (let ms = 0; player.isPlaying.value; ms += 50) {
      const boards = player.frame(ms);
      expect(boards.map(({ game }) => game)).toEqual(player.games);
      facts.push(...boards.flatMap(({ seat }) => seat?.facts ?? []));
    }
    expect(facts).toContainEqual(expect.objectContaining({ type: "knockedOut", seat: 2 }));
    expect(player.frame(1e6).map(({ seat }) => [seat?.isOut, seat?.place])).toEqual([
      [false, 0],
      [false, 0],
      [true, 3],
    ]);
    expect(heard).toEqual(new Set([0, 1, 2]));
  });

  it("S-15: it steps by pieces and keys of any board", () => {
    const player = new MatchReplayPlayer({ timeline: OPENED });
    player.goTo(5_000_000);
    player.stepPiece(1);
    const next = OPENED.markers.pieces.find((at) => at > 5_000_000);
    expect(player.time.value).toBe(next);
    const presses = LOG.inputs.flat().filter(({ name }) => !name.endsWith("Released"));
    player.goTo(5_000_000);
    player.stepKey(1);
    expect(player.time.value).toBe(Math.min(...presses.map(({ at }) => at).filter((at) => at > 5_000_000)));
  });
});
