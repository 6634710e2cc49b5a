import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inject } from 'vitest';

export interface StudioProcess {
  url: string;
  /** kill -9. */
  kill(): Promise<void>;
}

interface ProcessOptions {
  databaseUrl: string;
  standIn?: string;
  ai?: Record<string, string>;
  pictures?: Record<string, string>;
  leaseMs?: number;
  /** A port of this machine that is every host on the internet. */
  internetAt?: number;
}

/** A Studio in a process of its own, over that database, publishing to that stand-in and asking that language model. */
export async function studioProcess(options: ProcessOptions): Promise<StudioProcess> {
  const data = await mkdtemp(path.join(tmpdir(), 'studio-process-'));
  const script = path.join(import.meta.dirname, 'studio-process.mjs');
  const child = fork(script, [inject('bundle'), JSON.stringify({ ...options, data, prepared: true, silent: true })], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const url = await firstMessage(child);
  return {
    url,
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL');
      await gone;
      await rm(data, { recursive: true, force: true });
    },
  };
}

async function firstMessage(child: ChildProcess): Promise<string> {
  const [message] = await Promise.race([once(child, 'message'), once(child, 'exit')]);
  if (typeof message !== 'string') throw new Error(`the process ended before it answered: ${message}`);
  return message;
}
