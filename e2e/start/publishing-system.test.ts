import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { layOutCluster } from '../database/prepared-cluster.ts';
import { npmStart, type Started } from './npm-start.ts';
import { type StandInWordPress, standInWordPress, type Trouble } from './stand-in-wordpress.ts';

const ADMIN = { epost: 'admin@studio.se', losenord: 'bara-i-testerna' };

let data: string;
let wordpress: StandInWordPress | undefined;
let studio: Started | undefined;

beforeEach(async () => {
  data = await mkdtemp(path.join(os.tmpdir(), 'studio-start-'));
  await layOutCluster(data);
});

afterEach(async () => {
  await studio?.end();
  await wordpress?.stop();
  await rm(data, { recursive: true, force: true });
});

/** The first start of a newsroom that publishes to a WordPress which that is wrong with. */
async function firstStart(
  trouble: Trouble | undefined,
  environment: Record<string, string> = {},
): Promise<{ url: string; said: () => string; wordpress: StandInWordPress }> {
  wordpress = await standInWordPress(trouble);
  studio = await npmStart(data, { ...environmentOf(wordpress), ...environment });
  await studio.until('Ctrl-C');
  return { url: studio.url, said: studio.said, wordpress };
}

function environmentOf({ url }: StandInWordPress): Record<string, string> {
  const cms = { STUDIO_CMS: 'wordpress', STUDIO_CMS_URL: url, STUDIO_CMS_USER: 'studio', STUDIO_CMS_PASSWORD: 'abcd efgh' };
  return { STUDIO_ADMIN: `${ADMIN.epost}:${ADMIN.losenord}`, ...cms };
}

async function asAdministrator(url: string) {
  const first = await fetch(`${url}/api/auth/csrf`);
  const { csrfToken } = await first.json();
  const jar = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const answer = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie: jar.join('; ') },
    body: new URLSearchParams({ csrfToken, ...ADMIN, json: 'true' }),
  });
  const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('studiosess='));
  return async (method: string, address: string, body?: object) => {
    const headers = { cookie: cookie ?? '', 'Content-Type': 'application/json' };
    const got = await fetch(`${url}/studio/api${address}`, {
      method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return { status: got.status, body: await got.json() };
  };
}

const ARTICLE = {
  sektion: 'kultur',
  mall: 'nyhet',
  rubrik: 'Orgeln på Öja spelar igen',
  ingress: 'Elva år tog det att laga den. På söndag är alla välkomna.',
  kategorier: [1],
  block: [{ type: 'paragraph', content: [{ type: 'text', text: 'Den första tonen kom klockan nio på morgonen.' }] }],
};

const TROUBLES = [
  ['tillagg saknas', 'cms_tillagg_saknas', 'Tillägget Studio Companion är inte aktivt'],
  ['fel lösenord', 'cms_losenord', 'godtar inte användarnamnet och applösenordet'],
  ['gammalt tillägg', 'cms_tillagg_gammalt', 'är gammalt: 1.0.9'],
  ['går inte att nå', 'cms_onabar', 'går inte att nå'],
] as const;

test('a first start with a WordPress that nothing can be sent to starts, says why, and sends it nothing of the demo, then or later', async () => {
  const first = await firstStart('tillagg saknas');
  await expect.poll(first.said, { timeout: 30_000 }).toContain('Inget kan publiceras än');
  expect(first.said()).toContain('Tillägget Studio Companion är inte aktivt');
  const { wordpress: cms } = first;
  await cms.become(undefined);
  await studio?.end();

  studio = await npmStart(data, environmentOf(cms));
  await studio.until('Ctrl-C');
  const ask = await asAdministrator(studio.url);
  const { innehall } = (await ask('GET', '/innehall?per_sida=100')).body;
  expect(innehall.length).toBeGreaterThan(10);
  for (const { status } of innehall) expect(['utkast', 'granskning']).toContain(status);
  await new Promise((resolve) => setTimeout(resolve, 5_000));
  expect(cms.delivered()).toBe(0);
}, 300_000);

test('what is released is kept with its cause while nothing can be sent, and goes out by itself when that is mended', async () => {
  const { url, wordpress: cms } = await firstStart(undefined, { STUDIO_INSTALLNINGAR: 'e2e/newsroom.json' });
  const ask = await asAdministrator(url);
  const released: string[] = [];
  for (const [trouble, kod, words] of TROUBLES) {
    await cms.become(trouble);
    const { body: shown } = await ask('GET', '/installningar/cms');
    expect(shown.cms.problem).toMatchObject([{ kod, stoppar: true }]);

    const { id } = (await ask('POST', '/innehall', { ...ARTICLE, rubrik: `Orgeln spelar igen, ${trouble}` })).body;
    const { status, body } = await ask('POST', `/innehall/${id}/release`, { lage: 'publicera' });
    expect([trouble, status, body.release?.tillstand, body.status]).toEqual([trouble, 202, 'koad', 'utkast']);
    expect(body.varningar.find((entry: { kod: string }) => entry.kod === 'cms_nekade').orsak).toContain(words);
    expect((await ask('GET', `/innehall/${id}/releaser`)).body.releaser).toMatchObject([
      { tillstand: 'koad', fel: [{ kod: 'cms_nekade' }] },
    ]);

    await cms.become(undefined);
    await expect.poll(async () => (await ask('GET', `/innehall/${id}`)).body.innehall.status, { timeout: 60_000 }).toBe('publicerad');
    released.push(id);
  }
  expect([...cms.posts.keys()]).toEqual(released);
}, 300_000);
