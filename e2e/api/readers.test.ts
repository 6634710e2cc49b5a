import { describe, expect, inject, test } from 'vitest';
import { english, paragraph, swedish, uniqueWord } from './newsroom/articles.ts';
import { send } from './newsroom/http.ts';
import { agent as agentWith, as } from './newsroom/people.ts';

/* What readers and search engines are told of articles that are paid for, stand by themselves or belong to a key. */

const { url } = inject('studio');
const chief = await as('chefredaktor');
const agent = await agentWith({ sektioner: ['nyheter'], mallar: ['nyhet'], sprak: ['sv'] });
/** One where both articles and pages may stand. */
const SEKTION = 'nyheter';

const read = async (path: string) => send({ method: 'GET', path, headers: {} }, url);
const text = async (path: string) => (await read(path)).text;

test('an article of the template sida is in no list, and found by its address, in search and in the sitemap', async () => {
  const tagg = uniqueWord();
  const { id, slug } = await chief.created({ sektion: SEKTION, mall: 'sida', ...swedish({ taggar: [tagg] }) });
  await chief.saved(id, 'en', english());
  expect((await chief.release(id)).status).toBe(200);
  const box = { type: 'relaterat', attrs: { id: 'brelat0001', auto: true, tagg, lankar: [{ rubrik: 'Annat', url: '/stil/annat' }] } };
  const other = await chief.created({ sektion: SEKTION, ...swedish({ taggar: [tagg], block: [paragraph('Text.', 'bstycke001'), box] }) });
  expect((await chief.release(other.id)).status).toBe(200);
  for (const path of [
    '/',
    `/${SEKTION}`,
    '/rss.xml',
    `/${SEKTION}/rss.xml`,
    '/nyhetssitemap.xml',
    '/en',
    `/en/${SEKTION}`,
    `/${SEKTION}/${other.slug}`,
  ])
    expect(await text(path), path).not.toContain(slug);
  expect((await read(`/${SEKTION}/${slug}`)).status).toBe(200);
  const map = await Promise.all([...(await text('/sitemap.xml')).matchAll(/\/sitemap-\d+\.xml/g)].map(([path]) => text(path)));
  expect(map.join('')).toContain(`/${SEKTION}/${slug}<`);
  // It becomes an article like others, and a page again, with the release after the change.
  for (const [mall, listed] of [
    ['nyhet', true],
    ['sida', false],
  ] as const) {
    expect((await chief.patch(`/innehall/${id}`, { mall })).status).toBe(200);
    expect((await text(`/${SEKTION}`)).includes(slug), `before ${mall}`).toBe(!listed);
    expect((await chief.release(id)).status).toBe(200);
    expect((await text(`/${SEKTION}`)).includes(slug), mall).toBe(listed);
  }
  const { body } = await chief.post(`/innehall/${other.id}/forslag`, { typ: 'lasocksa' });
  expect(JSON.stringify(body)).not.toContain(slug);
});

test('a sponsored article is in no news sitemap, and says so in the feed', async () => {
  const { id, slug } = await chief.created({
    sektion: 'stil',
    ...swedish({ sponsrad: { partner: 'Köksboden', markning: 'Annons från' } }),
  });
  expect((await chief.release(id)).status).toBe(200);
  expect(await text('/nyhetssitemap.xml')).not.toContain(slug);
  expect(await text('/stil/rss.xml')).toContain('<title>Annons från Köksboden: Kommunen bygger bron');
});

describe('an article that belongs to a key', () => {
  test('is signed by the newsroom until somebody is named', async () => {
    const { id, slug } = await agent.created({ sektion: 'nyheter', ...swedish() });
    expect((await chief.release(id)).status).toBe(200);
    expect(await text(`/nyheter/${slug}`)).toContain('Av <b>Min redaktion</b>');
    expect(await text(`/nyheter/${slug}`)).toMatch(/"author":\{"@type":"Organization","name":"Min redaktion"/);
    await chief.patch(`/innehall/${id}`, { ansvarig: 'Elsa Norén' });
    expect((await chief.release(id)).status).toBe(200);
    expect(await text(`/nyheter/${slug}`)).toContain('Av <b>Elsa Norén</b>');
    expect(await text('/nyheter/rss.xml')).toContain('<dc:creator>Elsa Norén</dc:creator>');
  });
});

test.each(['/ut', '/x.html', '/wp-login.php', '/.env', '/api/nagot', '/.well-known/nagot'])('%s is told to a reader', async (path) => {
  const { status, headers, text: page } = await read(path);
  expect([status, headers['x-robots-tag']]).toEqual([404, 'noindex']);
  expect(page).toContain('Den sidan finns inte');
});

test('the icon is where browsers look for it', async () => {
  const { status, headers } = await read('/favicon.ico');
  expect([status, headers['content-type']]).toEqual([200, 'image/svg+xml']);
});

test('robots may read the live feeds and nothing else of Studio', async () => {
  const lines = (await text('/robots.txt')).split('\n');
  expect(lines).toEqual(expect.arrayContaining(['Allow: /studio/live/', 'Disallow: /studio/']));
});

test('a model that comes for somebody is told where the texts are, and every address it is told of answers', async () => {
  const told = await text('/llms.txt');
  expect(told).toMatch(/^# .+\n\n(> .+\n\n)?## Att läsa\n/);
  const addresses = [...told.matchAll(/\]\(([^)]+)\)/g)].map(([, address = '']) => new URL(address).pathname);
  expect(addresses.length).toBeGreaterThan(8);
  const { '/studio/referens': _page, ...doors } = Object.fromEntries(addresses.map((address) => [address, 200]));
  for (const [address, wanted] of Object.entries({ ...doors, '/studio/mcp/redaktion': 405 })) {
    expect([address, (await read(address)).status]).toEqual([address, wanted]);
  }
});

test('an outbound link whose code nobody has registered stops a release', async () => {
  const produkt = { type: 'produkt', attrs: { id: 'bprodukt01', namn: 'Panna', lank: '/ut/ingen-har-registrerat-den' } };
  const { id } = await chief.created({ sektion: 'mat', ...swedish({ block: [produkt] }) });
  const { status, fel } = await chief.release(id);
  expect(status).toBe(422);
  expect(fel).toEqual(
    expect.arrayContaining([expect.objectContaining({ kod: 'kopplank_utan_program', falt: 'block[0].attrs.lank', block: 'bprodukt01' })]),
  );
});
