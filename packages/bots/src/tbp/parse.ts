// Messages read, in both directions. Unknown types are ignored, and so are unknown fields.

import { type Result, good } from "@korobeinix/engine";
import type { FromBot, ToBot } from "./messages.ts";
import {
  type Fields,
  countOf,
  parseFields,
  parseMove,
  parseMoves,
  parsePiece,
  parsePosition,
  parseText,
  parseTexts,
} from "./values.ts";

/** What a frontend says, as a line or as an object; undefined: to be ignored. */
export function parseToBot(value: unknown): Result<ToBot | undefined> {
  const fields = parseFields(value);
  return fields.ok ? readToBot(fields.value) : fields;
}

/** What a bot says, as a line or as an object; undefined: to be ignored. */
export function parseFromBot(value: unknown): Result<FromBot | undefined> {
  const fields = parseFields(value);
  return fields.ok ? readFromBot(fields.value) : fields;
}

export function readToBot(fields: Fields): Result<ToBot | undefined> {
  const { type } = fields;
  switch (type) {
    case "rules": {
      const { randomizer } = fields;
      // What is not known counts as "unknown": no randomizer stands in a bot's way.
      return good(typeof randomizer === "string" ? { type, randomizer } : { type });
    }
    case "start": {
      const position = parsePosition(fields);
      return position.ok ? good({ type, ...position.value }) : position;
    }
    case "play": {
      const move = parseMove(fields["move"], { part: "input" });
      return move.ok ? good({ type, move: move.value }) : move;
    }
    case "new_piece": {
      const piece = parsePiece(fields["piece"], "queue");
      return piece.ok ? good({ type, piece: piece.value }) : piece;
    }
    case "suggest":
    case "stop":
    case "quit":
      return good({ type });
    default:
      return good(undefined);
  }
}

function readFromBot(fields: Fields): Result<FromBot | undefined> {
  const { type } = fields;
  switch (type) {
    case "info":
      return readInfo(fields);
    case "ready":
      return good({ type });
    case "error": {
      const reason = parseText(fields["reason"], "reason");
      return reason.ok ? good({ type, reason: reason.value }) : reason;
    }
    case "suggestion": {
      const moves = parseMoves(fields["moves"]);
      if (!moves.ok) return moves;
      const info = fields["move_info"];
      const nodes = typeof info === "object" && info !== null ? countOf((info as Fields)["nodes"]) : undefined;
      return good({ type, moves: moves.value, ...(nodes === undefined ? {} : { move_info: { nodes } }) });
    }
    default:
      return good(undefined);
  }
}

function readInfo(fields: Fields): Result<FromBot> {
  const texts: string[] = [];
  for (const part of ["name", "version", "author"]) {
    const text = parseText(fields[part], part);
    if (!text.ok) return text;
    texts.push(text.value);
  }
  const features = parseTexts(fields["features"], "features");
  if (!features.ok) return features;
  const [name = "", version = "", author = ""] = texts;
  return good({ type: "info", name, version, author, features: features.value });
}
