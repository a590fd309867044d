// Finds a port and listens: on the one that PORT names, or the first free one from 8080 on. Only this machine is served
// unless HOST names another address.

import { type RequestListener, type Server, createServer } from "node:http";
import { answerFrom, apologise } from "./answer.ts";

const FIRST_PORT = 8080;
const PORTS_TRIED = 20;

/** What "localhost" may mean: with one of them only, another program could answer to the name on the other. */
const THIS_MACHINE: readonly string[] = ["127.0.0.1", "::1"];

/** A machine may know only one kind of address. */
const NO_SUCH_ADDRESS: ReadonlySet<unknown> = new Set(["EADDRNOTAVAIL", "EAFNOSUPPORT", "ENOTFOUND", "EAI_AGAIN"]);

/** As the environment gives them. */
export interface Wishes {
  readonly port?: string | undefined;
  readonly host?: string | undefined;
}

export type Listening =
  | { readonly ok: true; readonly port: number; readonly close: () => void }
  | { readonly ok: false; readonly why: string };

type Opened = readonly Server[] | "busy" | "no such address";

export async function listen(folder: string, { port: given, host }: Wishes): Promise<Listening> {
  const chosen = given === undefined || given === "" ? undefined : Number(given);
  if (chosen !== undefined && !(Number.isInteger(chosen) && chosen >= 0 && chosen <= 65_535)) {
    return { ok: false, why: `PORT is "${given}"; a port is a whole number from 0 to 65535` };
  }
  const answer = answerFrom(folder);
  const handle: RequestListener = (request, response) => {
    answer(request, response).catch((error: unknown) => apologise(response, error));
  };
  const hosts = isThisMachine(host) ? THIS_MACHINE : [host];
  const first = chosen ?? FIRST_PORT;
  const end = chosen === undefined ? FIRST_PORT + PORTS_TRIED : chosen + 1;
  for (let port = first; port < end; port++) {
    const servers = await openAll(handle, hosts, port).catch(messageOf);
    if (typeof servers === "object") {
      return { ok: true, port: portOf(servers), close: () => servers.forEach((server) => server.close()) };
    }
    if (servers === "no such address")
      return { ok: false, why: `HOST is "${host}", which is no address of this machine` };
    if (servers !== "busy") return { ok: false, why: servers };
  }
  const busy = chosen === undefined ? `ports ${first} to ${end - 1} are all busy` : `port ${chosen} is busy`;
  return { ok: false, why: `${busy}; set PORT to a free one` };
}

/** Whether nobody else can reach it there. */
export function isThisMachine(host: string | undefined): host is undefined | "" | "localhost" {
  return host === undefined || host === "" || host === "localhost";
}

/** The same port at every address that there is, or nowhere. */
async function openAll(handle: RequestListener, hosts: readonly string[], wanted: number): Promise<Opened> {
  const servers: Server[] = [];
  try {
    for (const host of hosts) {
      const server = await openOne(handle, host, servers.length === 0 ? wanted : portOf(servers)).catch(
        unlessNoAddress,
      );
      if (server !== undefined) servers.push(server);
    }
    return servers.length === 0 ? "no such address" : servers;
  } catch (error) {
    for (const server of servers) server.close();
    if (codeOf(error) === "EADDRINUSE") return "busy";
    throw error;
  }
}

function openOne(handle: RequestListener, host: string, port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer(handle);
    server.on("error", reject).listen({ host, port }, () => resolve(server));
  });
}

function unlessNoAddress(error: unknown): undefined {
  if (!NO_SUCH_ADDRESS.has(codeOf(error))) throw error;
}

function portOf([server]: readonly Server[]): number {
  const address = server?.address();
  return typeof address === "object" && address !== null ? address.port : 0;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
