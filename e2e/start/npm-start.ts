import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '#lib/studio/free-port.ts';
import { type HeardProcess, startHeard } from '../heard-process.ts';

export interface Started extends Omit<HeardProcess, 'signalAll'> {
  url: string;
  /** Ends npm as a supervisor does. */
  end(): Promise<number | null>;
  /** Ends it as a person at a terminal does. */
  pressControlC(): Promise<number | null>;
}

/** `npm start`, as the README says, with its data in that folder. */
export async function npmStart(data: string, environment: Record<string, string> = {}): Promise<Started> {
  const port = environment.PORT ?? String(await freePort());
  const own = { NODE_ENV: 'production', STUDIO_DATA: data, ...environment, PORT: port };
  const { signalAll, ...heard } = startHeard(['npm', 'start', '--silent'], own);
  return {
    ...heard,
    url: `http://localhost:${port}`,
    end() {
      heard.child.kill('SIGTERM');
      return heard.ended;
    },
    pressControlC() {
      signalAll('SIGINT');
      return heard.ended;
    },
  };
}

/** The process id of the database server of that folder, while it lives. */
export async function databaseProcess(data: string): Promise<number | undefined> {
  try {
    const pid = Number((await readFile(path.join(data, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
    process.kill(pid, 0);
    return pid;
  } catch {
    return undefined;
  }
}

/** The process that started that one. */
export async function parentOf(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
  return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
}

/** The process id of the application: npm's child. */
export async function applicationProcess({ child }: Started): Promise<number> {
  const children = await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8');
  return Number(children.trim().split(' ')[0]);
}
