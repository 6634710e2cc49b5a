import { execFileSync, fork, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rename, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Studio as it was before the newest migrations, made of what git has. */
export interface VersionBefore {
  commit: string;
  /** The migrations that it does not know. */
  nyare: string[];
  /** A Studio of it over that database, in a process of its own, which it migrates as far as it knows. */
  start(databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }>;
}

/** Makes a bundle of it there, as the tests of the API make theirs. */
const BUILD = `
const { preparePrismaClient } = await import('./scripts/build.ts');
preparePrismaClient();
const { bundle } = await import('./scripts/bundle.ts');
const { buildReaderAssets } = await import('./lib/reader/build-assets.ts');
await Promise.all([bundle({ studio: 'e2e/api/studio/studio-for-tests.ts' }, 'dist/e2e-api'), buildReaderAssets('dist/e2e-api/lasare')]);
`;

/** The version before, or why it cannot be had here. */
export async function versionBefore(): Promise<VersionBefore | { saknas: string }> {
  const shallow = git('rev-parse', '--is-shallow-repository');
  if (shallow === undefined) return { saknas: 'this is no clone: git has nothing to make the version before of' };
  if (shallow === 'true') return { saknas: 'this clone is shallow: it does not have the version before' };
  const commit = newestThatKnowsLess();
  if (commit === undefined) return { saknas: 'there is no version before: nothing has been migrated since the first one' };
  if (git('show', `${commit}:package-lock.json`) !== (await readFile('package-lock.json', 'utf8')).trim())
    return { saknas: `the version before (${commit.slice(0, 8)}) uses other packages than those that are installed` };
  const nyare = migrationsSince(commit, 'A');
  const folder = await built(commit);
  return { commit, nyare, start: (databaseUrl) => started(folder, databaseUrl) };
}

/** The newest commit of the main line that lacks a migration and has each of its own as it is here: one renamed or rewritten before anybody had it was of no version. */
function newestThatKnowsLess(): string | undefined {
  // What a branch brought came with its merge.
  const bringing = git('log', '--first-parent', '-m', '--diff-filter=A', '--format=%P', '--', 'prisma/migrations') ?? '';
  const parents = bringing.split('\n').flatMap((line) => line.split(' ').slice(0, 1).filter(Boolean));
  return parents.find((commit) => migrationsSince(commit, 'DM').length === 0);
}

function migrationsSince(commit: string, change: 'A' | 'DM'): string[] {
  const names = git('diff', '--name-only', '--no-renames', `--diff-filter=${change}`, commit, '--', 'prisma/migrations');
  return names ? names.split('\n') : [];
}

function git(...args: string[]): string | undefined {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  return status === 0 ? stdout.trim() : undefined;
}

/** The folder of that commit, bundled; kept for the next time. */
async function built(commit: string): Promise<string> {
  const folder = path.resolve('dist/version-before', commit);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  await rm(path.dirname(folder), { recursive: true, force: true });
  await mkdir(half, { recursive: true });
  const archive = execFileSync('git', ['archive', commit], { maxBuffer: 1024 * 1024 * 1024 });
  execFileSync('tar', ['-x', '-C', half], { input: archive });
  await symlink(path.resolve('node_modules'), path.join(half, 'node_modules'));
  execFileSync(process.execPath, ['--input-type=module', '-e', BUILD], { cwd: half, stdio: ['ignore', 'ignore', 'inherit'] });
  await rename(half, folder);
  return folder;
}

async function started(folder: string, databaseUrl: string): Promise<{ url: string; stop(): Promise<void> }> {
  const data = await mkdtemp(path.join(tmpdir(), 'studio-fore-'));
  const bundle = path.join(folder, 'dist/e2e-api/studio.mjs');
  const child = fork(
    path.join(folder, 'e2e/api/studio/studio-process.mjs'),
    [bundle, JSON.stringify({ databaseUrl, data, silent: true })],
    {
      ...{ cwd: folder, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] },
    },
  );
  const ended = once(child, 'exit');
  const [url] = await Promise.race([once(child, 'message'), ended]);
  if (typeof url !== 'string') throw new Error(`the version before ended before it answered: ${url}`);
  return {
    url,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
      await rm(data, { recursive: true, force: true });
    },
  };
}
