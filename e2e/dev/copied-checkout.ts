import { execFile, spawn } from 'node:child_process';
import { chmod, cp, mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { freePort } from '#lib/studio/free-port.ts';

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

export interface Command {
  url: string;
  said(): string;
  /** Resolves when that has been printed; rejects when the command ends before. */
  until(words: string): Promise<void>;
  /** Presses Ctrl-C, and resolves when the command has ended. */
  end(): Promise<void>;
}

/** `npm …` in that folder, with data in a folder of its own and on a port of its own. */
export async function npm(args: readonly string[], { folder, data }: { folder: string; data: string }): Promise<Command> {
  const port = String(await freePort());
  const NODE_ENV = args.includes('dev') ? 'development' : 'production';
  const child = spawn('npm', [...args, '--silent'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
    env: { ...process.env, NODE_ENV, STUDIO_DATA: data, STUDIO_DEMO: '0', PORT: port },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
  }
  return {
    url: `http://localhost:${port}`,
    said: () => said,
    async until(words) {
      while (!said.includes(words)) {
        if (child.exitCode !== null) throw new Error(`npm ${args.join(' ')} ended before it said «${words}»:\n${said}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    async end() {
      if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGINT');
      await ended;
    },
  };
}
