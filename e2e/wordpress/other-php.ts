import { cp } from 'node:fs/promises';
import path from 'node:path';
import { madeOnce } from './made-once.ts';
import { run } from './run.ts';

/** Of each package in other-php/package.json, which says the exact one. */
export type OtherPhp = '7-4' | '8-4';

const HERE = import.meta.dirname;
const MADE_OF = ['package.json', 'package-lock.json', 'run.mjs'].map((name) => path.join(HERE, 'other-php', name));
const VERSION = '3.1.56';

/**
 * Runs a PHP script under another PHP than this machine's (compiled to WebAssembly) and gives what it printed. It sees `folders` and its own, at their addresses, and no
 * network. Rejects with what PHP complained about when it fails. The first call on a machine downloads both.
 */
export async function runOtherPhp(cache: string, version: OtherPhp, folders: readonly string[], script: string, args: readonly string[]) {
  const file = path.join(HERE, 'php', script);
  const seen = [...folders, path.dirname(file), path.join(HERE, '../../wordpress')];
  return run(process.execPath, [path.join(await installed(cache), 'run.mjs'), version, JSON.stringify(seen), file, ...args]);
}

function installed(cache: string): Promise<string> {
  return madeOnce(path.join(cache, `other-php-${VERSION}`), async (work) => {
    for (const file of MADE_OF) await cp(file, path.join(work, path.basename(file)));
    await run('npm', ['ci', '--silent', '--omit=optional', '--ignore-scripts'], { cwd: work });
    return work;
  });
}
