import { existsSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/**
 * Removes what test runs that were killed left in `runs`: their servers and their folders. A run is left alone while the
 * process that started it lives.
 */
export async function removeLeftovers(runs: string): Promise<void> {
  if (!existsSync(runs)) return;
  for (const name of await readdir(runs)) {
    const folder = path.join(runs, name);
    const owner = await pidIn(path.join(folder, 'owner.pid'));
    if (owner === undefined || alive(owner)) continue;
    const server = await pidIn(path.join(folder, 'server.pid'));
    // The number may have gone to somebody else since: only a process that names this folder is ours.
    if (server !== undefined && (await commandLine(server)).includes(folder)) process.kill(-server, 'SIGKILL');
    await rm(folder, { recursive: true, force: true });
  }
}

async function pidIn(file: string): Promise<number | undefined> {
  return existsSync(file) ? Number(await readFile(file, 'utf8')) : undefined;
}

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function commandLine(pid: number): Promise<string> {
  const file = `/proc/${pid}/cmdline`;
  return existsSync(file) ? readFile(file, 'utf8') : '';
}
