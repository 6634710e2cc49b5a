import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { test as base, type ExpectStatic, expect } from 'vitest';
import { freePort } from '#lib/studio/free-port.ts';
import { layOutCluster } from '../database/prepared-cluster.ts';
import { signalServer } from '../database/signal-server.ts';
import { canLogIn, printedLogin, publicAddresses, sessionOf } from './newsroom-seen.ts';
import { applicationProcess, databaseProcess, npmStart, type Started } from './npm-start.ts';

interface Own {
  /** The folder that everything of the test's Studio is in. */
  data: string;
  /** `npm start` with that folder; ended, when the test is over, if it still runs. */
  start(environment?: Record<string, string>): Promise<Started>;
}

const test = base.extend<Own>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest wants the pattern
  data: async ({}, use) => {
    const data = await mkdtemp(path.join(os.tmpdir(), 'studio-start-'));
    await use(data);
    await rm(data, { recursive: true, force: true });
  },
  start: async ({ data }, use) => {
    const running: Started[] = [];
    await use(async (environment = {}) => {
      const started = await npmStart(data, environment);
      running.push(started);
      return started;
    });
    await Promise.all(running.map((started) => started.end()));
  },
});

const WITHOUT_DEMO = { STUDIO_DEMO: '0' };

/** What an address answers first: as soon as there is anybody to answer. */
async function firstStatus(address: string): Promise<number> {
  for (;;) {
    try {
      return (await fetch(address)).status;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
}

test.concurrent('a restart keeps everything and prints no login again; Ctrl-C ends it cleanly; STUDIO_ADMIN brings a forgotten login back', async ({
  data,
  start,
  expect,
}) => {
  const first = await start(WITHOUT_DEMO);
  // Whoever watches is answered while it opens.
  expect(await Promise.all(['/halsa', '/redo'].map((path) => firstStatus(`${first.url}${path}`)))).toEqual([200, 503]);
  await first.until('Ctrl-C');
  expect((await fetch(`${first.url}/redo`)).status).toBe(200);
  const losenord = printedLogin(first.said(), 'admin@studio.se');
  await first.pressControlC();
  await expect.poll(() => databaseProcess(data), { timeout: 15_000 }).toBeUndefined();
  const second = await start(WITHOUT_DEMO);
  await second.until('Ctrl-C');
  expect(second.said()).not.toContain('Inloggningar');
  expect(await canLogIn(second.url, 'admin@studio.se', losenord)).toBe(true);
  await second.end();
  const third = await start({ ...WITHOUT_DEMO, STUDIO_ADMIN: 'admin@studio.se:nytt-losenord' });
  await third.until('Ctrl-C');
  expect(await canLogIn(third.url, 'admin@studio.se', 'nytt-losenord')).toBe(true);
});

test.concurrent('a first start that is killed is gone on with: the next prints logins that work', async ({ data, start }) => {
  const killed = await start();
  while (!existsSync(path.join(data, 'media'))) await new Promise((resolve) => setTimeout(resolve, 50));
  process.kill(await applicationProcess(killed), 'SIGKILL');
  await killed.ended;
  const second = await start();
  await second.until('Ctrl-C');
  expect(await canLogIn(second.url, 'skribent@demo.se', printedLogin(second.said(), 'skribent@demo.se'))).toBe(true);
  expect((await publicAddresses(second.url)).length).toBeGreaterThan(16);
});

test.concurrent('a port that is taken, a folder in use, a database that is away and bad settings are told in a sentence, and nothing is made', async ({
  data,
  start,
}) => {
  const port = await freePort();
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(port, resolve));
  const refused = await start({ PORT: String(port) });
  expect(await refused.ended).toBe(1);
  expect(refused.said().trim()).toBe(`Port ${port} används redan av något annat. Avsluta det, eller välj en annan port med PORT.`);
  expect(existsSync(path.join(data, 'postgres'))).toBe(false);
  await new Promise((resolve) => other.close(resolve));

  const studio = await start(WITHOUT_DEMO);
  await studio.until('Ctrl-C');
  const second = await start();
  expect(await second.ended).toBe(1);
  expect(second.said()).toMatch(/^Studio körs redan med mappen/m);
  expect((await fetch(`${studio.url}/studio/logga-in`)).status).toBe(200);

  const away = await start({ DATABASE_URL: 'postgresql://ingen@127.0.0.1:1/inget' });
  expect(await away.ended).toBe(1);
  expect(away.said()).toMatch(/^Databasen på 127\.0\.0\.1:1 går inte att använda/m);

  const wrong = await start({ STUDIO_URL: 'htp:/fel', STUDIO_DEMO: 'kanske' });
  expect(await wrong.ended).toBe(1);
  expect(wrong.said()).toContain('STUDIO_URL ska vara en adress');
  expect(wrong.said()).toContain('STUDIO_DEMO ska vara 0 eller 1');
});

test.concurrent('a database that hangs or dies takes no page longer than ten seconds, and callers are told when to come back; it is started again, and all ends with it', async ({
  data,
  start,
  expect,
}) => {
  await layOutCluster(data);
  const studio = await start(WITHOUT_DEMO);
  await studio.until('Ctrl-C');
  const losenord = printedLogin(studio.said(), 'admin@studio.se');
  await everyPageWhileItHangs(studio, data, losenord, expect);
  await diesTimeAfterTime(studio, data, losenord, expect);
  // It ends cleanly while its database is being started again.
  const pid = await databaseProcess(data);
  if (pid === undefined) throw new Error('no database');
  process.kill(pid, 'SIGKILL');
  await expect.poll(() => databaseProcess(data)).toBeUndefined();
  await studio.pressControlC();
  await new Promise((resolve) => setTimeout(resolve, 3_000));
  expect(await databaseProcess(data)).toBeUndefined();
  await expect(fetch(studio.url)).rejects.toThrow();
});

/** While its database hangs every page is 503 within ten seconds and says when to come back; then all is as it was. */
async function everyPageWhileItHangs(studio: Started, data: string, losenord: string, expect: ExpectStatic): Promise<void> {
  const cookie = (await sessionOf(studio.url, 'admin@studio.se', losenord)) ?? '';
  const pid = (await databaseProcess(data)) ?? 0;
  const show = async ([path, headers]: readonly [string, Record<string, string>]) => {
    const elapsed = performance.now();
    const answer = await fetch(`${studio.url}${path}`, { headers: { Accept: 'text/html', ...headers }, redirect: 'manual' });
    const text = await answer.text();
    return { path, status: answer.status, retry: Number(answer.headers.get('retry-after')), text, ms: performance.now() - elapsed };
  };
  const known = { Cookie: cookie };
  const pages = [
    ...['/studio', '/studio/kom-igang', '/studio/logg', '/studio/logga-in', '/studio/finns/inte'].map((path) => [path, known] as const),
    ...['/studio/artikel/x', '/studio/forhandsvisning/x/sv', '/studio/publiceringssystem/tillagg'].map((path) => [path, known] as const),
    // A step within the application, as its own script takes it.
    ['/studio/konto', { ...known, RSC: '1', Accept: '*/*' }],
    ['/studio/logga-in', {}],
    ['/studio', { Cookie: 'studiosess=nagot-annat' }],
  ] as const;
  // Who is logged in is known without the database, and so is what they see first.
  expect((await show(['/studio', known])).status).toBe(200);
  await signalServer(pid, 'SIGSTOP');
  try {
    for (const { path, status, retry, text, ms } of await Promise.all(pages.map(show))) {
      expect([path, status, retry > 0]).toEqual([path, 503, true]);
      expect(text).toContain('Databasen går inte att nå just nu.');
      expect(ms).toBeLessThan(10_000);
    }
    // What says the same whatever is in the database is there.
    expect((await show(['/studio/referens', {}])).status).toBe(200);
  } finally {
    await signalServer(pid, 'SIGCONT');
  }
  await expect.poll(async () => (await show(['/studio', known])).status, { timeout: 15_000 }).toBe(200);
  expect((await show(['/studio/logga-in', {}])).status).toBe(200);
}

/** Its database is started again each time that it dies; until then callers are told to come back. */
async function diesTimeAfterTime(studio: Started, data: string, losenord: string, expect: ExpectStatic): Promise<void> {
  const asked = () => fetch(`${studio.url}/studio/api/jag`, { headers: { Authorization: 'Bearer okand' } });
  for (let time = 0; time < 3; time += 1) {
    const pid = await databaseProcess(data);
    if (pid === undefined) throw new Error('no database');
    process.kill(pid, 'SIGKILL');
    // The processes that answer for the server may not yet have heard that it is gone.
    const told = async () => {
      const { status, headers } = await asked();
      return [status, Number(headers.get('retry-after')) > 0];
    };
    await expect.poll(told, { interval: 10, timeout: 10_000 }).toEqual([503, true]);
    await expect.poll(() => canLogIn(studio.url, 'admin@studio.se', losenord).catch(() => false), { timeout: 20_000 }).toBe(true);
    expect((await asked()).status).toBe(401);
  }
}

test.concurrent('the pages of the application are for those with a session; a request for another protocol is answered, and keeps nothing from stopping', async ({
  data,
  start,
  expect,
}) => {
  await layOutCluster(data);
  const studio = await start(WITHOUT_DEMO);
  await studio.until('Ctrl-C');
  await pagesAreForThoseWithASession(studio);
  const heard = await Promise.all(
    ['/studio', '/', '/_next/webpack-hmr', '/studio/api/jag'].map(async (path) => {
      const socket = connect(Number(new URL(studio.url).port), 'localhost');
      socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`);
      let text = '';
      for await (const chunk of socket) text += chunk;
      return text.split('\r\n', 1)[0];
    }),
  );
  expect(new Set(heard)).toEqual(new Set(['HTTP/1.1 400 Bad Request']));
  const pid = await applicationProcess(studio);
  await studio.end();
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 15_000 }).toBe(false);
});

async function pagesAreForThoseWithASession(studio: Started): Promise<void> {
  const answer = await fetch(`${studio.url}/studio/agenter`, { redirect: 'manual' });
  expect(answer.status).toBe(302);
  expect(answer.headers.get('location')).toBe('/studio/logga-in?till=%2Fstudio%2Fagenter');
  expect(answer.headers.get('x-frame-options')).toBe('DENY');
  expect(answer.headers.get('x-request-id')).toBeTruthy();
  const live = await fetch(`${studio.url}/studio/live/x.json`);
  expect([live.status, (await live.json()).ok]).toEqual([404, false]);

  // Whatever a caller says of its own address, ten failures are counted to the one it has.
  const tries = [];
  let last: Response | undefined;
  for (let number = 0; number < 12; number++) {
    const first = await fetch(`${studio.url}/api/auth/csrf`);
    const { csrfToken } = await first.json();
    const jar = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    const failed = await fetch(`${studio.url}/api/auth/callback/credentials`, {
      method: 'POST',
      headers: { cookie: jar.join('; '), 'x-forwarded-for': `10.0.0.${number}` },
      body: new URLSearchParams({ csrfToken, epost: `ingen${number}@studio.se`, losenord: 'gissning', json: 'true' }),
    });
    tries.push((await failed.json()).url.split('error=')[1]);
    last = failed;
  }
  expect(tries.at(0)).toBe('inloggning_fel');
  expect(tries.at(-1)).toBe('for_manga_inloggningar');
  expect([last?.status, Number(last?.headers.get('retry-after')) > 0]).toEqual([429, true]);

  // A body of any size is refused before any of it is kept.
  for (const address of ['/api/auth/callback/credentials', '/api/auth/_log', '/studio/logga-in', '/vad/som/helst']) {
    const large = await fetch(`${studio.url}${address}`, { method: 'POST', body: 'a'.repeat(20_000), redirect: 'manual' });
    expect([address, large.status, large.headers.get('x-request-id') !== null]).toEqual([
      address,
      address.startsWith('/vad') ? 405 : 413,
      true,
    ]);
  }
}

test.concurrent('it goes on when nobody reads any more what it prints, and ends when it is told to', async ({ data, start, expect }) => {
  await layOutCluster(data);
  const studio = await start(WITHOUT_DEMO);
  await studio.until('Ctrl-C');
  const losenord = printedLogin(studio.said(), 'admin@studio.se');
  studio.child.stdout?.destroy();
  studio.child.stderr?.destroy();
  // Something to complain of.
  process.kill((await databaseProcess(data)) ?? 0, 'SIGKILL');
  const answers = () => canLogIn(studio.url, 'admin@studio.se', losenord).catch(() => false);
  await expect.poll(answers, { timeout: 20_000 }).toBe(true);
  const pid = await applicationProcess(studio);
  await studio.end();
  await expect.poll(() => existsSync(`/proc/${pid}`), { timeout: 15_000 }).toBe(false);
});
