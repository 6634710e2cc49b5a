import { execFile } from 'node:child_process';
import { readFile, readlink, realpath } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/**
 * Whose a process is that a data folder names as its server: that server's, somebody else's (numbers are given anew, after a
 * restart of the machine above all), nobody's any more, or one that this user may not look at.
 */
export type Whose = 'servern' | 'annan' | 'ingen' | 'okand';

const run = promisify(execFile);

/**
 * Looks at the process itself: a PostgreSQL that was started with `-D` and that folder. Nothing else is proof: a number is
 * not, and neither is a process that only works in the folder.
 */
export async function whoseProcess(pid: number, databaseDir: string): Promise<Whose> {
  if (!Number.isSafeInteger(pid) || pid <= 1 || !isAlive(pid)) return 'ingen';
  try {
    if (process.platform === 'linux') return await whoseOnLinux(pid, databaseDir);
    return (await isServerByPs(pid, databaseDir)) ? 'servern' : 'annan';
  } catch {
    // It has ended meanwhile, or is somebody's who lets nobody look.
    return isAlive(pid) ? 'okand' : 'ingen';
  }
}

async function whoseOnLinux(pid: number, databaseDir: string): Promise<Whose> {
  const words = (await readFile(`/proc/${pid}/cmdline`, 'utf8')).split('\0');
  if (!isPostgres(words[0])) return 'annan';
  const works = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  const worksHere = works === undefined ? undefined : await isSameFolder(works, databaseDir);
  const named = words.includes('-D') ? words[words.indexOf('-D') + 1] : undefined;
  const namesIt = named !== undefined && path.isAbsolute(named) && (await isSameFolder(named, databaseDir));
  // Where the folder has been copied, the server is in the one that it works in. One that works here and was not started on it
  // by that name (the folder has moved since, or somebody has started it by hand) uses these files, and is not ours to end.
  if (namesIt) return worksHere === false ? 'annan' : 'servern';
  return worksHere === true ? 'okand' : 'annan';
}

/** As its arguments are told elsewhere: in one line, where a folder may hold spaces. */
async function isServerByPs(pid: number, databaseDir: string): Promise<boolean> {
  const { stdout } = await run('ps', ['-ww', '-o', 'command=', '-p', String(pid)]);
  const folders = [databaseDir, await realpath(databaseDir)];
  return isPostgres(stdout.split(' -D ', 1)[0]) && folders.some((folder) => `${stdout.trimEnd()} `.includes(` -D ${folder} `));
}

function isPostgres(program: string | undefined): boolean {
  return path.basename(program ?? '').replace(/\.exe$/, '') === 'postgres';
}

async function isSameFolder(one: string, other: string): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((folder) => realpath(folder).catch(() => folder)));
  return a === b;
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // That it may not be signalled says that it is there.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
