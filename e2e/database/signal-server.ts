import { readdir, readFile } from 'node:fs/promises';

/** Sends a signal to a PostgreSQL and to every process of it: SIGSTOP freezes it as it stands, SIGCONT lets it go on. */
export async function signalServer(pid: number, signal: NodeJS.Signals): Promise<void> {
  for (const each of [pid, ...(await childrenOf(pid))]) {
    try {
      process.kill(each, signal);
    } catch {
      // One that has ended by itself.
    }
  }
}

async function childrenOf(parent: number): Promise<number[]> {
  const names = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const parents = await Promise.all(names.map((name) => readFile(`/proc/${name}/stat`, 'utf8').catch(() => '')));
  return names
    .filter((_, index) => Number(parents[index]?.slice((parents[index]?.lastIndexOf(')') ?? 0) + 2).split(' ')[1]) === parent)
    .map(Number);
}
