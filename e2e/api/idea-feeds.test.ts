import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { FeedWatch } from '#lib/contract/feed-watch.ts';
import type { Idea } from '#lib/contract/idea.ts';
import type { Network } from '#lib/internet/network.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* In a newsroom of its own, over an internet of its own: one server that is every host. */

const PUBLIC = '93.184.216.34';
const WAIT = { timeout: 60_000, interval: 50 };

let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;
let port: number;

const pages = new Map<string, (response: ServerResponse, headers: IncomingHttpHeaders) => void>();
/** Every request, by host and path, with the validator it came with. */
const asked: string[] = [];
const server = createServer(({ headers, url }, response) => {
  asked.push(`${headers.host}${url} ${headers['if-none-match'] ?? '–'}`);
  const page = pages.get(`${headers.host}${url}`);
  if (page === undefined) response.writeHead(404).end();
  else page(response, headers);
});
const network: Network = {
  resolve: async (host) => (host.startsWith('intranat') ? ['10.1.2.3'] : [PUBLIC]),
  connect: () => connect(port, '127.0.0.1'),
};

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A server that listens on TCP has such an address.
  ({ port } = server.address() as AddressInfo);
  newsroom = await ownNewsroom();
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, network, silent: true });
  chief = await newsroom.as('chefredaktor', studio.url);
});

afterAll(async () => {
  await studio.stop();
  await newsroom.end();
  server.closeAllConnections();
  server.close();
});

interface Told {
  titel: string;
  text?: string;
  tid?: string;
}

const rss = (titel: string, told: readonly Told[]) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>${titel}</title>${told
    .map(
      ({ titel: rubrik, text = '', tid = new Date().toUTCString() }, nr) =>
        `<item><title>${rubrik}</title><link>/${nr}</link><guid isPermaLink="false">${rubrik}</guid><pubDate>${tid}</pubDate><description>${text}</description></item>`,
    )
    .join('')}</channel></rss>`;

/** A watch of what the host answers, once it has been read; each host is new, so that none waits for another. */
async function watched(
  host: string,
  body: string | Buffer | ((response: ServerResponse, headers: IncomingHttpHeaders) => void),
  fields: object = {},
): Promise<FeedWatch> {
  pages.set(`${host}/rss`, typeof body === 'function' ? body : (response) => void response.end(body));
  const { body: made } = await chief.post('/bevakningar', { adress: `https://${host}/rss`, ...fields });
  return readAgain(made.bevakning.id, null);
}

/** The watch when it has been read since then. */
async function readAgain(id: string, since: string | null): Promise<FeedWatch> {
  return vi.waitFor(async () => {
    const found = (await chief.get('/bevakningar', { per_sida: '100' })).body.bevakningar.find((one: FeedWatch) => one.id === id);
    if (found.hamtad === null || found.hamtad === since) throw new Error('it has not been read');
    return found;
  }, WAIT);
}

const ideasOf = async (watch: Pick<FeedWatch, 'id'>): Promise<Idea[]> =>
  (await chief.get('/ideer', { bevakning: watch.id, per_sida: '100' })).body.ideer;
const found = async (sok: string): Promise<Idea[]> => (await chief.get('/ideer', { sok })).body.ideer;

test('a feed is read at once, called as it calls itself, and weighed by what is looked for in it', async () => {
  const watch = await watched(
    'mat.example',
    rss('Matbladet', [
      { titel: 'Ny krog på Söder', text: '&lt;p&gt;Köket leds av en stjärnkock.&lt;/p&gt;' },
      { titel: 'Elpriset stiger' },
    ]),
    {
      ...{ ord: ['krog'], sektion: 'mat' },
    },
  );
  expect(watch).toMatchObject({ namn: 'Matbladet', tillstand: 'ok', fel: null, anmarkning: null, misslyckanden: 0 });
  expect(Date.parse(watch.nasta ?? '') - Date.now()).toBeGreaterThan(25 * 60_000);
  const [krog, el] = ['krog', 'Elpriset'].map((word) => ideasOf(watch).then((ideas) => ideas.find(({ rubrik }) => rubrik.includes(word))));
  expect(await krog).toMatchObject({
    ingress: 'Köket leds av en stjärnkock.',
    traffar: ['krog'],
    forslag: { sektion: 'mat' },
    kallor: [{ namn: 'Matbladet', adress: 'https://mat.example/0' }],
  });
  expect((await krog)?.relevans).toBeGreaterThan((await el)?.relevans ?? 100);
});

test('what several feeds tell of is one idea with several sources, wherever it was told first', async () => {
  const first = [
    { titel: 'Två till sjukhus efter lägenhetsbrand i Malmö', text: 'En brand bröt ut på Rosengård. Två personer har rökskador.' },
  ];
  const second = [
    { titel: 'Lägenhetsbrand i Malmö: Två personer förda till sjukhus', text: 'Orsaken till branden på Rosengård är oklar.' },
    { titel: 'Kvinna död efter brand på Porsön i Luleå' },
  ];
  await watched('sydbladet.example', rss('Sydbladet', first));
  await watched('rikspressen.example', rss('Rikspressen', second));
  const ideas = await found('lägenhetsbrand');
  expect(ideas).toHaveLength(1);
  expect([ideas[0]?.antal_kallor, ideas[0]?.kallor.map(({ namn }) => namn)]).toEqual([2, ['Sydbladet', 'Rikspressen']]);
  expect(await found('Porsön')).toHaveLength(1);
});

test('what was read is asked for only if it has changed, and gives each idea once', async () => {
  const told = [{ titel: 'Domkyrkan får nytt tak' }];
  const watch = await watched('lund.example', (response, headers) => {
    if (headers['if-none-match'] === '"1"') response.writeHead(304).end();
    else response.writeHead(200, { ETag: '"1"' }).end(rss('Lundabladet', told));
  });
  await chief.patch(`/bevakningar/${watch.id}`, { vilande: false });
  const again = await readAgain(watch.id, watch.hamtad);
  expect(again).toMatchObject({ tillstand: 'ok', misslyckanden: 0 });
  expect(asked.filter((one) => one.startsWith('lund.example'))).toEqual(['lund.example/rss –', 'lund.example/rss "1"']);
  pages.set(
    'lund.example/rss',
    (response) => void response.writeHead(200, { ETag: '"2"' }).end(rss('Lundabladet', [{ titel: 'Kulturnatten är tillbaka' }, ...told])),
  );
  await chief.patch(`/bevakningar/${watch.id}`, { vilande: false });
  await readAgain(watch.id, again.hamtad);
  expect((await ideasOf(watch)).map(({ rubrik }) => rubrik)).toEqual(['Kulturnatten är tillbaka', 'Domkyrkan får nytt tak']);
});

test('a feed that says that it has moved for good is watched where it is now', async () => {
  pages.set('nyhem.example/rss', (response) => void response.end(rss('Hembladet', [{ titel: 'Skolan byggs ut' }])));
  const watch = await watched(
    'gammalhem.example',
    (response) => void response.writeHead(301, { Location: 'https://nyhem.example/rss' }).end(),
  );
  expect(watch).toMatchObject({ tillstand: 'ok', adress: 'https://nyhem.example/rss', namn: 'Hembladet' });
});

describe('a feed that is bad is told with its watch in Swedish, and the rest goes on', () => {
  test.each([
    ['flode_borta', (response: ServerResponse) => void response.writeHead(404).end()],
    ['flode_webbsida', '<!doctype html><html><body>Nyheter</body></html>'],
    ['flode_inget', 'sidan finns inte'],
    ['flode_trasigt', '<rss version="2.0"><channel><item><title>Halv</item></channel></rss>'],
    [
      'flode_entiteter',
      '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><rss version="2.0"><channel><title>&b;</title></channel></rss>',
    ],
    ['flode_stor', (response: ServerResponse) => void response.end(`<rss version="2.0"><channel>${' '.repeat(3 * 1024 * 1024)}`)],
    ['flode_avbrutet', (response: ServerResponse) => void response.destroy()],
    ['flode_omdirigering', (response: ServerResponse) => void response.writeHead(302, { Location: '/rss' }).end()],
  ])('%s', async (kod, body) => {
    const watch = await watched(`${kod.replace('_', '-')}.example`, body);
    expect(watch).toMatchObject({
      tillstand: 'fel',
      misslyckanden: 1,
      lyckad: null,
      fel: { kod, orsak: expect.stringMatching(/^[A-ZÅÄÖ].+\.$/), atgard: expect.stringMatching(/^[A-ZÅÄÖ].+\.$/) },
    });
    expect(await ideasOf(watch)).toEqual([]);
  });

  test('at a host of a network of one’s own nobody is asked', async () => {
    const watch = await watched('intranat.example', rss('Intranätet', [{ titel: 'Hemligt' }]));
    expect(watch.fel?.kod).toBe('flode_vard');
    expect(asked.some((one) => one.startsWith('intranat'))).toBe(false);
  });

  test('it is asked more and more seldom, and left alone for as long as it asks to be', async () => {
    const watch = await watched('trott.example', (response) => void response.writeHead(503, { 'Retry-After': '7200' }).end());
    expect(watch.fel?.kod).toBe('flode_vantar');
    expect(Date.parse(watch.nasta ?? '') - Date.now()).toBeGreaterThan(115 * 60_000);
    await newsroom.sql('UPDATE bevakning SET misslyckanden = 3, nasta = now() WHERE id = $1', [watch.id]);
    pages.set('trott.example/rss', (response) => void response.writeHead(500).end());
    // Said of any watch, it has those that are due looked for.
    await chief.patch(`/bevakningar/${watch.id}`, { intervall: 30 });
    const later = await readAgain(watch.id, watch.hamtad);
    expect(later).toMatchObject({ misslyckanden: 4, fel: { kod: 'flode_svar' } });
    // Thirty minutes, doubled for each time before.
    expect(Date.parse(later.nasta ?? '') - Date.now()).toBeGreaterThan(230 * 60_000);
  });

  test('of entries that cannot be read the number is told, and the others are read', async () => {
    const broken = `<item><title>Trasig<link>https://x.example/</link></item>`;
    const watch = await watched(
      'halvbra.example',
      rss('Halvbra', [{ titel: 'Stadsparken rustas upp' }]).replace('</channel>', `${broken}</channel>`),
    );
    expect(watch).toMatchObject({
      tillstand: 'ok',
      fel: null,
      anmarkning: { kod: 'flode_poster', orsak: '1 av flödets 2 poster gick inte att läsa och hoppades över.' },
    });
    expect(await ideasOf(watch)).toHaveLength(1);
  });

  test('text in another encoding than it says is read as it is meant', async () => {
    const body = Buffer.from(rss('Blåbärsbladet', [{ titel: 'Älgen i Västerås åter på språng' }]), 'latin1');
    const watch = await watched(
      'latin.example',
      (response) => void response.writeHead(200, { 'Content-Type': 'text/xml; charset=utf-8' }).end(body),
    );
    expect(watch.namn).toBe('Blåbärsbladet');
    expect((await ideasOf(watch))[0]?.rubrik).toBe('Älgen i Västerås åter på språng');
  });

  test('of ten thousand entries a hundred are taken', async () => {
    const watch = await watched(
      'tiotusen.example',
      rss(
        'Tiotusen',
        Array.from({ length: 10_000 }, (_, nr) => ({ titel: `Xyz${nr} qwe${nr * 7} rty${nr * 13}` })),
      ),
    );
    expect((await chief.get('/ideer', { bevakning: watch.id })).body.antal).toBe(100);
  });

  test('times that cannot be true are not believed, and what is old is left', async () => {
    const times = ['Thu, 01 Jan 1970 00:00:00 GMT', '2099-01-01T00:00:00Z', '', 'Mon, 01 Jan 2024 10:00:00 GMT'];
    const watch = await watched(
      'tid.example',
      rss(
        'Tiden',
        times.map((tid, nr) => ({ titel: `Tidsfråga nummer${nr} uppe${nr}`, tid })),
      ),
    );
    const ideas = await ideasOf(watch);
    expect(ideas.map(({ rubrik }) => rubrik.slice(0, 19)).toSorted()).toEqual([
      'Tidsfråga nummer0 u',
      'Tidsfråga nummer1 u',
      'Tidsfråga nummer2 u',
    ]);
    for (const { tid, kallor } of ideas) {
      expect(Math.abs(Date.parse(tid) - Date.now())).toBeLessThan(5 * 60_000);
      expect(kallor[0]?.tid_osaker).toBe(true);
    }
  });
});

test('to dismiss teaches: what is like it weighs less, what was found before and what comes later', async () => {
  const told = [
    'Umeå vände sent mot Timrå',
    'Backen Lindgren lämnar klubben',
    'Förbundet söker ordförande',
    'Nya läktare byggs i Mora',
    'Målvakten Ek opereras',
  ];
  const hockey = told.map((titel) => ({ titel: `Hockey: ${titel}` }));
  const watch = await watched('sport.example', rss('Sportbladet', hockey.slice(0, 4)));
  const ideas = await ideasOf(watch);
  expect(ideas).toHaveLength(4);
  const [kept, ...dismissed] = ideas;
  for (const { id } of dismissed) await chief.post(`/ideer/${id}/avfarda`, { orsak: 'ointressant' });
  await vi.waitFor(async () => {
    const now = (await ideasOf(watch)).find(({ id }) => id === kept?.id);
    expect(now?.relevans).toBeLessThan((kept?.relevans ?? 0) - 5);
  }, WAIT);
  const later = await watched('idrott.example', rss('Idrottsnytt', hockey.slice(4)));
  expect((await ideasOf(later))[0]?.relevans).toBeLessThan(kept?.relevans ?? 0);
});

test('an article of one’s own about the same is told, and no longer when readers have it no more', async () => {
  const rubrik = 'Storbron över Vättern invigs av kungen';
  const { id } = await chief.created(swedish({ rubrik, ingress: 'Hjobor och Visingsöbor jublar när Vätternbron öppnar.' }));
  await chief.release(id);
  await vi.waitFor(async () => expect(await newsroom.sql('SELECT FROM sokpost WHERE innehall_id = $1', [id])).toHaveLength(1), WAIT);
  await vi.waitFor(async () => expect(await newsroom.sql('SELECT FROM sokko')).toHaveLength(0), WAIT);
  // As the database does by itself when many have been written: in a newsroom of a few articles each word is in a large part of them.
  await newsroom.sql('ANALYZE sokpost');
  const watch = await watched(
    'vattern.example',
    rss('Vätternbladet', [{ titel: 'Kungen inviger Storbron över Vättern', text: 'Vätternbron öppnar och Visingsöbor jublar.' }]),
  );
  const [idea] = await ideasOf(watch);
  expect(idea?.egen).toMatchObject({ innehall: id, rubrik });
  expect((await chief.get('/ideer', { egen: '1', bevakning: watch.id })).body.ideer).toHaveLength(1);
  await chief.takeDown(id);
  expect((await ideasOf(watch))[0]?.egen).toBeNull();
});

test('an idea becomes a draft with both sources, and readers get what the newsroom made of it', async () => {
  await watched(
    'a-bladet.example',
    rss('A-bladet', [{ titel: 'Silvergruvan i Sala stänger för gott', text: 'Gruvan tar emot de sista besökarna i december.' }]),
  );
  await watched(
    'b-bladet.example',
    rss('B-bladet', [{ titel: 'Salas silvergruva stänger för gott', text: 'De sista besökarna tas emot i december.' }]),
  );
  const [idea] = await found('silvergruva');
  const { status, body } = await chief.post(`/ideer/${idea?.id}/bestall`, { sektion: 'kultur' });
  expect(status, JSON.stringify(body.fel)).toBe(201);
  expect(body.innehall.kallor.map(({ titel }: { titel: string }) => titel.split(':')[0])).toEqual(['A-bladet', 'B-bladet']);
});

test('one feed of a host is read at a time, and no feed by two', async () => {
  let [underway, most] = [0, 0];
  for (const nr of [1, 2, 3])
    pages.set(`samma.example/${nr}`, (response) => {
      underway += 1;
      most = Math.max(most, underway);
      setTimeout(() => {
        underway -= 1;
        response.end(rss(`Samma ${nr}`, []));
      }, 300);
    });
  const other = await ownStudio({ databaseUrl: newsroom.databaseUrl, network, silent: true, prepared: true });
  try {
    const made = await Promise.all([1, 2, 3].map((nr) => chief.post('/bevakningar', { adress: `https://samma.example/${nr}` })));
    await Promise.all(made.map(({ body }) => readAgain(body.bevakning.id, null)));
  } finally {
    await other.stop();
  }
  expect(most).toBe(1);
  expect(asked.filter((one) => one.startsWith('samma.example'))).toHaveLength(3);
});
