import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Network } from '#lib/internet/network.ts';
import type { Caller } from './newsroom/caller.ts';
import { picture } from './newsroom/pictures.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* A WordPress that runs, read in over the API, over an internet of its own: one server that is every host. A real WordPress is read by the command and by the screen. */

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;
let port: number;
/** What the blog answers, by its routes; and every request, by host and route. */
const routes = new Map<string, (response: ServerResponse, asked: URLSearchParams) => void>();
const asked: string[] = [];
const server = createServer(({ headers, url }, response) => {
  const { pathname, searchParams } = new URL(url ?? '', 'http://blogg.example');
  const route = searchParams.get('rest_route') ?? pathname;
  asked.push(`${headers.host}${route}`);
  const answer = routes.get(`${headers.host}${route}`);
  if (answer === undefined) response.writeHead(404).end();
  else answer(response, searchParams);
});
const network: Network = {
  resolve: async (host) => [host.startsWith('intranat') ? '10.1.2.3' : '93.184.216.34'],
  connect: () => connect(port, '127.0.0.1'),
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has such an address.
  ({ port } = server.address() as AddressInfo);
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, network, silent: true });
  admin = await newsroom.as('admin', studio.url);
});

beforeEach(() => {
  routes.clear();
  asked.length = 0;
});

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
  server.closeAllConnections();
  server.close();
});

const post = (id: number, more: Record<string, unknown> = {}) => ({
  ...{
    id,
    date: '2019-04-03T08:30:00',
    guid: { rendered: `http://blogg.example/?p=${id}` },
    link: `http://blogg.example/${id}/`,
    slug: `inlagg-${id}`,
  },
  ...{ title: { rendered: `Fyren ${id}` }, excerpt: { rendered: '' }, content: { rendered: '<p>Den lyser igen.</p>', protected: false } },
  _embedded: { 'wp:term': [[{ taxonomy: 'category', name: 'Mat', slug: 'mat' }]] },
  ...more,
});

function tells(route: string, value: unknown, pages = 1): void {
  routes.set(`blogg.example${route}`, (response) =>
    response.writeHead(200, { 'Content-Type': 'application/json', 'X-WP-TotalPages': String(pages) }).end(JSON.stringify(value)),
  );
}

const readIn = async (fields: Record<string, unknown> = {}) => {
  const { status, body } = await admin.post('/import/wordpress', { adress: 'http://blogg.example', ...fields });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const items = async () => (await newsroom.sql('SELECT id FROM innehall')).length;
const media = () => newsroom.sql<{ alt: string }>('SELECT alt::text FROM media');

test('a page is tried without a trace, read in once with its pictures, and found again', async () => {
  const photograph = await picture('jpeg', 640, 480);
  routes.set('blogg.example/bild.jpg', (response) => response.writeHead(200, { 'Content-Type': 'image/jpeg' }).end(photograph));
  const featured = { id: 9, source_url: 'http://blogg.example/bild.jpg', alt_text: 'En fyr i dimma.', caption: { rendered: '' } };
  const first = post(1);
  tells('/wp/v2/posts', [{ ...first, _embedded: { ...first._embedded, 'wp:featuredmedia': [featured] } }, post(2)], 3);

  const before = await items();
  const { body: tried } = await admin.get('/import/wordpress', { adress: 'http://blogg.example' });
  expect([tried.rader.map(({ utfall }: { utfall: string }) => utfall), tried.sidor, tried.stopp]).toEqual([['skapas', 'skapas'], 3, null]);
  expect([await items(), await media()]).toEqual([before, []]);

  const { rader } = await readIn();
  expect(rader.map(({ utfall, fel, anmarkningar }: Record<string, unknown>) => [utfall, fel, anmarkningar])).toEqual([
    ['skapas', [], []],
    ['skapas', [], []],
  ]);
  expect(await items()).toBe(before + 2);
  expect(await media()).toEqual([{ alt: expect.stringContaining('En fyr i dimma.') }]);
  const { innehall } = (await admin.get(`/innehall/${rader[0].id}`)).body;
  expect(innehall).toMatchObject({ rubrik: 'Fyren 1', status: 'utkast', sektion: 'mat' });

  expect((await readIn()).rader.map(({ utfall }: { utfall: string }) => utfall)).toEqual(['finns', 'finns']);
  expect([await items(), (await media()).length]).toEqual([before + 2, 1]);
  const told = await newsroom.sql<{ detalj: object }>("SELECT detalj FROM logg WHERE operation = 'lasInWordpress' ORDER BY id");
  expect(told.at(-1)?.detalj).toEqual({ adress: 'http://blogg.example', del: 'inlagg', sida: 1, skapade: 0, fanns: 2, vagrade: 0 });
});

test('an article keeps its date and its old address leads to it, where the site is read in Studio', async () => {
  const first = post(121, {
    date_gmt: '2019-04-03T06:30:00',
    link: 'http://blogg.example/2019/fyren-121/',
    modified_gmt: '2019-05-01T00:00:00',
  });
  const ahead = post(122, { date_gmt: '2199-04-03T06:30:00', link: 'http://blogg.example/mat/inlagg-122/' });
  tells('/wp/v2/posts', [first, ahead]);
  const redirects = () => newsroom.sql<{ fran: string; till: string }>("SELECT fran, till FROM omdirigering WHERE fran LIKE '/2019/%'");
  const kept = { publicerad: '2019-04-03T06:30:00.000Z', gammal_adress: '/2019/fyren-121' };
  const { body: tried } = await admin.get('/import/wordpress', { adress: 'http://blogg.example' });
  // What is to come, and what has its old address here too, is not kept.
  expect(tried.rader).toMatchObject([kept, { publicerad: null, gammal_adress: null }]);
  expect(await redirects()).toEqual([]);

  const { rader } = await readIn();
  expect(rader).toMatchObject([kept, {}]);
  expect(await redirects()).toEqual([{ fran: '/2019/fyren-121', till: '/mat/inlagg-121' }]);
  const chief = await newsroom.as('chefredaktor', studio.url);
  const { status, body } = await chief.post(`/innehall/${rader[0].id}/release`, { lage: 'publicera', overstyr: true });
  expect(status, JSON.stringify(body)).toBe(200);
  expect((await admin.get(`/innehall/${rader[0].id}`)).body.innehall.publicerad).toBe(kept.publicerad);
  const old = await fetch(`${studio.url}/2019/fyren-121/`, { redirect: 'manual' });
  expect([old.status, old.headers.get('location')]).toEqual([301, expect.stringMatching(/\/mat\/inlagg-121$/)]);
  const page = await (await fetch(`${studio.url}/mat/inlagg-121`)).text();
  expect(page).toContain('"datePublished":"2019-04-03T08:30:00+02:00"');
  expect(page).not.toMatch(/Uppdaterad/);
});

test('one that was read in before its post was kept learns of it when it is read in again', async () => {
  tells('/wp/v2/posts', [post(131, { modified_gmt: '2019-05-01T00:00:00' }), post(132, { modified_gmt: '2199-05-01T00:00:00' })]);
  const { rader } = await readIn();
  const ids = rader.map(({ id }: { id: string }) => id);
  await newsroom.sql('UPDATE innehall SET ursprung = NULL');
  expect((await readIn()).rader.map(({ utfall }: { utfall: string }) => utfall)).toEqual(['finns', 'finns']);
  const origins = await newsroom.sql<{ ursprung: { inlagg: number; andrad: string } }>(
    'SELECT ursprung FROM innehall WHERE ursprung IS NOT NULL',
  );
  // What has been changed there since it was read is not known to be as it was.
  expect(origins.map(({ ursprung }) => [ursprung.inlagg, ursprung.andrad]).toSorted()).toEqual([
    [131, '2019-05-01T00:00:00'],
    [132, ''],
  ]);
  expect(ids).toHaveLength(2);
});

test('what has no section here is refused with cause and remedy, unless one is named for it; the others come', async () => {
  const elsewhere = post(12, { _embedded: { 'wp:term': [[{ taxonomy: 'category', name: 'Okänt', slug: 'okant' }]] } });
  tells('/wp/v2/posts', [elsewhere, post(11), { id: 'skräp' }]);
  const { rader } = await readIn();
  expect(rader.map(({ utfall }: { utfall: string }) => utfall)).toEqual(['vagras', 'skapas', 'vagras']);
  for (const { fel } of [rader[0], rader[2]])
    expect(fel).toEqual([{ orsak: expect.stringMatching(/\.$/), atgard: expect.stringMatching(/\.$/) }]);
  const placed = await readIn({ sektion: 'kultur' });
  expect(placed.rader.map(({ utfall }: { utfall: string }) => utfall)).toEqual(['skapas', 'finns', 'vagras']);
});

test.each([
  ['a network of one’s own', { adress: 'http://intranat.example' }, /inte till en webbplats på internet/],
  ['a port of one’s own', { adress: 'http://blogg.example:8080' }, /inte till en webbplats på internet/],
  ['a site that is no WordPress', {}, /svarade 404/],
])('%s is told of, and nothing is read', async (_, fields, orsak) => {
  const { rader, stopp } = await readIn(fields);
  expect([rader, stopp]).toEqual([[], { orsak: expect.stringMatching(orsak), atgard: expect.stringMatching(/^[A-ZÅÄÖ].+\.$/) }]);
  if (!('adress' in fields)) return;
  expect(asked).toEqual([]);
});

test.each([
  [
    'leads elsewhere',
    (response: ServerResponse) => response.writeHead(301, { Location: 'http://intranat.example/' }).end(),
    /leder vidare/,
  ],
  ['is closed to visitors', (response: ServerResponse) => response.writeHead(401).end(), /401: REST-API:t är stängt/],
  [
    'says that it is being mended',
    (response: ServerResponse) => response.writeHead(200).end('<h1>Strax tillbaka</h1>'),
    /något annat än WordPress/,
  ],
  ['tells of no posts', (response: ServerResponse) => response.writeHead(200).end('{"code":"fel"}'), /något annat än inlägg/],
])('one that %s is told of with a remedy', async (_, answer, orsak) => {
  routes.set('blogg.example/wp/v2/posts', answer);
  const { rader, stopp } = await readIn();
  expect([rader, stopp]).toEqual([[], { orsak: expect.stringMatching(orsak), atgard: expect.any(String) }]);
  expect(asked.every((one) => one.startsWith('blogg.example'))).toBe(true);
});

test('pages of the site are asked for by themselves, a dry run of the reading tells of nothing, and who does not administer may neither', async () => {
  tells('/wp/v2/pages', [], 0);
  expect(await readIn({ del: 'sidor' })).toMatchObject({ rader: [], sidor: 0, stopp: null });
  asked.length = 0;
  expect(await readIn({ provkor: true })).toEqual({ ok: true, provkor: true, detalj: {} });
  const chief = await newsroom.as('chefredaktor', studio.url);
  for (const refused of [
    await chief.post('/import/wordpress', { adress: 'http://blogg.example' }),
    await chief.get('/import/wordpress', { adress: 'http://blogg.example' }),
  ])
    expect([refused.status, refused.koder]).toEqual([403, ['rattighet_saknas']]);
  expect(asked).toEqual([]);
});

test('a picture of another host is left where it is', async () => {
  tells('/wp/v2/posts', [
    post(21, { content: { rendered: '<p>A</p><img src="http://intranat.example/hemlig.jpg" alt="">', protected: false } }),
  ]);
  const { rader } = await readIn();
  expect(rader).toMatchObject([{ utfall: 'skapas' }]);
  expect(asked.some((one) => one.startsWith('intranat'))).toBe(false);
});
