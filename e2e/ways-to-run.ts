import path from 'node:path';
import { freePort } from '#lib/studio/free-port.ts';
import { startHeard } from './heard-process.ts';

/** How a built Studio is run (README «Start»): each is a command, in the folder that it is given from. */
export const WAYS = {
  'npm start': { command: ['npm', 'start', '--silent'], folder: '.' },
  'next start': { command: ['node_modules/.bin/next', 'start'], folder: '.' },
  standalone: { command: [process.execPath, 'server.js'], folder: '.next/standalone' },
} as const;

export type Way = keyof typeof WAYS;

/** The way that `npm test -- standalone` has the other suites go: the standalone server instead of the usual one. */
export function isStandaloneRun(): boolean {
  return process.env.STUDIO_PROV_SATT === 'standalone';
}

/** The built application that the API's tests meet, where they are to meet one: the standalone server's, or server.ts of `npm start`. */
export function wayOfRun(): Way | undefined {
  if (isStandaloneRun()) return 'standalone';
  return process.env.STUDIO_PROV_SATT === 'start' ? 'npm start' : undefined;
}

/** Cases of what a test asks that the standalone server answers otherwise: none where it is the one that is asked. e2e/start/differences.ts. */
export function unlessStandalone<Case>(...cases: Case[]): Case[] {
  return isStandaloneRun() ? [] : cases;
}

/** The way that `npm test -- pooler` has the API's tests go: through a pooler that hands out connections for a transaction at a time. */
export function isPoolerRun(): boolean {
  return process.env.STUDIO_PROV_SATT === 'pooler';
}

/** The way that `npm test -- bucket-sample` has some of the API's tests go: with the pictures in a bucket instead of a folder. */
export function isBucketRun(): boolean {
  return process.env.STUDIO_PROV_SATT === 'hink';
}

export interface Running {
  url: string;
  said(): string;
  /** Sends a signal, to the whole group as a terminal does, and resolves with whether the process has ended by itself. */
  end(signal: NodeJS.Signals, times?: number): Promise<void>;
}

/** A Studio that is being started. */
export interface Starting extends Running {
  /** Resolves when it is open; rejects with all that it said when it ends before. */
  open(): Promise<void>;
}

/** Starts Studio that way, with its data in that folder, and waits until it answers. */
export async function run(way: Way, data: string, environment: Record<string, string> = {}): Promise<Running> {
  const starting = await begin(way, data, environment);
  await starting.open();
  return starting;
}

/** Starts Studio that way, with its data in that folder, and waits for nothing. */
export async function begin(way: Way, data: string, environment: Record<string, string> = {}): Promise<Starting> {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const { command, folder } = WAYS[way];
  const heard = startHeard(
    command,
    {
      ...{ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1', STUDIO_DATA: data, STUDIO_URL: url },
      ...environment,
      PORT: port,
    },
    path.resolve(folder),
  );
  return {
    url,
    said: heard.said,
    open: () => heard.until('Avsluta med Ctrl-C.'),
    async end(signal, times = 1) {
      for (let time = 0; time < times; time++) heard.signalAll(signal);
      await heard.ended;
    },
  };
}
