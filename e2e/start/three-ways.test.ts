import { mkdtemp, readdir, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ENDPOINTS } from '#lib/transports/oauth/server-metadata.ts';
import { listen } from '../api/newsroom/news-stream.ts';
import { type Running, run, WAYS, type Way } from '../ways-to-run.ts';
import { type Answered, alike, ask } from './ask-server.ts';
import { DIFFERENCES, listedDifferences, type Server } from './differences.ts';
import { databaseProcess, parentOf } from './npm-start.ts';

/*
 * One behaviour, however Studio is run. What differs is a table in docs/decisions/one-application.md, each row of which is seen below;
 * whatever else differs, in any header but those of the connection, is a fault.
 */

/** Method and address, and who asks what. `npm start` answers first, and the others have to answer alike. */
const QUESTIONS = [
  ...['/', '/en', '/en/', '/nyheter', '/nyheter/', '/finns/inte', '/rss.xml', '/rss.xml/', '/sitemap.xml', '/robots.txt', '/favicon.ico'],
  ...['/media/x/640.jpg', '/dela/x', '/ut/x', '/%C3%A5', '/a%20b', '/%zz', '/a//b', '/studio/%zz', '/studio/api/%zz', '/studio//api/jag'],
  ...[
    '/studio',
    '/studio/',
    '/studio?x=1',
    '/studio/agenter',
    '/studio/vad/som/helst',
    '/studio/logga-in',
    '/studio/referens',
    '/icon.svg',
  ],
  ...[
    '/studio/forhandsvisning/x/sv',
    '/studio/publiceringssystem/tillagg',
    '/_next/static/x.js',
    '/studio/stil/lasare.css',
    '/studio/stil/x',
  ],
  ...[
    '/studio/api',
    '/studio/api/',
    '/studio/api/jag',
    '/studio/api/jag/',
    '/studio/api/handbok',
    '/studio/api/innehall?sida=1',
    '/studio/api/x',
  ],
  ...['/studio/api/openapi.json', '/studio/api/openapi.json/', '/studio/api/openapi-atgarder.json', '/studio/live/x.json', '/studio/live'],
  ...['/studio/matning', '/studio/matning/', '/studio/matning/x', '/studio/andrat-dar', '/studio/andrat-dar/x'],
  ...['/studio/uppladdning', '/studio/uppladdning/x'],
  ...['/studio/handelser', '/studio/handelser/', '/studio/handelser/x'],
  ...['/studio/api/handelser/strom', '/studio/api/handelser/strom/', '/studio/api/handelser/strom/x'],
  ...[
    '/studio/mcp/redaktion',
    '/studio/mcp/x',
    ...Object.values(ENDPOINTS),
    '/api/auth/oidc',
    '/api/auth/oidc/svar?state=x',
    '/api/auth/csrf',
    '/api/auth/x',
    '/api',
  ],
  ...[
    '/studio/api/innehall?%ff=1',
    '/studio/api/innehall?sok=%',
    '/studio/api/innehall?__proto__=1',
    '/studio/api/jag?x=1&x=2',
    '/?%zz&x=+',
  ],
  ...['/?_rsc=1a2b3', '/nyheter?_rsc=1a2b3', '/rss.xml?_rsc=1a2b3', '/finns/inte?_rsc=1a2b3', '/_next/data/x/nyheter.json', '/nyheter.rsc'],
  ...['/studio/live/../api/jag', '/studio/api/./jag', '/studio/logga-in/../api/jag', '/studio/api/../agenter', '/studio/live/x%2f..%2f'],
  ...[
    'http://localhost',
    'http://localhost/halsa',
    'http://nagon.annan.se/studio/api/jag?x=%zz',
    'https://localhost/studio/agenter',
    'http://localhost/nyheter/',
    'http://nagon@localhost/halsa',
  ],
  ...['/halsa', '/halsa/', '/halsa/x', '/redo', '/redo/?x=1', '/matt', '/matt/'],
  ...['/.well-known/oauth-authorization-server', '/.well-known/oauth-protected-resource/studio/mcp/redaktion', '/.well-known/x'],
].flatMap((address) => ['GET', 'HEAD'].map((method) => `${method} ${address}`));
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'].flatMap((method) =>
  [
    '/',
    '/studio/agenter',
    '/studio/api/jag',
    '/studio/api/innehall',
    '/studio/live/x.json',
    '/studio/andrat-dar',
    '/studio/uppladdning/x',
    '/studio/matning',
    '/studio/handelser',
    '/studio/mcp/redaktion',
    '/studio/oauth/token',
    '/halsa',
    '/redo',
  ].map((address) => `${method} ${address}`),
);

const OWN = { STUDIO_INSTALLNINGAR: path.resolve('e2e/newsroom.json'), STUDIO_ADMIN: 'admin@studio.se:hemligt-lösenord' };
const ALL = Object.keys(WAYS) as Way[]; // As they are written there.
const folders = new Map<Way, string>();
const studios = new Map<Way, Running>();

beforeAll(async () => {
  for (const way of ALL) folders.set(way, await mkdtemp(path.join(os.tmpdir(), 'studio-way-')));
  await Promise.all(ALL.map(async (way) => studios.set(way, await run(way, folderOf(way), OWN))));
}, 180_000);

afterAll(async () => {
  await Promise.all([...folders.values()].map((folder) => rm(folder, { recursive: true, force: true })));
});

function folderOf(way: Way): string {
  const found = folders.get(way);
  if (found === undefined) throw new Error(`${way} has no folder`);
  return found;
}

function studio(way: Way): Running {
  const found = studios.get(way);
  if (found === undefined) throw new Error(`${way} is not running`);
  return found;
}

/** What some callers say besides, and what may change how they are answered. */
const MANNERS: Record<string, Record<string, string>> = {
  'by a program that says nothing of itself': {},
  'by a page of another site that reads JSON': { Accept: 'application/json', Origin: 'https://nagon.annan.se' },
  'by a browser that has something kept, and wants a part': { Accept: 'text/html', 'If-None-Match': '"gammalt"', Range: 'bytes=0-9' },
  // What readers get is none of Next's: an answer of another kind to one who asks as Next's own client would be kept outside, for everybody.
  'by a client of Next’s that goes on to a page': {
    ...{ RSC: '1', 'Next-Url': '/nyheter' },
    'Next-Router-State-Tree': encodeURIComponent(JSON.stringify(['', { children: ['__PAGE__', {}] }, null, null, true])),
  },
  'by a client of Next’s that fetches a page before it is wanted': {
    ...{ RSC: '1', 'Next-Router-Prefetch': '1', 'Next-Router-Segment-Prefetch': '/_tree', Purpose: 'prefetch' },
  },
  'by somebody who claims to be Next itself': {
    'x-middleware-subrequest': Array(6).fill('proxy').join(':'),
    ...{ 'x-middleware-prefetch': '1', 'x-nextjs-data': '1', 'x-matched-path': '/studio/agenter', 'x-invoke-path': '/studio/agenter' },
    ...{ 'x-invoke-status': '200', 'x-middleware-rewrite': '/studio/agenter', 'x-middleware-next': '1' },
  },
};

/** Studio run that way, with the process that answers: whoever started its database. */
async function server(way: Way): Promise<Server> {
  return { url: studio(way).url, pid: await parentOf((await databaseProcess(folderOf(way))) ?? 0) };
}

test('the table of what differs has the rows that are seen here, and at most five', async () => {
  expect(await listedDifferences()).toEqual(Object.keys(DIFFERENCES));
  expect(Object.keys(DIFFERENCES).length).toBeLessThanOrEqual(5);
});

test.each(ALL)('%s makes no pictures of what a stranger names, in sizes that they choose', async (way) => {
  const { url } = await server(way);
  for (const named of ['/media/x/640.jpg', '/icon.svg', 'https://bilder.example/x.jpg'])
    expect((await ask(url, `GET /_next/image?url=${encodeURIComponent(named)}&w=640&q=75`)).status).toBe(404);
});

describe.each(['next start', 'standalone'] as const)('in %s', (way) => {
  test.each(Object.entries(DIFFERENCES))('%s', async (_, { isSeen }) => {
    await isSeen(await server('npm start'), await server(way));
  });
});

/** What npm start answers, which the others are held against: asked once. */
const answered = new Map<string, Promise<Answered>>();
function answerOfNpmStart(question: string, manner: Record<string, string>): Promise<Answered> {
  const { url } = studio('npm start');
  const asked = JSON.stringify([question, manner]);
  const answer = answered.get(asked) ?? ask(url, question, manner).then((told) => alike(told, url));
  answered.set(asked, answer);
  return answer;
}

describe.each(['next start', 'standalone'] as const)('%s answers as npm start does', (way) => {
  test.each(Object.entries(MANNERS))('whatever is asked %s, but for the differences that are listed', async (_, manner) => {
    const listed = Object.values(DIFFERENCES).flatMap(({ asked = [] }) => asked);
    const wrong: string[] = [];
    for (const question of [...QUESTIONS, ...WRITES]) {
      const { url } = studio(way);
      const [one, other] = await Promise.all([
        answerOfNpmStart(question, manner),
        ask(url, question, manner).then((told) => alike(told, url)),
      ]);
      const mayDiffer = listed.some((asked) => asked.test(question));
      // What is listed and does not differ hides what may differ one day.
      if (isDeepStrictEqual(one, other) !== mayDiffer) continue;
      wrong.push(`${question}: ${JSON.stringify(one).slice(0, 300)}\n  ${JSON.stringify(other).slice(0, 300)}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each(['gzip', 'br, gzip', 'identity', undefined])('whoever can read %s reads the same', async (readable) => {
    const addresses = ['/', '/nyheter', '/robots.txt', '/sitemap-1.xml', '/rss.xml', '/studio/stil/lasare.css', '/studio/api/openapi.json'];
    for (const address of [...addresses, '/studio/logga-in', '/finns/inte']) {
      const headers: Record<string, string> = readable === undefined ? {} : { 'Accept-Encoding': readable };
      const [one, other] = await Promise.all(
        (['npm start', way] as const).map(async (each) => alike(await ask(studio(each).url, `GET ${address}`, headers), studio(each).url)),
      );
      // In which of them it is sent is each server's own.
      const { 'content-encoding': sent = '', ...rest } = other?.headers ?? {};
      expect([address, sent]).toEqual([address, readable?.includes('gzip') ? expect.stringMatching(/^(gzip|br|)$/) : '']);
      const { 'content-encoding': _, ...wanted } = one?.headers ?? {};
      expect([address, { ...other, headers: rest }]).toEqual([address, { ...one, headers: wanted }]);
    }
  });

  test('a body that is too large, broken or of another kind', async () => {
    const json = { 'Content-Type': 'application/json' };
    for (const [question, headers, body] of [
      ['POST /api/auth/callback/credentials', json, 'a'.repeat(20_000)],
      ['POST /studio/logga-in', {}, 'a'.repeat(20_000)],
      ['POST /studio/mcp/redaktion', json, '{"jsonrpc":'],
      [`POST ${ENDPOINTS.register}`, json, '{'],
      [`POST ${ENDPOINTS.decide}`, json, '{'],
      [`POST ${ENDPOINTS.revoke}`, json, '{'],
      [`POST ${ENDPOINTS.token}`, json, 'a'.repeat(17_000)],
    ] as const) {
      const [one, other] = await Promise.all(
        (['npm start', way] as const).map(async (each) => alike(await ask(studio(each).url, question, headers, body), studio(each).url)),
      );
      expect([question, other]).toEqual([question, one]);
    }
  });

  test('a person logs in, writes, is shown what they wrote, and is told of it as it happens', async () => {
    const { url } = studio(way);
    const cookie = await logIn(url);
    const own = { Cookie: cookie, 'Content-Type': 'application/json', Origin: url };
    const stream = await listen({ credential: { Cookie: cookie } }, url);
    const made = await ask(
      url,
      'POST /studio/api/innehall',
      own,
      JSON.stringify({ sektion: 'mat', mall: 'nyhet', rubrik: 'Surdeg', ingress: 'Åter.' }),
    );
    expect(made.status).toBe(201);
    const { id } = JSON.parse(made.body).innehall;
    await expect.poll(() => stream.told).toContainEqual(expect.objectContaining({ om: 'innehall', innehall: id, gjorde: 'skapaInnehall' }));
    stream.leave();
    expect((await ask(url, `GET /studio/api/innehall/${id}`, own)).body).toContain('Surdeg');
    const page = await ask(url, `GET /studio/artikel/${id}`, own);
    expect([page.status, page.body.includes('Surdeg')]).toEqual([200, true]);
    expect(page.headers['content-security-policy']).toMatch(/script-src 'nonce-/);
    expect((await ask(url, `GET /studio/forhandsvisning/${id}/sv`, own)).body).toContain('Surdeg');
    const plugin = await ask(url, 'GET /studio/publiceringssystem/tillagg', own);
    expect([plugin.status, plugin.headers['content-type']]).toEqual([200, 'application/zip']);
  });

  test('nobody else says who calls', async () => {
    const { url } = studio(way);
    const csrf = await ask(url, 'GET /api/auth/csrf');
    let last: Answered = csrf;
    for (let number = 0; number < 12; number++) {
      const headers = { 'X-Forwarded-For': `10.0.0.${number}` };
      last = await logInWith(url, { epost: `ingen${number}@studio.se`, losenord: 'gissning' }, headers);
    }
    expect([last.status, Number(last.headers['retry-after']) > 0]).toEqual([429, true]);
  });
});

async function logInWith(
  url: string,
  fields: Record<string, string>,
  headers: Record<string, string> = {},
): Promise<Answered & { cookies: string[] }> {
  const first = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = await first.json();
  const jar = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...headers, cookie: jar.join('; '), 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams({ csrfToken, ...fields, json: 'true' }),
  });
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
    cookies: answer.headers.getSetCookie(),
  };
}

async function logIn(url: string): Promise<string> {
  const { cookies } = await logInWith(url, { epost: 'admin@studio.se', losenord: 'hemligt-lösenord' });
  const session = cookies.find((cookie) => cookie.startsWith('studiosess='));
  if (session === undefined) throw new Error('nobody was logged in');
  return session.split(';')[0] ?? '';
}

test('the standalone server refuses a data folder that its next build would take away', async () => {
  await expect(run('standalone', '', { STUDIO_DEMO: '0' })).rejects.toThrow('behöver STUDIO_DATA: hela sökvägen');
});

test('the standalone server takes nothing along of the checkout but what it reads', async () => {
  expect((await readdir('.next/standalone')).toSorted()).toEqual([
    '.next',
    'dist',
    'node_modules',
    'package.json',
    'prisma',
    'server.js',
    'wordpress',
  ]);
});

describe.each(ALL)('%s', (way) => {
  test.each([
    ['SIGTERM', 1],
    ['SIGINT', 2],
  ] as const)('ends cleanly with %s, sent %i times, and leaves no process behind', async (signal, times) => {
    // Where one has been ended before, another is started.
    const started = (await databaseProcess(folderOf(way))) === undefined ? await run(way, folderOf(way), OWN) : studio(way);
    expect(await databaseProcess(folderOf(way))).toBeGreaterThan(0);
    const { length } = started.said();
    await started.end(signal, times);
    expect(await databaseProcess(folderOf(way))).toBeUndefined();
    expect(started.said().slice(length)).not.toMatch(/Error|fel inträffade/);
  });
});
