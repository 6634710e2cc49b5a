import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { freePort } from '#lib/studio/free-port.ts';

export const STUDIO_ADMIN = { epost: 'prov@studio.se', losenord: 'bara-i-testerna' };

/** Somebody who is logged in. */
export interface CallerForTest {
  // biome-ignore lint/suspicious/noExplicitAny: answers are looked into by the tests, which say what they expect of them
  get(path: string): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  post(path: string, body: object, headers?: Record<string, string>): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  put(path: string, body: object): Promise<any>;
  // biome-ignore lint/suspicious/noExplicitAny: see above
  patch(path: string, body: object): Promise<any>;
}

interface PictureForTest {
  id: string;
  src: string;
  bredd: number;
  hojd: number;
}

/** The administrator of the newsroom, and what only they are asked for. */
export interface StudioForTest extends CallerForTest {
  url: string;
  /** A new person of that role. */
  as(roll: string): Promise<CallerForTest>;
  upload(): Promise<PictureForTest>;
  /** Gives the picture another file, of that colour. */
  replaceFile(id: string, colour: string): Promise<PictureForTest>;
  stop(): Promise<void>;
  /** Kills it in the middle of whatever it is doing; its PostgreSQL is left to the next one. */
  kill(): Promise<void>;
}

/** The built application in a process of its own, releasing to that WordPress as a user of role editor where `environment` says nothing else. */
export async function startStudio(
  data: string,
  wordpress: { url: string; editorUser: string; editorPassword: string; categories: { kultur: number; nyheter: number } },
  environment: NodeJS.Dict<string> = {},
): Promise<StudioForTest> {
  const port = environment.PORT ?? String(await freePort());
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: port,
      STUDIO_DATA: data,
      STUDIO_INSTALLNINGAR: await newsroomFile(data, wordpress.categories),
      STUDIO_ADMIN: `${STUDIO_ADMIN.epost}:${STUDIO_ADMIN.losenord}`,
      STUDIO_CMS: 'wordpress',
      STUDIO_CMS_URL: wordpress.url,
      STUDIO_CMS_USER: wordpress.editorUser,
      STUDIO_CMS_PASSWORD: wordpress.editorPassword,
      ...environment,
    },
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const cookie = await logIn(url, STUDIO_ADMIN, () => child.exitCode !== null);
  const admin = callerAt(url, cookie);
  const sent = async (method: string, address: string, background: string, words: Record<string, string> = {}): Promise<PictureForTest> => {
    const picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background } })
      .jpeg()
      .toBuffer();
    const form = new FormData();
    form.set('fil', new File([new Uint8Array(picture)], 'orgel.jpg', { type: 'image/jpeg' }));
    for (const [name, value] of Object.entries(words)) form.set(name, value);
    const answer = await fetch(`${url}/studio/api${address}`, { method, body: form, headers: { cookie } });
    return (await answer.json()).media;
  };
  return {
    url,
    ...admin,
    async as(roll) {
      const [epost, losenord] = [`${roll}-${randomUUID()}@studio.se`, 'ganska-hemligt-nog-här'];
      const made = await admin.post('/anvandare', { epost, losenord, namn: `En ${roll}`, roll });
      if (made.ok !== true) throw new Error(`nobody was made ${roll}: ${JSON.stringify(made)}`);
      return callerAt(url, await logIn(url, { epost, losenord }, () => child.exitCode !== null));
    },
    upload: () => sent('POST', '/media', '#c79a3a', { alt: 'En orgelfasad i gult ljus.', kredit: 'Mirjam Lodén' }),
    replaceFile: (id, colour) => sent('PUT', `/media/${id}/fil`, colour),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function callerAt(url: string, cookie: string): CallerForTest {
  const call = async (method: string, path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${url}/studio/api${path}`, { method, ...init, headers: { cookie, ...init.headers } });
    return answer.json();
  };
  const withBody =
    (method: string) =>
    (path: string, body: object, headers: Record<string, string> = {}) =>
      call(method, path, { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json', ...headers } });
  return { get: (path) => call('GET', path), post: withBody('POST'), put: withBody('PUT'), patch: withBody('PATCH') };
}

/** The two sections that WordPress has categories for, as the file of a first start. */
async function newsroomFile(data: string, { kultur, nyheter }: { kultur: number; nyheter: number }): Promise<string> {
  const file = path.join(data, 'newsroom.json');
  const sektioner = [
    { id: 'nyheter', namn: { sv: 'Nyheter', en: 'News' }, kategori: nyheter },
    { id: 'kultur', namn: { sv: 'Kultur', en: 'Culture' }, kategori: kultur },
  ];
  await mkdir(data, { recursive: true });
  await writeFile(file, JSON.stringify({ sektioner }));
  return file;
}

async function logIn(url: string, login: { epost: string; losenord: string }, hasEnded: () => boolean): Promise<string> {
  for (;;) {
    if (hasEnded()) throw new Error('Studio did not start');
    const first = await fetch(`${url}/api/auth/csrf`).catch(() => undefined);
    if (first?.ok) {
      const { csrfToken } = await first.json();
      const jar = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
      const answer = await fetch(`${url}/api/auth/callback/credentials`, {
        method: 'POST',
        redirect: 'manual',
        headers: { cookie: jar.join('; ') },
        body: new URLSearchParams({ csrfToken, ...login, json: 'true' }),
      });
      const session = answer.headers.getSetCookie().find((cookie) => cookie.startsWith('studiosess='));
      if (session !== undefined) return session.split(';')[0] ?? '';
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
