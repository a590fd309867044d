// The second half of `npm start`: serves a folder, to this machine only unless HOST says otherwise.
//
//   node out/serve/serve.js FOLDER

import { resolve } from "node:path";
import process from "node:process";
import { setFlagsFromString } from "node:v8";
import { addressesOf } from "./serve/addresses.ts";
import { listen } from "./serve/listen.ts";

// Sending files gains nothing by optimised code, and making it takes 15 MB.
for (const compiler of ["maglev", "turbofan"]) setFlagsFromString(`--no-${compiler}`);

const { PORT: port, HOST: host } = process.env;
const listening = await listen(resolve(process.argv[2] ?? "."), { port, host });
if (listening.ok) {
  console.log(`Korobeinix: ${addressesOf(host, listening.port).join("  ")}`);
} else {
  console.error(`Korobeinix: ${listening.why}`);
  process.exitCode = 1;
}
