import fc from 'fast-check';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Block } from '#lib/contract/block.ts';
import type { Place } from '#lib/contract/edition.ts';
import type { Language } from '#lib/contract/languages.ts';
import { PICTURE_ID, type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article, picture } from '#lib/site/source-in-memory.ts';
import { broughtOut } from '#lib/store/readers/brought-out.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';

/*
 * Whatever happens to articles and pictures, in whatever order, every answer of an instance that keeps its pages is the one
 * that an instance which keeps nothing gives.
 */

const ITEMS = ['a1', 'a2', 'a3', 'a4'];
const TAGS = ['fyrar', 'hav'];
const SECTIONS = ['nyheter', 'mat'];

let keeping: SiteUnderTest;
let forgetful: SiteUnderTest;
/** Keeps what it has rendered of publications, and no page. */
let rendering: SiteUnderTest;

beforeEach(async () => {
  keeping = await siteUnderTest();
  forgetful = await siteUnderTest();
  forgetful.pages.setHearing(false);
  rendering = await siteUnderTest({}, { keeps: true });
  rendering.pages.setHearing(false);
});

interface Words {
  slug: number;
  sektion: string;
  rubrik: string;
  text: string;
  taggar: string[];
  auto: string | null;
  dag: number;
  uppdaterad: number;
  bild: boolean;
  engelska: boolean;
  mall: string;
  betald: boolean;
}

const words: fc.Arbitrary<Words> = fc.record({
  slug: fc.integer({ min: 0, max: 2 }),
  sektion: fc.constantFrom(...SECTIONS),
  rubrik: fc.constantFrom('Fyren tänds', 'Fyren släcks'),
  text: fc.constantFrom('Klockan fem.', 'Klockan sex.', 'Klockan sju.'),
  taggar: fc.subarray(TAGS),
  auto: fc.constantFrom(null, ...TAGS),
  dag: fc.integer({ min: 10, max: 19 }),
  uppdaterad: fc.integer({ min: 0, max: 59 }),
  bild: fc.boolean(),
  engelska: fc.boolean(),
  mall: fc.constantFrom('nyhet', 'nyhet', 'sida'),
  betald: fc.boolean(),
});

type Change =
  | { typ: 'publicera'; id: string; ord: Words }
  | { typ: 'text'; id: string; text: string; uppdaterad: number }
  | { typ: 'ned'; id: string }
  | { typ: 'bild'; x: number }
  | { typ: 'framsida'; var: string; platser: Place[] };

const change: fc.Arbitrary<Change> = fc.oneof(
  { weight: 3, arbitrary: fc.record({ typ: fc.constant('publicera' as const), id: fc.constantFrom(...ITEMS), ord: words }) },
  {
    weight: 3,
    arbitrary: fc.record({
      typ: fc.constant('text' as const),
      id: fc.constantFrom(...ITEMS),
      text: fc.constantFrom('Nytt klockan åtta.', 'Nytt klockan nio.'),
      uppdaterad: fc.integer({ min: 0, max: 59 }),
    }),
  },
  fc.record({ typ: fc.constant('ned' as const), id: fc.constantFrom(...ITEMS) }),
  fc.record({ typ: fc.constant('bild' as const), x: fc.integer({ min: 0, max: 100 }) }),
  fc.record({
    typ: fc.constant('framsida' as const),
    var: fc.constantFrom('sv', 'en', 'sv/mat'),
    platser: fc.array(
      fc.record({
        artikel: fc.constantFrom(null, ...ITEMS),
        ...{ fran: fc.constant(null), till: fc.constant(null) },
        sektion: fc.constantFrom(null, ...SECTIONS),
        tagg: fc.constantFrom(null, ...TAGS),
      }),
      { maxLength: 3 },
    ),
  }),
);

let publications = 0;
const minute = (value: number) => `2026-11-19T12:${String(value).padStart(2, '0')}:00.000Z`;
const slugOf = (id: string, sprak: Language, nr: number) => `${sprak}-${id}-${nr}`;

function versions(id: string, ord: Words): PublicArticle[] {
  const paragraph = (text: string): Block => ({ type: 'paragraph', attrs: { id: 'bstycke01' }, content: [{ type: 'text', text }] });
  const related: Block[] = ord.auto === null ? [] : [{ type: 'relaterat', attrs: { id: 'brelat0001', auto: true, tagg: ord.auto } }];
  const event: Block = { type: 'evenemang', attrs: { id: 'bevent0001', namn: ord.text, start: '2027-03-28T19:00' } };
  const languages: Language[] = ord.engelska ? ['sv', 'en'] : ['sv'];
  return languages.map((sprak) =>
    article({
      id,
      sprak,
      sektion: ord.sektion,
      slug: slugOf(id, sprak, ord.slug),
      rubrik: `${ord.rubrik} ${id}`,
      block: [paragraph(ord.text), ...related, event],
      taggar: ord.taggar,
      mall: ord.mall,
      sponsrad: ord.betald ? { partner: 'Sparbanken', markning: 'Annons från' } : null,
      publicerad: `2026-11-${ord.dag}T06:15:00.000Z`,
      uppdaterad: minute(ord.uppdaterad),
      publicering: `p${++publications}`,
      ...(ord.bild ? { hero: { mediaId: PICTURE_ID } } : {}),
      andra: languages
        .filter((other) => other !== sprak)
        .map((other) => ({ sprak: other, sektion: ord.sektion, slug: slugOf(id, other, ord.slug) })),
    }),
  );
}

/** What an item has been called before leads to what it is called now, or to its section. */
function redirected(site: SiteUnderTest, id: string): void {
  for (const sprak of ['sv', 'en'] as const) {
    const now = site.source.articles.find(({ innehall, revision }) => innehall === id && revision.sprak === sprak);
    for (const sektion of SECTIONS) {
      for (const nr of [0, 1, 2]) {
        const key = `${sprak}/${sektion}/${slugOf(id, sprak, nr)}`;
        site.source.redirects.set(
          key,
          now === undefined ? { typ: 'nedtagen', sektion: 'nyheter' } : { typ: 'flyttad', sektion: now.fakta.sektion, slug: now.slug },
        );
      }
    }
  }
}

function apply(site: SiteUnderTest, done: Change): void {
  const { source } = site;
  if (done.typ === 'bild') {
    source.pictures = [{ ...picture(PICTURE_ID), fokus: { x: done.x, y: 50 } }];
    site.pages.changed(PICTURE_ID, { isBroughtOut: false });
    return;
  }
  if (done.typ === 'framsida') {
    source.chosen.set(done.var, done.platser);
    site.pages.listsChanged();
    return;
  }
  const others = source.articles.filter(({ innehall }) => innehall !== done.id);
  const own = source.articles.filter(({ innehall }) => innehall === done.id);
  if (done.typ === 'publicera') source.articles = [...others, ...versions(done.id, done.ord)];
  if (done.typ === 'ned') source.articles = others;
  if (done.typ === 'text') {
    const block: Block = { type: 'paragraph', attrs: { id: 'bstycke01' }, content: [{ type: 'text', text: done.text }] };
    source.articles = [
      ...others,
      ...own.map((version) =>
        broughtOut({
          ...version,
          uppdaterad: minute(done.uppdaterad),
          publicering: `p${++publications}`,
          revision: { ...version.revision, block: [block, ...version.revision.block.slice(1)] },
        }),
      ),
    ];
  }
  redirected(site, done.id);
  site.pages.changed(done.id, { isBroughtOut: false });
}

const PATHS = [
  ...['/', '/en', '/nyheter', '/mat', '/en/nyheter', '/rss.xml', '/en/rss.xml', '/nyheter/rss.xml', '/mat/rss.xml'],
  ...['/sitemap.xml', '/sitemap-0.xml', '/sitemap-1.xml', '/nyhetssitemap.xml', '/robots.txt', '/finns-inte', '/nyheter?sida=2'],
  ...ITEMS.flatMap((id) =>
    [0, 1, 2].flatMap((nr) => [...SECTIONS.map((sektion) => `/${sektion}/${slugOf(id, 'sv', nr)}`), `/en/nyheter/${slugOf(id, 'en', nr)}`]),
  ),
];

async function answers(site: SiteUnderTest): Promise<unknown[]> {
  return Promise.all(
    PATHS.map(async (path) => {
      const { status, headers, text } = await site.ask(path);
      return [path, status, headers.location, headers.etag, text];
    }),
  );
}

test('an answer that is kept is the answer that would be made anew', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 8 }), async (changes) => {
      for (const site of [keeping, forgetful, rendering]) {
        site.source.articles = ITEMS.slice(0, 2).flatMap((id, nr) =>
          versions(id, {
            slug: 0,
            sektion: 'nyheter',
            rubrik: 'Fyren tänds',
            text: 'Klockan fem.',
            taggar: TAGS,
            auto: TAGS[nr] ?? null,
            dag: 15,
            uppdaterad: 0,
            bild: true,
            engelska: true,
            mall: 'nyhet',
            betald: false,
          }),
        );
        site.source.pictures = [picture(PICTURE_ID)];
        site.source.chosen.clear();
        for (const id of ITEMS) redirected(site, id);
        site.pages.clear();
      }
      for (const done of changes) {
        await answers(keeping);
        await answers(rendering);
        for (const site of [keeping, forgetful, rendering]) apply(site, done);
      }
      const anew = await answers(forgetful);
      expect(await answers(keeping)).toEqual(anew);
      expect(await answers(rendering)).toEqual(anew);
    }),
    { numRuns: 25 },
  );
});

test('a report that grows leaves the pages alone that do not tell of it', async () => {
  keeping.source.articles = ITEMS.map((id, nr) => article({ id, slug: id, publicerad: minute(nr) }));
  const paths = ['/', '/nyheter', '/rss.xml', '/nyheter/a1', '/nyheter/a2', '/nyheter/a3'];
  for (const path of paths) await keeping.ask(path);
  const before = keeping.source.asked;
  apply(keeping, { typ: 'text', id: 'a1', text: 'Nytt.', uppdaterad: 5 });
  for (const path of paths.filter((one) => one !== '/nyheter/a1')) await keeping.ask(path);
  // The lists are asked for once, whatever pages depend on them; no page is made, and no article read.
  expect(keeping.source.asked - before).toBeLessThanOrEqual(5);
  expect((await keeping.ask('/nyheter/a1')).text).toContain('Nytt.');
});

describe('what a release leaves alone', () => {
  const ALL = ['nyheter', 'mat'].flatMap((sektion) => [1, 2, 3, 4, 5, 6, 7].map((nr) => ({ sektion, slug: `${sektion}-${nr}`, nr })));
  const pathOf = ({ sektion, slug }: (typeof ALL)[number]) => `/${sektion}/${slug}`;
  const listed = ({ sektion, slug, nr }: (typeof ALL)[number], rubrik = slug) =>
    article({ id: slug, sektion, slug, rubrik, publicerad: minute(nr) });

  /** Which of the pages are made anew when they are asked for: a page that is made asks for its article. */
  async function madeAnew(done: () => void): Promise<string[]> {
    for (const one of ALL) await keeping.ask(pathOf(one));
    done();
    const made: string[] = [];
    const { article: read } = keeping.source;
    keeping.source.article = (innehall, sprak) => {
      made.push(innehall);
      return read(innehall, sprak);
    };
    for (const one of ALL) await keeping.ask(pathOf(one));
    return made.toSorted();
  }

  beforeEach(() => {
    keeping.source.articles = ALL.map((one) => listed(one));
  });

  test('every page of other sections, when a section gets a new article', async () => {
    const made = await madeAnew(() => {
      keeping.source.articles.push(article({ id: 'ny', sektion: 'mat', slug: 'ny', publicerad: minute(30) }));
      keeping.pages.changed('ny', { isBroughtOut: true });
    });
    expect(made).toEqual(ALL.filter(({ sektion }) => sektion === 'mat').map(({ slug }) => slug));
  });

  test('every other page, when an old article gets a new headline', async () => {
    const made = await madeAnew(() => {
      keeping.source.articles = ALL.map((one) => listed(one, one.slug === 'mat-1' ? 'Ny rubrik' : one.slug));
      keeping.pages.changed('mat-1', { isBroughtOut: false });
    });
    expect(made).toEqual(['mat-1']);
  });

  test('every other page, when an old article is taken down', async () => {
    const made = await madeAnew(() => {
      keeping.source.articles = ALL.filter(({ slug }) => slug !== 'mat-1').map((one) => listed(one));
      keeping.pages.changed('mat-1', { isBroughtOut: false });
    });
    expect(made).toEqual([]);
    expect((await keeping.ask('/mat/mat-1')).status).toBe(404);
  });
});
