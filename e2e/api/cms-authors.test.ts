import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { PLUGIN_VERSION } from '#lib/adapters/cms/wordpress/check.ts';
import { swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/** A WordPress that knows of its users alone; `fails` is what it cannot do just now. */
const users = new Set<string>();
let fails: 'reading after' | 'making' | undefined;
let newsroom: OwnNewsroom;
let studio: Awaited<ReturnType<typeof ownStudio>>;
let wordpress: Server;
let admin: Caller;

beforeAll(async () => {
  wordpress = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}');
    const isReading = request.url === '/wp-json/studio/v1/authors';
    const isMaking = request.url?.startsWith('/wp-json/wp/v2/users') === true;
    const isRefused = (isReading && fails === 'reading after' && users.size > 0) || (isMaking && fails === 'making');
    if (isMaking && !isRefused) users.add(body.name);
    const authors = isReading ? body.names.map((name: string) => ({ name, authors: users.has(name) ? 1 : 0, others: 0 })) : [];
    response.writeHead(isRefused ? 500 : 200, { 'content-type': 'application/json' });
    const status = { version: PLUGIN_VERSION, time_ms: Date.now(), user: 'studio', lacks: [], permalinks: true };
    response.end(JSON.stringify(isRefused ? { code: 'x', message: 'Nej' } : { id: users.size, may_create: true, authors, ...status }));
  });
  await new Promise<void>((resolve) => wordpress.listen(0, '127.0.0.1', resolve));
  newsroom = await ownNewsroom();
  const here = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  const chief = await newsroom.as('chefredaktor', here.url);
  for (const ansvarig of ['Vera Skrivare', 'Bo Ek']) {
    const { id } = await chief.created(swedish({ ansvarig }));
    expect((await chief.release(id)).status).toBe(200);
  }
  await here.stop();
  const address = `http://127.0.0.1:${(wordpress.address() as AddressInfo).port}`;
  const cms = { STUDIO_CMS: 'wordpress', STUDIO_CMS_URL: address, STUDIO_CMS_USER: 'studio', STUDIO_CMS_PASSWORD: 'x' };
  studio = await ownStudio({ databaseUrl: newsroom.databaseUrl, cms, silent: true });
  admin = await newsroom.as('admin', studio.url);
});

afterAll(async () => {
  await studio?.stop();
  await newsroom?.end();
  wordpress?.close();
});

beforeEach(() => {
  users.clear();
  fails = undefined;
});

const make = (...names: string[]) => admin.post('/installningar/cms/prov', { lagg_upp: names });

test('those who have signed what is public are made authors, and nobody else is', async () => {
  const refused = await make('Vera Skrivare', 'Ingen Alls');
  expect([refused.status, refused.body.fel]).toMatchObject([
    422,
    [{ kod: 'cms_forfattare', falt: 'lagg_upp', orsak: expect.stringContaining('”Ingen Alls” har inte skrivit under') }],
  ]);
  expect(users.size).toBe(0);
  const { status, body } = await make('Vera Skrivare', 'Bo Ek');
  expect(status).toBe(200);
  expect(body.forfattare.namn).toEqual(expect.arrayContaining([{ namn: 'Vera Skrivare', artiklar: 1, lage: 'finns' }]));
  expect([...users]).toEqual(['Vera Skrivare', 'Bo Ek']);
});

test('that they are made is told also where it cannot be read afterwards', async () => {
  fails = 'reading after';
  const { status, body } = await make('Vera Skrivare');
  expect([status, body.forfattare, [...users]]).toEqual([200, null, ['Vera Skrivare']]);
});

test('one who cannot be made is told of', async () => {
  fails = 'making';
  expect((await make('Vera Skrivare')).body).toMatchObject({ ok: false, fel: [{ kod: 'cms_forfattare' }] });
});

test('an article is not tried in the same call', async () => {
  for (const innehall of [null, crypto.randomUUID()]) {
    const { status, body } = await admin.post('/installningar/cms/prov', { innehall, lagg_upp: ['Vera Skrivare'] });
    expect([status, body.fel]).toMatchObject([422, [{ kod: 'falt_varde', falt: 'innehall' }]]);
  }
  expect(users.size).toBe(0);
});
