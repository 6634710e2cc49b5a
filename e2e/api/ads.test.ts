import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from './newsroom/answer.ts';
import { paragraph, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { type OwnNewsroom, ownNewsroom } from './studio/own-newsroom.ts';
import { ownStudio } from './studio/own-studio.ts';

/* Ads as a newsroom sets them, and what its readers are sent then: by two instances, of which one hears of it. */

const STARTING_MS = 120_000;
const SLOT = {
  ...{ namn: 'I texten', plats: 'i_texten', intervall: 2, mallar: [], sektioner: [], sprak: [], smal: '300x250', bred: '580x400' },
  adress: 'https://annons.exempel.se/ram?zon=1',
};

let newsroom: OwnNewsroom;
let first: Awaited<ReturnType<typeof ownStudio>>;
let second: Awaited<ReturnType<typeof ownStudio>>;
let admin: Caller;
let chief: Caller;
let articles: Record<'own' | 'paid' | 'gone', { id: string; path: string }>;

beforeAll(async () => {
  newsroom = await ownNewsroom();
  first = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  second = await ownStudio({ databaseUrl: newsroom.databaseUrl, silent: true });
  admin = await newsroom.as('admin', first.url);
  chief = await newsroom.as('chefredaktor', first.url);
  articles = { own: await released(), paid: await released({ partner: 'Banken', markning: 'Annons från' }), gone: await released() };
  expect((await chief.takeDown(articles.gone.id)).status).toBe(200);
}, STARTING_MS);

afterAll(async () => {
  await second.stop();
  await first.stop();
  await newsroom.end();
});

async function released(sponsrad?: object) {
  const block = Array.from({ length: 5 }, (_, nr) => paragraph(`Stycke ${nr}.`));
  const { id } = await chief.created(swedish({ block }));
  if (sponsrad !== undefined) expect((await chief.patch(`/innehall/${id}`, { sponsrad })).status).toBe(200);
  const answer = await chief.release(id);
  expect([answer.status, answer.koder]).toEqual([200, []]);
  const { lank } = (await chief.get(`/innehall/${id}`)).body.innehall.sprak.sv;
  return { id, path: new URL(lank).pathname };
}

const settings = async () => (await admin.get('/installningar')).body;
async function change(annonser: object, besides: object = {}): Promise<Answer> {
  return admin.patch('/installningar', { version: (await settings()).version, annonser, ...besides });
}
async function page(path: string, url = first.url) {
  const answer = await fetch(`${url}${path}`, { redirect: 'manual', headers: { 'Accept-Encoding': 'identity' } });
  return { status: answer.status, html: await answer.text(), headers: answer.headers };
}
const codes = ({ body }: Answer) => body.fel.map(({ kod, falt }: { kod: string; falt: string }) => `${kod} ${falt}`);
const policyOf = async (path: string, url?: string) => (await page(path, url)).headers.get('content-security-policy');

test('a newsroom that has set nothing sends nothing of ads', async () => {
  expect((await settings()).installningar.annonser).toEqual({ samtycke: 'inga', tcf_adress: '', platser: [] });
  for (const path of ['/', '/en', '/nyheter', articles.own.path, '/sok']) {
    const { html, headers } = await page(path);
    expect(html, path).not.toMatch(/annons(?:er|val|skript|-)|class="annons/);
    expect(headers.get('content-security-policy'), path).not.toContain('annons');
  }
});

test('turned on, tried dry, told, on every instance within a second, and off to the byte', async () => {
  const before = await page(articles.own.path);
  const rehearsed = await change({ samtycke: 'egen', platser: [SLOT] }, { provkor: true });
  expect(rehearsed.status).toBe(200);
  expect((await settings()).installningar.annonser.samtycke).toBe('inga');
  expect((await page(articles.own.path)).html).toBe(before.html);

  const on = await change({ samtycke: 'egen', platser: [SLOT] });
  expect([on.status, on.body.installningar?.annonser]).toEqual([200, { samtycke: 'egen', tcf_adress: '', platser: [SLOT] }]);
  const { html, headers } = await page(articles.own.path);
  expect(html.match(/data-annons="https:\/\/annons\.exempel\.se\/ram\?zon=1"/g)).toHaveLength(2);
  expect(html).toContain('data-samtycke="egen" data-tcf="" data-parter="https://annons.exempel.se"');
  expect(headers.get('content-security-policy')).toContain(' https://annons.exempel.se;');
  expect(headers.get('cache-control')).toBe(before.headers.get('cache-control'));
  expect(headers.get('set-cookie')).toBeNull();
  await expect.poll(() => policyOf(articles.own.path, second.url), { timeout: 1_000, interval: 50 }).toContain('https://annons.exempel.se');
  expect((await page(articles.own.path, second.url)).html.replaceAll(second.url, first.url)).toBe(html);

  // Its script and its style are kept by browsers for ever, and the script is held against its digest.
  for (const [, address = ''] of html.matchAll(/"(\/studio\/stil\/annons[^"]+)"/g)) {
    const file = await page(address);
    expect([file.status, file.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  }
  const integrity = /annonsskript-[^"]+" integrity="([^"]+)"/.exec(html)?.[1];
  expect(headers.get('content-security-policy')).toContain(`'${integrity}'`);

  const [latest] = (await admin.get('/installningar/versioner')).body.versioner;
  expect(latest.falt).toEqual(['annonser.samtycke', 'annonser.platser']);
  expect(latest.andringar[1].efter).toContain('https://annons.exempel.se/ram?zon=1');

  expect((await change({ samtycke: 'inga' })).status).toBe(200);
  const after = await page(articles.own.path);
  expect(after.html).toBe(before.html);
  expect(after.headers.get('content-security-policy')).toBe(before.headers.get('content-security-policy'));
  // What was set is there for when they are turned on again.
  expect((await settings()).installningar.annonser.platser).toEqual([SLOT]);
});

test('what somebody pays for, a draft, a preview, feeds, searches and what is gone have none', async () => {
  const feed = async () => (await page('/rss.xml')).html;
  const preview = () => chief.post(`/innehall/${articles.own.id}/forhandsvisning`, { sprak: 'sv', dela: 60 });
  const shared = new URL((await preview()).body.delning.lank).pathname;
  const before = { feed: await feed(), shared: await page(shared) };
  expect((await change({ samtycke: 'egen', platser: [SLOT, { ...SLOT, namn: 'Lista', plats: 'lista' }] })).status).toBe(200);
  expect((await page(articles.own.path)).html).toContain('class="annons ');
  expect((await page(articles.paid.path)).html).not.toContain('class="annons ');
  expect((await page(articles.gone.path)).status).toBe(302);
  for (const path of ['/sok?q=stycke', '/finns-inte']) {
    const { html, headers } = await page(path);
    expect(html, path).not.toContain('annonsskript');
    expect(headers.get('content-security-policy'), path).not.toContain('annons.exempel.se');
  }
  expect(await feed()).toBe(before.feed);
  const { html, headers } = await page(shared);
  expect([html, headers.get('content-security-policy')]).toEqual([
    before.shared.html,
    before.shared.headers.get('content-security-policy'),
  ]);
  expect(JSON.stringify((await preview()).body)).not.toContain('annons.exempel.se');
  expect((await change({ samtycke: 'inga', platser: [] })).status).toBe(200);
});

describe('is refused', () => {
  const platser = (...given: object[]) => ({ platser: given.map((one, nr) => ({ ...SLOT, namn: `Plats ${nr}`, ...one })) });

  test.each<[string, object, string]>([
    ['an address without TLS', platser({ adress: 'http://annons.exempel.se/' }), 'falt_format annonser.platser[0].adress'],
    ['more of a policy', platser({ adress: 'https://a.exempel.se; script-src *' }), 'falt_format annonser.platser[0].adress'],
    ['any host', platser({ adress: 'https://*' }), 'falt_format annonser.platser[0].adress'],
    ['an element', platser({}, { adress: '<script src=https://a.exempel.se>' }), 'falt_format annonser.platser[1].adress'],
    ['a host of the network within', platser({ adress: 'https://10.0.0.8/' }), 'installning_ofullstandig annonser.platser[0].adress'],
    [
      'a name of the network within',
      platser({ adress: 'https://annons.internal/' }),
      'installning_ofullstandig annonser.platser[0].adress',
    ],
    ['a size beyond bounds', platser({ bred: '5000x5000' }), 'falt_varde annonser.platser[0].bred'],
    ['what is wider than the text', platser({ bred: '980x240' }), 'installning_ofullstandig annonser.platser[0].bred'],
    ['a template that there is not', platser({ mallar: ['nyhet', 'ingen'] }), 'mall_okand annonser.platser[0].mallar[1]'],
    ['a section that there is not', platser({ sektioner: ['ingen'] }), 'sektion_okand annonser.platser[0].sektioner[0]'],
    ['a field that there is not', platser({ skript: 'x' }), 'falt_okant annonser.platser[0].skript'],
    ['two of one name', { platser: [SLOT, SLOT] }, 'falt_format annonser.platser'],
    ['a service that is nowhere', { samtycke: 'tcf', tcf_adress: '' }, 'installning_ofullstandig annonser.tcf_adress'],
  ])('%s', async (_, given, told) => {
    const answer = await change(given);
    expect([answer.status, codes(answer)]).toEqual([422, [told]]);
  });

  test('too many', async () => {
    const many = await change(platser(...Array.from({ length: 9 }, () => ({}))));
    expect([many.status, many.body.fel[0].falt]).toEqual([422, 'annonser.platser']);
  });

  test('of whoever does not administer', async () => {
    const { version } = await settings();
    expect((await chief.patch('/installningar', { version, annonser: { samtycke: 'egen' } })).status).toBe(403);
  });
});
