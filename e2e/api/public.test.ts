import { type IncomingHttpHeaders, request } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { isStandaloneRun } from '../ways-to-run.ts';
import { english, paragraph, swedish, uniqueWord } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { file, picture } from './newsroom/pictures.ts';
import { ownStudio } from './studio/own-studio.ts';

/*
 * What readers meet, over HTTP: at the instance that made the change, and at another over the same database, which keeps its
 * pages and has to hear of it.
 */

const { url } = inject('studio');
let other: Awaited<ReturnType<typeof ownStudio>>;
let chief: Caller;

beforeAll(async () => {
  [other, chief] = await Promise.all([ownStudio({}), as('chefredaktor')]);
});
afterAll(() => other.stop());

/** A section that no other test publishes in, so that its lists hold this test's articles alone. */
const SEKTION = 'stil';

const read = (path: string, headers: Record<string, string> = {}, from = url) => send({ method: 'GET', path, headers }, from);

async function published(fields: Record<string, unknown> = {}, inEnglish: Record<string, unknown> | null = {}) {
  const words = swedish(fields);
  const { id, revision, slug } = await chief.created({ sektion: SEKTION, ...words });
  if (inEnglish !== null) await chief.saved(id, 'en', english(inEnglish));
  const { status, fel } = await chief.release(id);
  expect(status, JSON.stringify(fel)).toBe(200);
  const item = await chief.item(id);
  return { id, revision, slug, words, enSlug: item.sprak.en?.arbetsrevision.slug as string };
}

/** The whole sitemap: the index, and every part of it. */
async function wholeMap(from = url): Promise<string> {
  const index = (await read('/sitemap.xml', {}, from)).text;
  const parts = [...index.matchAll(/<loc>[^<]*(\/sitemap-\d+\.xml)<\/loc>/g)].map(([, path = '']) => path);
  const answers = await Promise.all(parts.map((path) => read(path, {}, from)));
  expect(answers.map(({ status }) => status)).toEqual(parts.map(() => 200));
  return answers.map(({ text }) => text).join('');
}

describe('an article that is published, taken down and published again', () => {
  test('is there, and gone, and there, wherever readers and machines look, at every instance', { timeout: 60_000 }, async () => {
    const tagg = uniqueWord();
    const host = await published({}, null);
    const box = { type: 'relaterat', attrs: { id: 'brelat0001', auto: true, tagg } };
    await chief.saved(host.id, 'sv', { ...host.words, bas: host.revision, block: [...(host.words.block as unknown[]), box] });
    expect((await chief.release(host.id)).status).toBe(200);
    const { id, slug, enSlug, words } = await published({});
    await chief.patch(`/innehall/${id}`, { taggar: [tagg] });
    const shared = (await chief.post(`/innehall/${id}/forhandsvisning`, { dela: 60 })).body.delning.lank.replace(url, '');

    const lists = [`/${SEKTION}`, `/${SEKTION}/rss.xml`, `/${SEKTION}/${host.slug}`];
    const seen = async (from: string) => {
      const answers = await Promise.all(lists.map((path) => read(path, {}, from)));
      const map = await wholeMap(from);
      const [sv, en, share, news] = await Promise.all([
        read(`/${SEKTION}/${slug}`, {}, from),
        read(`/en/${SEKTION}/${enSlug}`, {}, from),
        read(shared, {}, from),
        read('/nyhetssitemap.xml', {}, from),
      ]);
      return {
        lists: answers.map(({ text }) => text.includes(`/${SEKTION}/${slug}`)),
        english: (await read(`/en/${SEKTION}`, {}, from)).text.includes(enSlug),
        map: [map.includes(`/${SEKTION}/${slug}<`), map.includes(`/en/${SEKTION}/${enSlug}<`)],
        news: news.text.includes(`/${SEKTION}/${slug}<`),
        pages: [sv, en].map(({ status, headers }) => [status, headers.location]),
        share: share.status,
      };
    };
    const there = (share: number) => ({
      lists: [true, true, true],
      english: true,
      map: [true, true],
      news: true,
      pages: [
        [200, undefined],
        [200, undefined],
      ],
      share,
    });
    const gone = {
      lists: [false, false, false],
      english: false,
      map: [false, false],
      news: false,
      pages: [
        [302, `/${SEKTION}`],
        [302, `/en/${SEKTION}`],
      ],
      share: 410,
    };

    for (const from of [url, other.url]) await vi.waitFor(async () => expect(await seen(from)).toEqual(there(200)), 10_000);
    expect((await chief.takeDown(id)).status).toBe(200);
    // Here at once; at the other as soon as it has heard.
    expect(await seen(url)).toEqual(gone);
    await vi.waitFor(async () => expect(await seen(other.url)).toEqual(gone), 10_000);
    expect((await chief.release(id)).status).toBe(200);
    expect(await seen(url)).toEqual(there(410));
    await vi.waitFor(async () => expect(await seen(other.url)).toEqual(there(410)), 10_000);
    expect((await read(`/${SEKTION}/${slug}`)).text).toContain(String(words.rubrik));
  });
});

describe('addresses', () => {
  test('of before lead to where the article is now, in one step, also to another section', async () => {
    const { id, slug, words } = await published({}, null);
    let bas = (await chief.item(id)).sprak.sv.arbetsrevision.id;
    const slugs = [slug];
    for (const nr of [2, 3]) {
      const next = `${slug}-${nr}`;
      bas = await chief.saved(id, 'sv', { ...words, bas, slug: next });
      await chief.release(id);
      slugs.push(next);
    }
    await chief.patch(`/innehall/${id}`, { sektion: 'resor' });
    await chief.release(id);
    for (const before of slugs) {
      const { status, headers } = await read(`/${SEKTION}/${before}`);
      expect([before, status, headers.location]).toEqual([before, 301, `/resor/${slugs.at(-1)}`]);
    }
    expect((await read(`/resor/${slugs.at(-1)}`)).status).toBe(200);
  });

  test('have one spelling, whatever somebody writes', async () => {
    const { slug } = await published({}, null);
    const own = `/${SEKTION}/${slug}`;
    for (const written of [`${own}/`, own.toUpperCase(), `/%73til/${slug}`]) {
      const { status, headers } = await read(written);
      expect([written, status, headers.location]).toEqual([written, 301, own]);
    }
    expect((await read(`/${SEKTION}/?utm_source=brev`)).headers.location).toBe(`/${SEKTION}?utm_source=brev`);
  });

  test('that lead nowhere say so, and offer something else', async () => {
    const { status, text, headers } = await read(`/${SEKTION}/${uniqueWord()}`);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(text).toContain('Den sidan finns inte');
    expect(text).toContain('<a href="/">Förstasidan</a>');
    expect((await read(`/en/${uniqueWord()}`)).text).toContain('There is no such page');
  });
});

describe('a page', () => {
  test('says what it is in both languages, and how a shared link to it looks', async () => {
    const uploaded = await chief.form('/media', [
      file(await picture('jpeg', 2000, 1500)),
      { name: 'alt', value: JSON.stringify({ sv: 'En bro' }) },
    ]);
    expect(uploaded.status, JSON.stringify(uploaded.body.fel)).toBe(201);
    const { media } = uploaded.body;
    const hero = { mediaId: media.id, src: media.src, alt: 'En bro', kredit: 'Lena Öberg', fokus: { x: 10, y: 90 } };
    const { slug, enSlug } = await published({ hero, meta: { puffTitel: 'Bron är här', socialText: 'Läs om bron.' } });
    const { text } = await read(`/${SEKTION}/${slug}`);
    const sv = `${url}/${SEKTION}/${slug}`;
    const en = `${url}/en/${SEKTION}/${enSlug}`;
    for (const told of [
      `<link rel="canonical" href="${sv}"/>`,
      `hreflang="sv" href="${sv}"`,
      `hreflang="en" href="${en}"`,
      `hreflang="x-default" href="${sv}"`,
      '<meta property="og:title" content="Bron är här"/>',
      '<meta property="og:description" content="Läs om bron."/>',
      `<meta property="og:image" content="${url}/media/${media.id}/delning-100.jpg"/>`,
      '<meta property="og:image:width" content="1200"/>',
      '<meta property="og:image:height" content="630"/>',
    ])
      expect(text).toContain(told);
    const inEnglish = (await read(`/en/${SEKTION}/${enSlug}`)).text;
    for (const told of [`<link rel="canonical" href="${en}"/>`, `hreflang="sv" href="${sv}"`, `hreflang="x-default" href="${sv}"`])
      expect(inEnglish).toContain(told);
  });

  test.skipIf(isStandaloneRun())('is sent as small as the reader can take it, and not again to whoever has it', async () => {
    const { id, revision, slug, words } = await published({}, null);
    const path = `/${SEKTION}/${slug}`;
    const plain = await read(path);
    expect(plain.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(plain.headers.vary).toBe('Accept-Encoding');
    const { etag = '' } = plain.headers;
    const unchanged = await read(path, { 'If-None-Match': etag });
    expect([unchanged.status, unchanged.text, unchanged.headers.etag]).toEqual([304, '', etag]);
    const head = await send({ method: 'HEAD', path });
    expect([head.status, head.text, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      '',
      etag,
      plain.headers['content-length'],
    ]);
    for (const [encoding, unpack] of [
      ['br', brotliDecompressSync],
      ['gzip', gunzipSync],
    ] as const) {
      const { headers, bytes } = await bytesOf(path, encoding);
      expect(headers['content-encoding']).toBe(encoding);
      expect(unpack(bytes).toString()).toBe(plain.text);
      expect(headers.etag).not.toBe(etag);
    }
    await chief.saved(id, 'sv', { ...words, bas: revision, ingress: 'En ny ingress.' });
    await chief.release(id);
    expect((await read(path, { 'If-None-Match': etag })).status).toBe(200);
  });

  test('shows its tags, its sponsor and its byline as they were released, at every instance', async () => {
    const { id, slug } = await published({}, null);
    const path = `/${SEKTION}/${slug}`;
    await read(path, {}, other.url);
    const tagg = uniqueWord();
    await chief.patch(`/innehall/${id}`, { taggar: [tagg], ansvarig: 'Bo Ek' });
    expect((await read(path)).text).not.toMatch(new RegExp(`Bo Ek|${tagg}`));
    await chief.release(id, { sprak: ['sv'] });
    expect((await read(path)).text).toContain(tagg);
    await vi.waitFor(async () => expect((await read(path, {}, other.url)).text).toMatch(new RegExp(`Bo Ek[^]*${tagg}`)), 10_000);
  });

  test('is whole when its words are not ordinary ones', async () => {
    const rubrik = `<b>&amp;"' ${uniqueWord()}`;
    const { slug } = await published({ rubrik, block: [paragraph('</script><script>alert(1)</script>'.repeat(3))] }, null);
    const { text } = await read(`/${SEKTION}/${slug}`);
    expect(text).not.toContain('<script>alert');
    expect(text).not.toContain('<b>&amp;');
    expect((await read(`/${SEKTION}/rss.xml`)).text).toContain('&lt;b&gt;&amp;amp;');
  });
});

describe('a picture as shared links show it', () => {
  test('is made of a large one, is the same for ever, and is there for no other place', async () => {
    const { media } = (await chief.form('/media', [file(await picture('png', 1600, 1600), 'bild.png', 'image/png')])).body;
    const path = `/media/${media.id}/delning-50.jpg`;
    const { status, headers, bytes } = await bytesOf(path);
    expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']);
    expect(headers['cache-control']).toContain('immutable');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
    expect((await read(path, { 'If-None-Match': headers.etag ?? '' })).status).toBe(304);
    for (const wrong of [`/media/${media.id}/delning-51.jpg`, `/media/${crypto.randomUUID()}/delning-50.jpg`])
      expect((await read(wrong)).status).toBe(404);
  });
});

describe('feeds and sitemaps', () => {
  test('a feed of a section and language tells of each article in full, newest first', async () => {
    const first = await published({});
    const second = await published({});
    const { text, headers } = await read(`/${SEKTION}/rss.xml`);
    expect(headers['content-type']).toBe('application/rss+xml; charset=utf-8');
    expect(text.indexOf(second.slug)).toBeGreaterThan(0);
    expect(text.indexOf(second.slug)).toBeLessThan(text.indexOf(first.slug));
    expect(text).toMatch(/<pubDate>\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT<\/pubDate>/);
    expect((await read(`/en/${SEKTION}/rss.xml`)).text).toContain(`/en/${SEKTION}/${second.enSlug}`);
    expect((await read('/en/rss.xml')).status).toBe(200);
    const types = await Promise.all(
      ['atom.xml', 'feed.json'].map(async (word) => (await read(`/${SEKTION}/${word}`)).headers['content-type']),
    );
    expect(types).toEqual(['application/atom+xml; charset=utf-8', 'application/feed+json; charset=utf-8']);
    expect((await read(`/${uniqueWord()}/feed.json`)).status).toBe(404);
    expect((await read(`/${uniqueWord()}/rss.xml`)).status).toBe(404);
  });

  test('the sitemap tells of both languages, from either, and the news sitemap of what is new', async () => {
    const { slug, enSlug } = await published({});
    const map = await wholeMap();
    const sv = `${url}/${SEKTION}/${slug}`;
    const en = `${url}/en/${SEKTION}/${enSlug}`;
    for (const loc of [sv, en]) {
      const entry = new RegExp(`<url><loc>${loc}</loc>.*?</url>`).exec(map)?.[0] ?? '';
      for (const href of [`"sv" href="${sv}"`, `"en" href="${en}"`, `"x-default" href="${sv}"`])
        expect(entry).toContain(`hreflang=${href}`);
    }
    expect(map).toContain(`<loc>${url}/${SEKTION}</loc>`);
    const old = await published({}, null);
    await chief.release(old.id, { datum: '2026-01-02 08:00' });
    const news = await read('/nyhetssitemap.xml');
    expect(news.text).toContain(`<loc>${sv}</loc>`);
    expect(news.text).not.toContain(old.slug);
    expect((await read('/sitemap-9999.xml')).status).toBe(404);
    expect((await read('/robots.txt')).text).toContain(`Sitemap: ${url}/sitemap.xml`);
  });
});

test('an article keeps its place on the sitemap for as long as it is public', async () => {
  const place = async (id: string) =>
    (
      await sql<{ sprak: string; kartnr: string }>(
        'SELECT sprak, kartnr::text FROM publicerad_version WHERE innehall_id = $1 ORDER BY sprak',
        [id],
      )
    ).map(({ kartnr }) => Number(kartnr));
  const [first, next] = [await published({}), await published({}, null)];
  const before = await place(first.id);
  expect(before).toHaveLength(2);
  expect(Math.min(...(await place(next.id)))).toBeGreaterThan(Math.max(...before));
  for (let again = 0; again < 3; again++) expect((await chief.release(first.id)).status).toBe(200);
  expect(await place(first.id)).toEqual(before);
  // What is public already takes no number of its own from those that come.
  const [later] = await place((await published({}, null)).id);
  await chief.takeDown(first.id);
  expect(await place(first.id)).toEqual([]);
  expect((await chief.release(first.id)).status).toBe(200);
  expect(Math.min(...(await place(first.id)))).toBeGreaterThan(later ?? Number.POSITIVE_INFINITY);
  const last = /\/sitemap-(\d+)\.xml<\/loc><lastmod>[^<]*<\/lastmod><\/sitemap><\/sitemapindex>$/.exec(
    (await read('/sitemap.xml')).text,
  )?.[1];
  expect((await read(`/sitemap-${last}.xml`)).text).toContain(`/${SEKTION}/${first.slug}<`);
});

describe('where Swedish is read in WordPress', () => {
  test('its addresses here lead there, and English stays', async () => {
    const cms = { STUDIO_CMS: 'wordpress', STUDIO_CMS_URL: 'http://127.0.0.1:9', STUDIO_CMS_USER: 'studio', STUDIO_CMS_PASSWORD: 'x' };
    const studio = await ownStudio({ cms, silent: true });
    try {
      const { enSlug } = await published({});
      for (const path of ['/', `/${SEKTION}`]) {
        const { status, headers } = await read(path, {}, studio.url);
        expect([path, status, headers.location]).toEqual([path, 302, 'http://127.0.0.1:9/']);
      }
      for (const path of ['/en', `/en/${SEKTION}`, `/en/${SEKTION}/${enSlug}`, '/en/rss.xml', '/sitemap.xml', '/robots.txt'])
        expect([path, (await read(path, {}, studio.url)).status]).toEqual([path, 200]);
    } finally {
      await studio.stop();
    }
  });
});

/** The same as `read`, with the bytes as they came. */
function bytesOf(path: string, encoding = 'identity'): Promise<{ status: number; headers: IncomingHttpHeaders; bytes: Buffer }> {
  return new Promise((resolve, reject) => {
    request(url + path, { headers: { 'Accept-Encoding': encoding } }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, bytes: Buffer.concat(chunks) }));
    })
      .on('error', reject)
      .end();
  });
}
