import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '#lib/studio/free-port.ts';
import { HttpCaller } from './http-caller.ts';

/** What it is to be besides empty. */
const NEWSROOM = path.resolve('e2e/newsroom.json');
const ADMIN = { epost: 'matning@studio.se', losenord: 'hur fort går det här' };

export interface StudioProcess {
  url: string;
  /** The application's process. */
  pid: number;
  /** npm's, which starts it and stays beside it for as long as it runs. */
  npm: number;
  readyMs: number;
  stop(): Promise<void>;
  /** Ends it as a machine that loses its power does. */
  kill(): Promise<void>;
}

/**
 * Starts the built application as its owner does (`npm start`), with an empty newsroom in `data`, or over the database that `env` names; this
 * checkout's, or that of `folder`.
 */
export async function startStudioProcess(data: string, env: Record<string, string> = {}, folder = '.'): Promise<StudioProcess> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const startedAt = performance.now();
  const child = spawn('npm', ['start', '--silent'], {
    cwd: folder,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      STUDIO_URL: url,
      STUDIO_DATA: data,
      STUDIO_DEMO: '0',
      STUDIO_INSTALLNINGAR: NEWSROOM,
      STUDIO_ADMIN: `${ADMIN.epost}:${ADMIN.losenord}`,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said = (said + chunk.toString('utf8')).slice(-2_000);
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const probe = new HttpCaller(url, 1);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`Studio did not start: ${said}`);
    try {
      await probe.call('GET', '/studio/api/jag', { wanted: 401 });
      break;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }
  probe.close();
  const npm = child.pid ?? 0;
  // npm hands on what it is told, except that it is to end at once; it ends with what it has started.
  const pid = Number((await readFile(`/proc/${npm}/task/${npm}/children`, 'utf8')).trim());
  return {
    url,
    pid,
    npm,
    readyMs: performance.now() - startedAt,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      process.kill(pid, 'SIGKILL');
      await ended;
    },
  };
}

/** Logs in as the administrator and returns the Cookie header. */
export async function logIn(url: string): Promise<string> {
  const first = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = (await first.json()) as { csrfToken: string };
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: cookies.join('; '), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, ...ADMIN, json: 'true' }),
  });
  const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('studiosess='));
  if (session === undefined) throw new Error(`login failed: ${answer.status}`);
  return session.split(';')[0] ?? '';
}

/**
 * Agents with the right to publish everything. The service allows each of them 300 writes and 1 200 reads a minute, so a
 * measurement is spread over as many as it needs.
 */
export async function createAgents(url: string, cookie: string, count: number, mallar = ['nyhet']): Promise<string[]> {
  const caller = new HttpCaller(url, 4);
  const body = JSON.stringify({
    namn: 'Mätning',
    sektioner: ['nyheter', 'noje', 'mat', 'resor', 'stil', 'kultur'],
    mallar,
    sprak: ['sv', 'en'],
    publicera: true,
    schemalagga: true,
  });
  const keys: string[] = [];
  for (let made = 0; made < count; made++) {
    const answer: { nyckel: string } = JSON.parse(
      await caller.call('POST', '/studio/api/agenter', { body, headers: { cookie }, wanted: 201 }),
    );
    keys.push(answer.nyckel);
  }
  caller.close();
  return keys;
}

export const ORDER_GIVER = ADMIN.epost;

/** The address, for its owner, of the database that a Studio started so keeps in `data`. */
export async function databaseUrlOf(data: string): Promise<string> {
  const pid = await readFile(path.join(data, 'postgres', 'postmaster.pid'), 'utf8');
  const password = await readFile(path.join(data, 'database-password'), 'utf8');
  return `postgresql://studio:${password}@127.0.0.1:${pid.split('\n')[3]}/studio`;
}
