import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import pino from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { readEnvironment } from '#lib/config/environment.ts';
import { EXAMPLE_ASSETS } from '#lib/site/example-assets.ts';
import { createKernel, type Kernel } from '#lib/studio/kernel.ts';
import { newsroomShown, prepareNewsroom } from '#lib/studio/newsroom.ts';
import { planOfFile } from '#lib/studio/newsroom-of-file.ts';
import { ownDatabase } from '../../e2e/database/own-database.ts';
import { UP_TO_DATE } from '../../e2e/database/prepared-cluster.ts';

const kernels: Kernel[] = [];

const server = ownDatabase();

beforeAll(async () => {});

afterEach(async () => {
  await Promise.all(kernels.splice(0).map((kernel) => kernel.close()));
});

afterAll(async () => {});

function instance(given: Record<string, string> = { STUDIO_DEMO: '0' }, databaseUrl = server.url): Kernel {
  const environment = readEnvironment({ STUDIO_DATA: server.folder, NODE_ENV: 'test', ...given });
  const reader = {
    assets: EXAMPLE_ASSETS,
    files: new Map(),
  };
  const kernel = createKernel({ environment, databaseUrl, reader, log: pino({ level: 'silent' }), now: () => new Date() });
  kernels.push(kernel);
  return kernel;
}

test('of two instances that start at once, one makes the newsroom, and the other waits until its logins have been shown', async () => {
  const [one, other] = [instance(), instance()];
  const order: string[] = [];
  const started = [one, other].map(async (kernel) => {
    const welcome = await prepareNewsroom(kernel);
    order.push(welcome.logins.length > 0 ? 'made' : 'found');
    if (welcome.logins.length === 0) return;
    order.push('shown');
    await newsroomShown(kernel);
  });
  await Promise.all(started);
  expect(order).toEqual(['made', 'shown', 'found']);
  expect((await one.store.people.list()).map(({ roll }) => roll)).toEqual(['superadmin']);
  // Nothing of the demo is there, and the guide is.
  expect(await one.store.sections.list()).toEqual([]);
  expect(await one.store.settings.latest('installningar')).toBeUndefined();
  expect(await one.store.settings.get('kom-igang')).toEqual({ steg: {}, avslutad: false });
});

let databases = 0;

/** A newsroom that nobody has started, and a file that says what it is to be. */
async function newsroomOf(asked: unknown, environment: Record<string, string> = {}): Promise<Kernel> {
  databases += 1;
  const name = `eget_${databases}`;
  const file = path.join(server.folder, `${name}.json`);
  await writeFile(file, typeof asked === 'string' ? asked : JSON.stringify(asked));
  const url = new URL(server.url);
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(`CREATE DATABASE ${name} TEMPLATE ${UP_TO_DATE} STRATEGY file_copy`);
  await client.end();
  url.pathname = `/${name}`;
  return instance({ STUDIO_INSTALLNINGAR: file, ...environment }, url.href);
}

const ASKED = {
  installningar: { webbplats: { namn: 'Fjällbladet', ansvarig_utgivare: 'Aina Fjell' } },
  sektioner: [
    { id: 'lokalt', namn: { sv: 'Lokalt', en: 'Local' }, mallar: ['nyhet'] },
    { id: 'sport', namn: { sv: 'Sport' }, sprak: ['sv'] },
  ],
  personer: [
    { namn: 'Aina Fjell', epost: 'aina@fjall.se', roll: 'superadmin' },
    { namn: 'Bo Ås', epost: 'bo@fjall.se', roll: 'skribent', sektioner: ['sport'], losenord: 'tolv tunga tranor' },
  ],
};

test('a file makes a newsroom: its settings, sections and people, and logins for those who were given none', async () => {
  const kernel = await newsroomOf(ASKED);
  const { logins } = await prepareNewsroom(kernel);
  expect(logins).toEqual([{ roll: 'superadmin', epost: 'aina@fjall.se', losenord: expect.any(String) }]);
  await kernel.settings.upToDate;
  expect(kernel.settings.identity).toMatchObject({ namn: 'Fjällbladet', ansvarig_utgivare: 'Aina Fjell' });
  expect(await kernel.store.sections.list()).toMatchObject([
    { id: 'lokalt', namn_en: 'Local', mallar: ['nyhet'], sprak: ['sv', 'en'], kategori: null, ordning: 1 },
    { id: 'sport', namn_en: '', sprak: ['sv'], ordning: 2 },
  ]);
  expect((await kernel.store.people.list()).map(({ epost, sektioner }) => [epost, sektioner])).toEqual([
    ['aina@fjall.se', []],
    ['bo@fjall.se', ['sport']],
  ]);
  // Broken off before anybody was shown the logins, it is gone on with: nothing twice, and a new password for who has none of their own.
  await kernel.beginning.letGo();
  const again = await prepareNewsroom(kernel);
  expect(again.logins).toEqual([
    { roll: 'superadmin', epost: 'aina@fjall.se', losenord: expect.not.stringMatching(logins[0]?.losenord ?? '') },
  ]);
  expect(await kernel.store.settings.latest('installningar')).toMatchObject({ version: 1, av: { id: 'studio' } });
  await newsroomShown(kernel);
});

test('a file without a superadministrator leaves that to the first login', async () => {
  const kernel = await newsroomOf({ sektioner: ASKED.sektioner, personer: [] });
  expect((await prepareNewsroom(kernel)).logins.map(({ epost }) => epost)).toEqual(['admin@studio.se']);
});

test('every fault of a file is told at once, each by its field, and nothing is made', async () => {
  const kernel = await newsroomOf({
    installningar: { webbplats: { namn: '' }, utseende: {} },
    sektioner: [
      { id: 'en', namn: { sv: 'X' } },
      { id: 'sport', namn: { en: 'S' } },
    ],
    personer: [{ namn: 'Bo', epost: 'bo@fjall.se', roll: 'kung' }],
  });
  const told = await prepareNewsroom(kernel).catch((error: Error) => error.message);
  for (const falt of [
    'installningar.webbplats.namn',
    'installningar.utseende',
    'sektioner[0].id',
    'sektioner[1].namn.sv',
    'personer[0].roll',
  ])
    expect(told).toContain(`\n  ${falt}: `);
  expect(told).toContain('Ingenting är gjort.');
  expect(await kernel.store.people.list()).toEqual([]);
  expect(await kernel.store.settings.get('redaktion')).toBeUndefined();
});

test.each([
  ['{"sektioner": [', 'är inte giltig JSON'],
  ['[]', 'Filen har fel typ: en lista i stället för ett objekt'],
  [{ sektioner: [{ id: 'en', namn: { sv: 'X' } }] }, 'sektioner[0].id: Adressen /en används'],
  [{ sektioner: [{ id: 'sport och fritid', namn: { sv: 'X' } }] }, 'sektioner[0].id: '],
  [{ sektioner: [ASKED.sektioner[0], ASKED.sektioner[0]] }, 'sektioner[1].id: Det finns redan en sektion'],
  [
    { sektioner: [{ id: 'mat', namn: { sv: 'Mat' }, mallar: ['kronika'], sprak: ['de'] }] },
    'sektioner[0].mallar[0]: Mallen kronika finns inte',
  ],
  [{ installningar: { webbplats: { namn: '' } } }, 'installningar.webbplats.namn: '],
  [{ installningar: { publicering: { cms: 'wordpress' } } }, 'installningar.publicering.url: '],
  [{ installningar: { publicering: { lage: 'test' } } }, 'STUDIO_CMS_LAGE'],
  [{ personer: [{ namn: 'Bo', epost: 'bo', roll: 'kung', sektioner: ['mat'] }] }, 'personer[0].roll: '],
  [{ personer: [{ ...ASKED.personer[1], sektioner: ['mat'] }] }, 'personer[0].sektioner[0]: Sektionen mat finns inte'],
  [{ personer: [{ ...ASKED.personer[0] }, { ...ASKED.personer[0], epost: 'AINA@fjall.se' }] }, 'personer[1].epost: '],
  [{ personer: [{ ...ASKED.personer[0], losenord: 'kort' }] }, 'personer[0].losenord: '],
])('%j is refused: %s', async (asked, told) => {
  const file = path.join(server.folder, 'fel.json');
  await writeFile(file, typeof asked === 'string' ? asked : JSON.stringify(asked));
  await expect(planOfFile(instance({ STUDIO_INSTALLNINGAR: file, STUDIO_CMS_LAGE: 'skarp' }))).rejects.toThrow(told);
});

test('a mail server that does not answer is tried before anything is made', async () => {
  const kernel = await newsroomOf({ ...ASKED, installningar: { epost: { smtp_url: 'smtp://127.0.0.1:9/?fran=red@fjall.se' } } });
  await expect(prepareNewsroom(kernel)).rejects.toThrow('installningar.epost.smtp_url: Mejlservern 127.0.0.1');
  expect(await kernel.store.people.list()).toEqual([]);
  expect(await kernel.store.sections.list()).toEqual([]);
  expect(await kernel.store.settings.latest('installningar')).toBeUndefined();
});
