import { expect, test } from 'vitest';
import { textOfDocument } from '#lib/blocks/block-text.ts';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import { runChecks } from '#lib/checks/run-checks.ts';
import { countWords } from '#lib/content/plain-text.ts';
import { metaSchema } from '#lib/contract/article.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';
import { type DemoArticle, type DemoText, pictureKeys, withPictures } from '#lib/demo/article.ts';
import { articlesAt } from '#lib/demo/articles.ts';
import { PERSONS, SECTIONS } from '#lib/demo/newsroom.ts';
import { isPictureKey, PICTURES } from '#lib/demo/pictures.ts';
import { minutesBefore, saturdayAhead } from '#lib/demo/times.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

interface Version {
  namn: string;
  article: DemoArticle;
  sprak: Language;
  text: DemoText;
}

const NOW = new Date('2026-11-22T10:00:00.000Z');
const ARTICLES = articlesAt(NOW);
/** Those that are news: magazine pieces, each with its key points. */
const isNews = ({ mall }: DemoArticle) => mall === 'nyhet';
/** The twelve that show how articles are worked on. */
const isWorkedOn = ({ mall, status }: DemoArticle) => mall === 'nyhet' && status !== 'schemalagd' && status !== 'begard';

const uploaded = new Map(
  Object.keys(PICTURES)
    .filter(isPictureKey)
    .map((key) => [key, { id: `id-${key}`, src: `/media/${key}.jpg`, bredd: 2000, hojd: 1250 }] as const),
);

const versions: Version[] = ARTICLES.flatMap((article) => {
  const { sv, en, senareSv } = article;
  return [
    { namn: sv.slug, article, sprak: 'sv' as const, text: sv },
    ...(en === undefined ? [] : [{ namn: en.slug, article, sprak: 'en' as const, text: en }]),
    ...(senareSv === undefined ? [] : [{ namn: `${sv.slug}, senare`, article, sprak: 'sv' as const, text: senareSv.text }]),
  ];
});

const noNewIds = () => {
  throw new Error('every block of the demo has an id of its own');
};

/** Every node with its id and type, in reading order: what both languages must agree on. */
function outline(block: readonly Block[]): string[] {
  return block.flatMap(({ type, attrs, content }) => [
    `${type} ${String(attrs?.id ?? '')}`,
    ...outline((content ?? []).filter((child): child is Block => !isTextNode(child))),
  ]);
}

test.each(versions)('$namn ($sprak) is stored exactly as it is written', ({ text, sprak }) => {
  const { block } = withPictures(text, uploaded);
  const parsed = parseDocument(block, { newId: noNewIds, sprak });
  expect(parsed.fel).toEqual([]);
  expect(parsed.block).toEqual(block);
});

test.each(versions)('$namn ($sprak) could be released, and no check has anything to remark', ({ article, text, sprak }) => {
  const sektion = SECTIONS.find(({ id }) => id === article.sektion);
  if (sektion === undefined) throw new Error(`No section ${article.sektion}`);
  const report = runChecks(
    { ...withPictures(text, uploaded), sprak },
    {
      mall: article.mall,
      sektion,
      sponsrad: null,
      kallor: article.kallor,
      taggar: article.taggar,
      kategorier: article.kategorier,
      kategoriKravs: true,
      slugUpptagen: false,
      inaktuell: false,
      nu: NOW.toISOString(),
      ...(sprak === 'en' ? { kalla: article.sv } : {}),
      media: new Map([...uploaded].map(([key, { id, bredd }]) => [id, { kredit: PICTURES[key].kredit, bredd, raderad: false }])),
    },
  );
  expect([...report.fel, ...report.varningar]).toEqual([]);
});

test.each(versions)('$namn ($sprak) has a whole meta, and the length of a magazine piece when it is one', ({ article, text }) => {
  const words = countWords(textOfDocument(text.block));
  expect(words).toBeGreaterThanOrEqual(isWorkedOn(article) ? 350 : 150);
  expect(words).toBeLessThanOrEqual(650);
  expect(metaSchema.parse(text.meta)).toEqual(text.meta);
  const { seoTitel = '', seoBesk = '', puffTitel = '', socialText = '' } = text.meta;
  expect(seoTitel.length).toBeGreaterThan(20);
  expect(seoTitel.length).toBeLessThanOrEqual(60);
  expect(seoBesk.length).toBeGreaterThanOrEqual(70);
  expect(seoBesk.length).toBeLessThanOrEqual(160);
  expect(puffTitel.length).toBeGreaterThan(0);
  expect(puffTitel.length).toBeLessThanOrEqual(70);
  expect(socialText.length).toBeGreaterThan(40);
});

test.each(versions.filter(({ article }) => isNews(article)))(
  '$namn ($sprak) opens with three key points that keep within ninety characters',
  ({ text }) => {
    const punkter = text.block.filter(({ type }) => type === 'viktigast').flatMap(({ attrs }) => attrs?.punkter);
    expect(punkter).toHaveLength(3);
    expect(punkter.filter((punkt) => typeof punkt !== 'string' || punkt.length > 90)).toEqual([]);
  },
);

test.each(versions.filter(({ sprak }) => sprak === 'en'))('$namn has the blocks of its Swedish, one by one', ({ article, text }) => {
  expect(outline(text.block)).toEqual(outline(article.sv.block));
});

test('a later revision keeps the ids of the one before, so that the comparison shows what changed', () => {
  const later = ARTICLES.flatMap(({ sv, senareSv }) => (senareSv === undefined ? [] : [{ sv, senare: senareSv.text }]));
  expect(later).toHaveLength(2);
  for (const { sv, senare } of later) {
    expect(outline(senare.block)).toEqual(outline(sv.block));
    expect(senare.block).not.toEqual(sv.block);
  }
});

test('typewriter quotes and hyphens for dashes are in nobody’s text', () => {
  const typed = versions.flatMap(({ namn, text }) => {
    const read = [text.rubrik, text.ingress, ...Object.values(text.meta).map(String), textOfDocument(text.block)].join('\n');
    return (read.match(/.{0,20}(?:["']| - |\d-\d).{0,20}/g) ?? []).map((found) => `${namn}: ${found}`);
  });
  expect(typed).toEqual([]);
});

test('links within the site lead to articles that are public in that language', () => {
  const open = new Set(
    ARTICLES.filter(({ status }) => status === 'publicerad').flatMap(({ sektion, sv, en }) => [
      `/${sektion}/${sv.slug}`,
      ...(en === undefined ? [] : [`/en/${sektion}/${en.slug}`]),
    ]),
  );
  const links = versions.flatMap(({ text }) => JSON.stringify(text.block).match(/(?<="href":")\/[^"]+/g) ?? []);
  expect(links.length).toBeGreaterThan(5);
  expect(links.filter((link) => !open.has(link))).toEqual([]);
});

test('every picture that is drawn stands in an article, and each article has one of its own on top', () => {
  const used = new Set(ARTICLES.flatMap(({ sv }) => pictureKeys(sv)));
  expect([...used].toSorted()).toEqual(Object.keys(PICTURES).toSorted());
  const onTop = ARTICLES.flatMap(({ mall, sv }) => (mall === 'sida' ? [] : [sv.hero?.src]));
  expect(new Set(onTop).size).toBe(onTop.length);
});

test('each template has a public article in both languages', () => {
  const shown = ARTICLES.filter(({ status, en }) => status === 'publicerad' && en !== undefined).map(({ mall }) => mall);
  expect([...new Set(shown)].toSorted()).toEqual([...TEMPLATES.keys()].toSorted());
});

test('a picture that was not uploaded stops the article', () => {
  for (const { text } of versions.filter(({ article }) => article.mall !== 'sida'))
    expect(() => withPictures(text, new Map())).toThrow('has not been uploaded');
});

test('the newsroom has two pieces of news in each section, and something in every state', () => {
  const workedOn = ARTICLES.filter(isWorkedOn);
  const count = (status: DemoArticle['status']) => workedOn.filter((article) => article.status === status).length;
  expect(SECTIONS.map(({ id }) => workedOn.filter(({ sektion }) => sektion === id).length)).toEqual(SECTIONS.map(() => 2));
  expect([count('publicerad'), count('granskning'), count('utkast')]).toEqual([8, 2, 2]);
  expect(workedOn.filter(({ en }) => en !== undefined)).toHaveLength(10);
  expect(ARTICLES.filter(({ senareSv, en }) => senareSv?.publicerad === true && en !== undefined)).toHaveLength(1);
  expect(ARTICLES.filter(({ status, senareSv }) => status === 'publicerad' && senareSv?.publicerad === false)).toHaveLength(1);
  expect(ARTICLES.flatMap(({ status, sv }) => (status === 'schemalagd' || status === 'begard' ? [`${status} ${sv.slug}`] : []))).toEqual([
    'schemalagd kvarnfors-oppnar-sitt-monsterarkiv-for-alla',
    'begard lanecyklarna-pa-grasten-blir-dubbelt-sa-manga',
  ]);
  expect(ARTICLES.filter(({ sv }) => sv.meta.live === true)).toHaveLength(1);
  expect(new Set(ARTICLES.map(({ timmarSedan }) => timmarSedan)).size).toBe(ARTICLES.length);
  const people: string[] = PERSONS.map(({ epost }) => epost);
  expect(ARTICLES.filter(({ skribent }) => !people.includes(skribent))).toEqual([]);
});

test.each(['2026-11-22T10:00:00.000Z', '2026-12-31T23:30:00.000Z', '2027-03-28T00:30:00.000Z', '2027-10-30T22:30:00.000Z'])(
  'made at %s, the event is on a Saturday ahead and the report has just been written in',
  (made) => {
    const now = new Date(made);
    const saturday = saturdayAhead(now);
    const away = (Date.parse(`${saturday}T18:00:00Z`) - now.getTime()) / 86_400_000;
    expect(new Date(saturday).getUTCDay()).toBe(6);
    expect(away).toBeGreaterThan(7);
    expect(away).toBeLessThan(16);
    expect(JSON.stringify(articlesAt(now))).toContain(`"start":"${saturday}T18:00"`);
    expect(JSON.stringify(articlesAt(now))).toContain(`"tid":"${minutesBefore(now, 24)}"`);
  },
);
