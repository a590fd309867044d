// Where a browser finds what is served: by which addresses, on this machine and on others.

import { networkInterfaces } from "node:os";
import { isThisMachine } from "./listen.ts";

const EVERYWHERE: ReadonlySet<string> = new Set(["0.0.0.0", "::"]);

/** The first is the one to open. */
export function addressesOf(host: string | undefined, port: number): readonly string[] {
  if (isThisMachine(host)) return [urlOf("localhost", port)];
  if (!EVERYWHERE.has(host)) return [urlOf(host, port)];
  const outside = Object.values(networkInterfaces())
    .flatMap((all) => all ?? [])
    .filter(({ internal, family }) => !internal && family === "IPv4");
  return ["localhost", ...outside.map(({ address }) => address)].map((name) => urlOf(name, port));
}

function urlOf(name: string, port: number): string {
  return `http://${name.includes(":") ? `[${name}]` : name}:${port}`;
}
