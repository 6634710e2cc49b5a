import { once } from 'node:events';
import { createServer } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Caller } from './newsroom/caller.ts';
import { releaseDraft } from './newsroom/release-draft.ts';
import { type NewsroomElsewhere, newsroomElsewhere } from './studio/own-newsroom.ts';

/* The picture at the top of an article that is released to a publishing system elsewhere is an address and nothing else. */

let newsroom: NewsroomElsewhere;
let chief: Caller;
let picture: Buffer;

const web = createServer((request, response) => {
  if (request.url === '/fyr.jpg') response.writeHead(200, { 'content-type': 'image/jpeg' }).end(picture);
  else response.writeHead(404).end('borta');
});

beforeAll(async () => {
  picture = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#c79a3a' } })
    .jpeg()
    .toBuffer();
  web.listen(0, '127.0.0.1');
  await once(web, 'listening');
  // A server that listens on TCP has such an address.
  const { port } = web.address() as AddressInfo;
  newsroom = await newsroomElsewhere({
    network: {
      resolve: async (host) => [host === 'bilder.example' ? '93.184.216.34' : '127.0.0.1'],
      connect: () => connect(port, '127.0.0.1'),
    },
  });
  chief = await newsroom.as('chefredaktor', newsroom.url);
});

afterAll(async () => {
  await newsroom.end();
  web.closeAllConnections();
  web.close();
});

const released = async (hero: Record<string, unknown>) => {
  const before = new Set(newsroom.cms.pictures.keys());
  const { id, fields, revision } = await releaseDraft(chief, { hero: { alt: 'En fyr på en klippa.', kredit: 'Mirjam Lodén', ...hero } });
  const { status, body } = await chief.release(id);
  const made = [...newsroom.cms.pictures].filter(([picture]) => !before.has(picture));
  const told = body.varningar.filter(({ kod }: { kod: string }) => kod === 'hero_ej_lamnad');
  return { id, fields, revision, status, made, told };
};

test('it is fetched and handed over, once, as a picture of the article’s own', async () => {
  const { id, fields, revision, status, made, told } = await released({ src: 'https://bilder.example/fyr.jpg' });
  expect([status, told]).toEqual([200, []]);
  expect(made).toEqual([[expect.stringMatching(/^adress-[0-9a-f]{64}-[0-9a-f]{16}$/), { typ: 'image/jpeg', byte: expect.any(Number) }]]);
  await chief.saved(id, 'sv', { ...fields, bas: revision, ingress: 'Rättad.' });
  expect((await chief.release(id)).status).toBe(200);
  expect(newsroom.cms.pictures.get(made[0]?.[0] ?? '')).toBeDefined();
});

test.each([
  ['https://bilder.example/borta.jpg', 'svarade 404'],
  ['https://intern.example/fyr.jpg', 'Det finns ingen server på internet'],
  ['http://localhost/fyr.jpg', 'Det finns ingen server på internet'],
  ['/media/finns-inte.jpg', 'varken i bildarkivet'],
])('one that cannot be had from %s is named in the answer, and the article goes out without it', async (src, words) => {
  const { id, status, made, told } = await released({ src });
  expect([status, made]).toEqual([200, []]);
  expect(told).toMatchObject([{ falt: 'hero.src', sprak: 'sv', orsak: expect.stringContaining(words) }]);
  expect((await chief.item(id)).status).toBe('publicerad');
});

test('one that the publishing system has itself is not fetched', async () => {
  const { status, made, told } = await released({ cmsId: 17 });
  expect([status, made, told]).toEqual([200, [], []]);
});
