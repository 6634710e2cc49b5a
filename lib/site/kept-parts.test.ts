import { hash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import type { Block } from '#lib/contract/block.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { withPictures } from '#lib/demo/article.ts';
import { articlesAt } from '#lib/demo/articles.ts';
import { isPictureKey, PICTURES } from '#lib/demo/pictures.ts';
import type { Answered } from '#lib/http/ask-door.ts';
import { readParts } from '#lib/site/article-parts.ts';
import { RENDERER } from '#lib/site/renderer.ts';
import { unpacked } from '#lib/site/segment.ts';
import type { SiteFacts } from '#lib/site/site-context.ts';
import { PICTURE_ID, type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article, EXAMPLE_IDENTITY, picture, SECTIONS } from '#lib/site/source-in-memory.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

/* A page made of what is kept is, byte for byte, the page that would be rendered; and what is kept is used only as long as that is so. */

type Words = NonNullable<Parameters<typeof article>[0]>;

const NOW = new Date('2026-11-22T10:00:00.000Z');
const uploaded = new Map(
  Object.keys(PICTURES)
    .filter(isPictureKey)
    .map((key) => [key, { id: PICTURE_ID, src: `/media/${PICTURE_ID}/2000.jpg`, bredd: 2000, hojd: 1250 }] as const),
);

function inBothLanguages(slug: string, words: Partial<Record<(typeof LANGUAGES)[number], Words>>): PublicArticle[] {
  const public_ = LANGUAGES.filter((sprak) => words[sprak] !== undefined);
  return public_.map((sprak) => {
    const andra = public_.filter((other) => other !== sprak).map((other) => ({ sprak: other, sektion: 'nyheter', slug }));
    return article({ ...words[sprak], id: slug, sprak, sektion: 'nyheter', slug, andra });
  });
}

const heading: Block = { type: 'heading', attrs: { id: 'bmellan001', level: 2 }, content: [{ type: 'text', text: 'Mellanrubrik' }] };
const EXAMPLES: PublicArticle[] = [
  ...[...TEMPLATES_WITH_EXAMPLES.values()].flatMap(({ id, exempel }) =>
    inBothLanguages(`mallen-${id}`, {
      sv: { ...exempel.sv, mall: id, hero: { ...exempel.sv.hero, mediaId: PICTURE_ID } },
      en: { ...exempel.en, mall: id },
    }),
  ),
  ...[...BLOCKS_WITH_EXAMPLES.values()].flatMap(({ type, onlyIn, examples }) => {
    const words = { mall: onlyIn?.[0] ?? 'nyhet', block: [heading, ...examples.valid.map(({ block }) => block)] };
    return inBothLanguages(`alla-${type.toLowerCase()}`, { sv: words, en: words });
  }),
  ...articlesAt(NOW).flatMap(({ mall, sv, en, taggar }) =>
    inBothLanguages(sv.slug, {
      sv: { ...withPictures(sv, uploaded), mall, taggar: [...taggar] },
      ...(en === undefined ? {} : { en: { ...withPictures(en, uploaded), mall, taggar: [...taggar] } }),
    }),
  ),
];
const pathOf = ({ revision: { sprak }, fakta, slug }: PublicArticle) => `${sprak === 'sv' ? '' : `/${sprak}`}/${fakta.sektion}/${slug}`;

/** What keeps what it has rendered, but no page. */
async function siteThatKeeps(articles: PublicArticle[], facts: Partial<SiteFacts> = {}): Promise<SiteUnderTest> {
  const site = await siteUnderTest(facts, { keeps: true });
  site.pages.setHearing(false);
  site.source.articles = articles;
  site.source.pictures = [picture(PICTURE_ID)];
  return site;
}

/** All of them, each with the same few to read next: to sort hundreds for each page takes longer than to make it. */
async function siteOfExamples(): Promise<SiteUnderTest> {
  const site = await siteThatKeeps(EXAMPLES);
  const newest = await site.source.latest('sv', null, 8);
  site.source.latest = async () => newest;
  return site;
}

/** The answer, and how many articles were read with their words for it. */
async function asked(site: SiteUnderTest, path: string): Promise<{ answer: Answered; rendered: number }> {
  const { article: read } = site.source;
  let rendered = 0;
  site.source.article = (...words) => {
    rendered += 1;
    return read(...words);
  };
  const answer = await site.ask(path);
  site.source.article = read;
  return { answer, rendered };
}

test('of every template and every block, in both languages, and of the demo', { timeout: 120_000 }, async () => {
  const site = await siteOfExamples();
  let kept = 0;
  for (const one of EXAMPLES) {
    const path = pathOf(one);
    const anew = await site.ask(path);
    expect([path, anew.status]).toEqual([path, 200]);
    if (!site.source.kept.has(one.publicering)) continue;
    kept += 1;
    const { answer, rendered } = await asked(site, path);
    // Of two buffers each byte would be told of by itself.
    expect([rendered, answer.text, answer.headers]).toEqual([0, anew.text, anew.headers]);
    expect(answer.bytes.equals(anew.bytes)).toBe(true);
  }
  // A live report that goes on is not kept; all else is.
  expect(EXAMPLES.length - kept).toBe(EXAMPLES.filter(({ revision }) => revision.meta.live === true).length);
  expect(kept).toBeGreaterThan(100);
  expect(site.logged).toEqual([]);
});

test('the renderer has the number of what it makes: raise RENDERER when this fails, and put the new digest beside it', {
  timeout: 120_000,
}, async () => {
  const site = await siteOfExamples();
  for (const one of EXAMPLES) await site.ask(pathOf(one));
  const made = EXAMPLES.flatMap(({ publicering }) => {
    const kept = site.source.kept.get(publicering);
    if (kept === undefined) return [];
    const { skript, huvud, data, sprakval, kropp } = readParts(kept.delar);
    return [`${publicering} ${skript}`, unpacked([huvud, data, sprakval, kropp]).toString()];
  });
  expect({ nr: RENDERER, ger: hash('sha256', JSON.stringify(made), 'base64url') }).toMatchInlineSnapshot(`
    {
      "ger": "DwyrAWR30wwM-oZ6_ivsjbBUCIrXMZxYWUCJfhOkXlM",
      "nr": 13,
    }
  `);
});

describe('what is kept', () => {
  let site: SiteUnderTest;
  const facts: { -readonly [Fact in keyof SiteFacts]?: SiteFacts[Fact] } = {};
  const box: Block = { type: 'relaterat', attrs: { id: 'brelat0001', auto: true, tagg: 'fyrar' } };
  const shown = article({ hero: { mediaId: PICTURE_ID }, block: [box], taggar: [] });
  const path = '/nyheter/fyren-tands';

  beforeEach(async () => {
    facts.identitet = EXAMPLE_IDENTITY;
    facts.svenskaHos = null;
    site = await siteThatKeeps([shown], {
      get identitet() {
        return facts.identitet ?? EXAMPLE_IDENTITY;
      },
      get svenskaHos() {
        return facts.svenskaHos ?? null;
      },
    });
    await site.ask(path);
    expect(site.source.kept.size).toBe(1);
  });

  /** The answer, which is rendered anew and is what a site that keeps nothing answers. */
  async function answeredAnew(): Promise<string> {
    const { answer, rendered } = await asked(site, path);
    const { text } = answer;
    expect(rendered).toBe(1);
    const forgetful = await siteUnderTest({ identitet: facts.identitet ?? EXAMPLE_IDENTITY, svenskaHos: facts.svenskaHos ?? null });
    Object.assign(forgetful.source, { articles: site.source.articles, pictures: site.source.pictures, sections: site.source.sections });
    expect(text).toBe((await forgetful.ask(path)).text);
    // From then on it is kept again.
    expect((await asked(site, path)).rendered).toBe(0);
    return text;
  }

  test.each([
    ['the site’s name', { namn: 'Morgonro' }, 'Morgonro'],
    ['the publisher', { utgivare: 'Ro AB' }, '"legalName":"Ro AB"'],
    ['the logotype', { logotyp: '/media/logga.png' }, '/media/logga.png'],
  ])('is rendered anew when %s is another', async (_, change, told) => {
    facts.identitet = { ...EXAMPLE_IDENTITY, ...change };
    expect(await answeredAnew()).toContain(told);
  });

  test('is rendered anew when its language is read elsewhere from now on, though it has not moved there, and leads to no feed of it', async () => {
    facts.svenskaHos = 'https://wordpress.example';
    expect(await answeredAnew()).not.toContain('rss.xml');
  });

  test('is kept when what only the frame tells is another, and the page tells it', async () => {
    facts.identitet = { ...EXAMPLE_IDENTITY, kontakt: 'red@exempel.se' };
    const { answer, rendered } = await asked(site, path);
    expect(rendered).toBe(0);
    expect(answer.text).toContain('mailto:red@exempel.se');
  });

  test('is kept when the site has a colour of its own, and is read in it', async () => {
    facts.identitet = { ...EXAMPLE_IDENTITY, accent: '#1F6F54' };
    const { answer, rendered } = await asked(site, path);
    expect(rendered).toBe(0);
    expect(answer.text).toContain('<link rel="stylesheet" href="/studio/stil/accent-1f6f54-1.css"/>');
    expect((await site.ask('/studio/stil/accent-1f6f54-1.css')).text).toContain('--accent:#1f6f54');
    expect((await site.ask('/studio/stil/accent-zzzzzz-1.css')).status).toBe(404);
  });

  test('is rendered anew when its section has another name, and kept when another section has', async () => {
    const called = (id: string) => SECTIONS.map((section) => (section.id === id ? { ...section, namn: 'Annat' } : section));
    site.source.sections = async () => called('mat');
    expect((await asked(site, path)).rendered).toBe(0);
    site.source.sections = async () => called('nyheter');
    expect(await answeredAnew()).toContain('<p class="artikel-sektion"><a href="/nyheter">Annat</a>');
  });

  test('is rendered anew when a picture that it shows is cut otherwise or gone', async () => {
    site.source.pictures = [{ ...picture(PICTURE_ID), fokus: { x: 3, y: 90 } }];
    await answeredAnew();
    site.source.pictures = [];
    await answeredAnew();
  });

  test('is rendered anew when whoever it belongs to is called something else', async () => {
    const { fakta } = shown;
    const agare = { ...fakta.agare, namn: 'Lena Öberg' };
    site.source.articles = [broughtOut({ ...shown, agare, fakta: broughtOut({ ...fakta, agare }) })];
    expect(await answeredAnew()).toContain('Lena Öberg');
  });

  test('is rendered anew when its box leads on to something else', async () => {
    site.source.articles = [shown, article({ id: 'a2', slug: 'annan', rubrik: 'En annan fyr', taggar: ['fyrar'] })];
    expect(await answeredAnew()).toContain('En annan fyr');
  });

  test('is rendered anew when the article comes in another language, or with another publication', async () => {
    site.source.articles = [
      broughtOut({ ...shown, andra: [{ sprak: 'en' as const, sektion: 'nyheter', slug: 'lit', publicering: 'e1' }] }),
    ];
    expect(await answeredAnew()).toContain('/en/nyheter/lit');
    site.source.articles = [broughtOut({ ...shown, publicering: 'p2', revision: { ...shown.revision, rubrik: 'Fyren släcks' } })];
    expect(await answeredAnew()).toContain('<h1>Fyren släcks</h1>');
  });

  test('is left where it is when a newer renderer has made it, and so is what an older one has', async () => {
    const [kept] = [...site.source.kept.values()];
    if (kept === undefined) throw new Error('nothing is kept');
    for (const renderare of [RENDERER + 1, RENDERER - 1]) {
      site.source.kept = new Map([[shown.publicering, { ...kept, renderare, delar: Buffer.from('annat') }]]);
      expect((await asked(site, path)).rendered).toBe(1);
    }
    expect(site.logged).toEqual([]);
  });

  test.each([
    ['cut off', (delar: Buffer) => delar.subarray(0, -20)],
    ['longer', (delar: Buffer) => Buffer.concat([delar, Buffer.alloc(3)])],
    ['empty', () => Buffer.alloc(0)],
    [
      'of other bytes',
      (delar: Buffer) => {
        const other = Buffer.from(delar);
        other.writeUInt8(other.readUInt8(200) ^ 1, 200);
        return other;
      },
    ],
  ])('is told of and rendered anew when it is %s', async (_, broken) => {
    for (const kept of site.source.kept.values()) kept.delar = broken(kept.delar);
    await answeredAnew();
    expect(site.logged).toHaveLength(1);
  });
});

test('a page of pieces opens to the same bytes in every encoding, and whoever has one of them has it', async () => {
  const site = await siteThatKeeps([article(), article({ id: 'a2', slug: 'annan' })]);
  site.pages.setHearing(true);
  const ask = (accept: string, etag = '') =>
    site.ask('/nyheter/fyren-tands', { headers: { 'accept-encoding': accept, 'if-none-match': etag } });
  const plain = await ask('identity');
  const first = await ask('gzip, br');
  expect(first.headers['content-encoding']).toBe('gzip');
  expect(gunzipSync(first.bytes).toString()).toBe(plain.text);
  await ask('gzip, br');
  await expect.poll(async () => (await ask('gzip, br')).headers['content-encoding']).toBe('br');
  const better = await ask('gzip, br');
  expect(brotliDecompressSync(better.bytes).toString()).toBe(plain.text);
  for (const etag of [first.headers.etag, better.headers.etag]) expect((await ask('gzip, br', etag)).status).toBe(304);
  expect((await ask('identity', better.headers.etag)).status).toBe(200);
  const onlyBrotli = await ask('br');
  expect(onlyBrotli.headers['content-encoding']).toBe('br');
});
