import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { preparePrismaClient } from './build.ts';
import { bundle } from './bundle.ts';

/** Where commands are bundled. */
const BUNDLED = 'dist/kommandon';

/** Runs a command of scripts/commands: they lead to operations, and so to TSX, which Node does not read itself. */
export async function runCommand(name: 'export-articles' | 'import-articles'): Promise<void> {
  preparePrismaClient();
  await bundle({ [name]: `scripts/commands/${name}.ts` }, BUNDLED);
  await import(pathToFileURL(path.resolve(BUNDLED, `${name}.mjs`)).href);
}
