import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#lib/studio/free-port.ts';
import { type HeardProcess, startHeard } from '../heard-process.ts';

/** What no copy is made of: what is made of the rest, and the tests. */
const LEFT_OUT = new Set(['.git', '.next', '.data', 'dist', 'node_modules', 'test-results', 'e2e', 'bench', 'docs']);

export interface Copy {
  folder: string;
  remove(): Promise<void>;
}

/**
 * A copy of the checkout as it is now, not built, which a test may change and build in. Packages are linked, file by file, for Next reads
 * none from outside the folder; so the copy is beside them, on the same disk.
 */
export async function copyCheckout(): Promise<Copy> {
  await mkdir('dist', { recursive: true });
  const folder = await mkdtemp(path.resolve('dist', 'copy-'));
  // The database's programs are in it, and run as somebody else where a root tries them.
  await chmod(folder, 0o755);
  for (const name of (await readdir('.')).filter((one) => !LEFT_OUT.has(one)))
    await cp(name, path.join(folder, name), { recursive: true, preserveTimestamps: true });
  await promisify(execFile)('cp', ['--archive', '--link', 'node_modules', path.join(folder, 'node_modules')]);
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

export interface Command extends Pick<HeardProcess, 'said' | 'until'> {
  url: string;
  /** Presses Ctrl-C, and resolves when the command has ended. */
  end(): Promise<void>;
}

/** `npm …` in that folder, with data in a folder of its own and on a port of its own. */
export async function npm(args: readonly string[], { folder, data }: { folder: string; data: string }): Promise<Command> {
  const port = String(await freePort());
  const NODE_ENV = args.includes('dev') ? 'development' : 'production';
  const environment = { NODE_ENV, STUDIO_DATA: data, STUDIO_DEMO: '0', PORT: port };
  const { said, until, signalAll, ended } = startHeard(['npm', ...args, '--silent'], environment, folder);
  return {
    url: `http://localhost:${port}`,
    said,
    until,
    async end() {
      signalAll('SIGINT');
      await ended;
    },
  };
}
