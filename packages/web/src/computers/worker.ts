// Runs in a worker: thinks for computer players and for the coach, so that no frame of the game ever waits for it.

import { explain, think } from "@korobeinix/bots";
import type { Answer, Question, WorkerMessage } from "./messages.ts";
import { moveFor } from "./move.ts";

self.addEventListener("message", ({ data }: MessageEvent<Question>) => {
  say({ id: data.id, answer: answerTo(data) });
});

say("ready");

function answerTo(question: Question): Answer["answer"] {
  switch (question.ask) {
    case "think":
      return think(question.sight, question.skill);
    case "explain":
      return question.steps.map((step) => explain(question.sight, step));
    case "move":
      return moveFor(question.position, question.mover);
  }
}

function say(message: WorkerMessage): void {
  self.postMessage(message, {});
}
