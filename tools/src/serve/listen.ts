// Finds a port and listens: the one that PORT names, or the first free one from 8080 on.

import { type Server, createServer } from "node:http";
import { answer, apologise } from "./files.ts";

const FIRST_PORT = 8080;
const PORTS_TRIED = 20;

export type Listening =
  | { readonly ok: true; readonly server: Server; readonly port: number }
  | { readonly ok: false; readonly why: string };

function parsePort(given: string | undefined): number | undefined {
  return given === undefined || given === "" ? undefined : Number(given);
}

export function listen(folder: string, given: string | undefined): Promise<Listening> {
  const chosen = parsePort(given);
  if (chosen !== undefined && !(Number.isInteger(chosen) && chosen >= 0 && chosen <= 65_535)) {
    return Promise.resolve({ ok: false, why: `PORT is "${given}"; a port is a whole number from 0 to 65535` });
  }
  const server = createServer((request, response) => {
    answer(folder, request, response).catch((error: unknown) => apologise(response, error));
  });
  let port = chosen ?? FIRST_PORT;
  return new Promise((resolve) => {
    server.on("error", (error: NodeJS.ErrnoException) => {
      if (error.code !== "EADDRINUSE") return resolve({ ok: false, why: error.message });
      if (chosen !== undefined) return resolve({ ok: false, why: `port ${port} is busy; set PORT to another one` });
      port++;
      if (port < FIRST_PORT + PORTS_TRIED) return server.listen(port);
      return resolve({ ok: false, why: `ports ${FIRST_PORT} to ${port - 1} are all busy; set PORT to a free one` });
    });
    server.on("listening", () => {
      const address = server.address();
      resolve({ ok: true, server, port: typeof address === "object" && address !== null ? address.port : port });
    });
    server.listen(port);
  });
}
