import { type ChildProcess, spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '#lib/studio/free-port.ts';

export interface Started {
  url: string;
  /** What it has printed so far, on both outputs. */
  said(): string;
  /** Resolves when it has printed that; rejects when it ends before. */
  until(words: string): Promise<void>;
  /** Ends npm as a supervisor does. */
  end(): Promise<number | null>;
  /** Ends it as a person at a terminal does. */
  pressControlC(): Promise<number | null>;
  ended: Promise<number | null>;
  child: ChildProcess;
}

/** `npm start`, as the README says, with its data in that folder. */
export async function npmStart(data: string, environment: Record<string, string> = {}): Promise<Started> {
  const port = environment.PORT ?? String(await freePort());
  const child = spawn('npm', ['start', '--silent'], {
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, as in a terminal: Ctrl-C is sent to all of it.
    detached: true,
    env: { ...process.env, NODE_ENV: 'production', STUDIO_DATA: data, ...environment, PORT: port },
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      said += chunk.toString('utf8');
    });
  }
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return {
    url: `http://localhost:${port}`,
    said: () => said,
    async until(words) {
      while (!said.includes(words)) {
        if (child.exitCode !== null) throw new Error(`npm start ended before it said «${words}»:\n${said}`);
        await new Promise((resolve) => setTimeout(resolve, 50));
      }
    },
    end() {
      child.kill('SIGTERM');
      return ended;
    },
    pressControlC() {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      return ended;
    },
    ended,
    child,
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
