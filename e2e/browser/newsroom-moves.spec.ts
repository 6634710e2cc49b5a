import { test as base, expect, type Page } from '@playwright/test';
import { type MovingNewsroom, movingNewsroom } from './moving-newsroom.ts';
import { ADMIN, PASSWORD } from './people.ts';

/* Whoever takes their newsroom out, loses the Studio it was in and reads it into an empty one, has the same site at the same address. */

const test = base.extend<{ place: MovingNewsroom }>({
  place: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const place = await movingNewsroom();
      await place.startFilled();
      await use(place);
      await place.end();
    },
    { timeout: 180_000 },
  ],
});

/** What readers and their programs begin from; all else is led to from the site maps. */
const BEGINNINGS = ['/', '/en', '/robots.txt', '/sitemap.xml', '/nyhetssitemap.xml', '/rss.xml', '/en/rss.xml'];

/** Each installation vouches for what it publishes with a key of its own. */
const SIGNED = /\/(?:intyg|proof)\.json$/;

interface Got {
  status: number;
  type: string | undefined;
  body: string;
}

async function got(page: Page, address: string): Promise<Got> {
  const answer = await page.request.get(address, { maxRedirects: 0 });
  return { status: answer.status(), type: answer.headers()['content-type'], body: (await answer.body()).toString('base64') };
}

/** Everything public of the site, by its address: what the site maps lead to, the feeds and files that those pages name, and their pictures. */
async function site(page: Page, url: string): Promise<Map<string, Got>> {
  const all = new Map<string, Got>();
  const waiting = [...BEGINNINGS];
  for (let address = waiting.shift(); address !== undefined; address = waiting.shift()) {
    if (all.has(address)) continue;
    const answer = await got(page, `${url}${address}`);
    all.set(address, answer);
    if (!/html|xml|json/.test(answer.type ?? '')) continue;
    const text = Buffer.from(answer.body, 'base64').toString('utf8');
    const named = text.matchAll(/(?:href|src|url)="([^"#?]+)|<(?:loc|link)>([^<]+)</g);
    for (const [, attribute, element] of named) {
      const target = URL.parse((attribute ?? element ?? '').replaceAll('&amp;', '&'), url);
      if (target?.origin === url && !target.pathname.startsWith('/studio') && !SIGNED.test(target.pathname)) waiting.push(target.pathname);
    }
  }
  return all;
}

async function logIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/studio/logga-in`);
  await page.getByLabel('E-post').fill(ADMIN);
  await page.getByLabel('Lösenord').fill(PASSWORD);
  await page.getByRole('button', { name: 'Logga in' }).click();
  await page.waitForURL(/\/studio\/(att-gora|kom-igang)/);
}

test('a newsroom that is taken out, wiped and read in by the screen is the same site, byte for byte', async ({ page, place }) => {
  await logIn(page, place.url);
  const before = await site(page, place.url);
  await page.goto(`${place.url}/studio/flytta`);
  const taking = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Ta ut redaktionen' }).click();
  const archive = test.info().outputPath('redaktionen.tar.zst');
  await (await taking).saveAs(archive);

  await place.wipe();
  await logIn(page, place.url);
  expect((await got(page, `${place.url}/sitemap.xml`)).body).not.toBe(before.get('/sitemap.xml')?.body);
  await page.goto(`${place.url}/studio/flytta`);
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Välj arkiv' }).click();
  await (await choosing).setFiles(archive);
  await page.getByRole('button', { name: 'Läs in arkivet' }).click();
  await expect(page.getByText('Arkivet är inläst')).toBeVisible({ timeout: 60_000 });

  // Tags, authors and whom articles are about are read behind; everything else is there at once. Nothing may differ.
  await expect(async () => {
    const after = await site(page, place.url);
    const all = new Set([...before.keys(), ...after.keys()]);
    expect([...all].filter((address) => JSON.stringify(before.get(address)) !== JSON.stringify(after.get(address)))).toEqual([]);
  }).toPass({ timeout: 60_000 });
  const addresses = [...before.keys()];
  for (const kind of [
    /^\/nyheter\/[\w-]+$/,
    /^\/en\/nyheter\/[\w-]+$/,
    /^\/tagg\//,
    /^\/skribent\//,
    /^\/person\//,
    /^\/media\//,
    /rss\.xml$/,
    /^\/sitemap-0/,
  ])
    expect(
      addresses.some((address) => kind.test(address) && before.get(address)?.status === 200),
      String(kind),
    ).toBe(true);
});
