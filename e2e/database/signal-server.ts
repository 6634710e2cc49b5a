import { readdir, readFile } from 'node:fs/promises';

/**
 * Sends a signal to a PostgreSQL and to every process of it: SIGSTOP freezes it as it stands, SIGCONT lets it go on. The server first,
 * which makes no more processes then; and those that it has twice, for what it was making at that moment.
 */
export async function signalServer(pid: number, signal: NodeJS.Signals): Promise<void> {
  send(pid, signal);
  for (let time = 0; time < 2; time++) for (const each of await childrenOf(pid)) send(each, signal);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // One that has ended by itself.
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')));
  return names
    .filter((_, index) => Number(parents[index]?.slice((parents[index]?.lastIndexOf(')') ?? 0) + 2).split(' ')[1]) === parent)
    .map(Number);
}
