#!/usr/bin/env -S node --conditions=@korobeinix/source
// `replay`: the command line for logs.

import process from "node:process";
import { runReplay } from "./replay/commands.ts";

process.exitCode = await runReplay(process.argv.slice(2), process.stdout, process.stderr);
