import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from './newsroom/caller.ts';
import { articleLinkingTo, linksOf, SOON } from './newsroom/links.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Two instances that check links in an internet of the test's own. */

const pages = new Map<string, (response: ServerResponse) => void>();
const asked: string[] = [];
const web = createServer((request, response) => {
  const page = `http://${request.headers.host}${request.url}`;
  asked.push(`${request.method} ${page}`);
  (pages.get(page) ?? (() => response.writeHead(404).end()))(response);
});
const html = (words: string) => (response: ServerResponse) => {
  response.writeHead(200, { 'Content-Type': 'text/html' }).end(`<title>${words}</title>`);
};

let newsroom: OwnNewsroom;
let studios: Array<{ url: string; stop(): Promise<void> }> = [];
let chief: Caller;
/** Whether the cable is in. */
let isUp = true;
/** How far the clocks of the two are before others. */
let ahead = 0;

beforeAll(async () => {
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  // A server that listens on TCP has such an address.
  const { port } = web.address() as AddressInfo;
  newsroom = await ownNewsroom();
  const network = {
    resolve: async (host: string) => {
      if (!isUp || host === 'borta.example') throw new Error('ENOTFOUND');
      return [host === 'inne.example' ? '192.168.1.1' : '93.184.216.34'];
    },
    connect: () => connect(port, '127.0.0.1'),
  };
  const options = { databaseUrl: newsroom.databaseUrl, silent: true, network, checksLinks: true, now: () => new Date(Date.now() + ahead) };
  studios = [await ownStudio(options)];
  studios.push(await ownStudio({ ...options, prepared: true }));
  chief = await newsroom.as('chefredaktor', studios[0]?.url ?? '');
});
afterAll(async () => {
  await Promise.all(studios.map((studio) => studio.stop()));
  await newsroom?.end();
  web.closeAllConnections();
  web.close();
});

const stateOf = async (innehall: string) => {
  const { lankar } = (await chief.get('/lankar', { innehall })).body;
  return Object.fromEntries(lankar.map((link: { adress: string }) => [link.adress, link]));
};

test('each link that leads out is looked at once by all instances, and told of by its block', async () => {
  pages.set('http://rapport.example/finns', html('Rapporten'));
  pages.set('http://rapport.example/flyttad', (response) => void response.writeHead(301, { Location: '/finns' }).end());
  pages.set('http://mjuk.example/borta', html('Sidan finns inte'));
  const addresses = [
    'http://rapport.example/finns',
    'http://rapport.example/flyttad',
    'http://mjuk.example/borta',
    'http://borta.example/',
  ];
  const id = await articleLinkingTo(chief, addresses);
  await linksOf(chief, id, 4);
  await expect.poll(async () => Object.values(await stateOf(id)).filter(({ kontrollerad }) => kontrollerad !== null), SOON).toHaveLength(4);
  const links = await stateOf(id);
  expect(links['http://rapport.example/finns']).toMatchObject({ tillstand: 'ok', svar: 200 });
  expect(links['http://rapport.example/flyttad']).toMatchObject({ tillstand: 'omdirigerad', leder_till: 'http://rapport.example/finns' });
  // Not called broken for one try.
  expect(links['http://mjuk.example/borta']).toMatchObject({ tillstand: 'ny', orsak: 'mjuk_404', misslyckade: 1 });
  expect(links['http://borta.example/']).toMatchObject({ tillstand: 'ny', orsak: 'dns', misslyckade: 1 });
  expect(asked.filter((one) => one === 'HEAD http://rapport.example/flyttad')).toHaveLength(1);
  // The rules of robots are asked for by each instance that fetches a page there, before it does.
  expect(asked.indexOf('GET http://mjuk.example/robots.txt')).toBeLessThan(asked.indexOf('GET http://mjuk.example/borta'));
});

test('who asks for a check is told what it finds, and again when it is mended', async () => {
  const adress = 'http://lagas.example/sida';
  const id = await articleLinkingTo(chief, [adress, 'http://inne.example/']);
  await linksOf(chief, id, 2);
  await chief.post('/lankar/kontrollera', { innehall: id });
  await expect.poll(async () => (await stateOf(id))[adress].tillstand, SOON).toBe('trasig');
  expect((await stateOf(id))[adress]).toMatchObject({ orsak_text: 'Sidan finns inte (404).' });
  await expect.poll(async () => (await stateOf(id))['http://inne.example/'].orsak, SOON).toBe('ej_internet');
  const { varningar } = (await chief.validate(id)).body;
  expect(varningar.filter(({ kod }: { kod: string }) => kod === 'lank_dod').map(({ block }: { block: string }) => block)).toContain(
    'blanken0',
  );
  pages.set(adress, html('Lagad'));
  await chief.post('/lankar/kontrollera', { id: (await stateOf(id))[adress].id });
  await expect.poll(async () => (await stateOf(id))[adress].tillstand, SOON).toBe('ok');
});

test('a Studio that reaches nobody calls no link broken', async () => {
  isUp = false;
  // What was heard before the cable was pulled is old.
  ahead += 5 * 60_000;
  const adress = 'http://natet-nere.example/';
  const id = await articleLinkingTo(chief, [adress]);
  const [link] = await linksOf(chief, id);
  await chief.post('/lankar/kontrollera', { id: link.id });
  const postponed = async () => Date.parse((await stateOf(id))[adress].nasta_kontroll) - Date.now() - ahead > 5 * 60_000;
  await expect.poll(postponed, SOON).toBe(true);
  expect((await stateOf(id))[adress]).toMatchObject({ tillstand: 'ny', orsak: null, misslyckade: 0 });
  isUp = true;
});

test('what was public before there was a monitor is read, whichever instance does it', async () => {
  const id = await articleLinkingTo(chief, ['http://tidigare.example/rapport']);
  await linksOf(chief, id);
  for (const table of ['lankplats', 'lank', 'lankko']) await newsroom.sql(`DELETE FROM ${table}`);
  await newsroom.sql(`INSERT INTO lankfyllning (id, efter) VALUES (1, '00000000-0000-0000-0000-000000000000')`);
  expect(await linksOf(chief, id)).toMatchObject([{ adress: 'http://tidigare.example/rapport' }]);
  await expect.poll(() => newsroom.sql('SELECT 1 FROM lankfyllning'), SOON).toEqual([]);
});
