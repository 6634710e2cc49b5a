import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pino from 'pino';
import { inject } from 'vitest';
import { signalServer } from '../../database/signal-server.ts';
import type * as StudioForTests from './studio-for-tests.ts';

/** A PostgreSQL of a test's own, which may be ended, killed and stopped in its tracks. It is started again when it ends. */
export interface OwnServer {
  url: string;
  /** Sends a signal to the server alone. */
  signal(signal: NodeJS.Signals): Promise<void>;
  /** Sends a signal to the server and to every process of it. */
  signalAll(signal: NodeJS.Signals): Promise<void>;
  stop(): Promise<void>;
}

/** It keeps what it has in a folder of its own, in that one. */
export async function ownServer(within = tmpdir()): Promise<OwnServer> {
  // The bundle has no types of its own; its source does.
  const studios: typeof StudioForTests = await import(inject('bundle'));
  const folder = await mkdtemp(path.join(within, 'studio-server-'));
  const server = await studios.startEmbeddedDatabase(folder, pino({ level: 'silent' }), { firstMs: 100, longestMs: 400, steadyMs: 60_000 });
  const postmaster = async () => Number((await readFile(path.join(folder, 'postgres', 'postmaster.pid'), 'utf8')).split('\n')[0]);
  return {
    url: server.url,
    signal: async (signal) => void process.kill(await postmaster(), signal),
    signalAll: async (signal) => signalServer(await postmaster(), signal),
    async stop() {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
