#!/usr/bin/env node
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import type { DescribedOperation } from '#lib/transports/program/described-operations.ts';
import { runCommand } from '#lib/transports/program/run-command.ts';

/** Set where the package is made: what each operation does and takes, by its name. */
declare const OPERATIONS: Record<string, DescribedOperation>;

process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  operations: OPERATIONS,
  readText: (file) => (file === '-' ? text(process.stdin) : readFile(file, 'utf8')),
  readFile: async (file) => new File([await readFile(file)], path.basename(file)),
  say: (told) => process.stdout.write(told),
  complain: (told) => process.stderr.write(told),
});
