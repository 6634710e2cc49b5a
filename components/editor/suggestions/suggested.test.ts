import { expect, test } from 'vitest';
import { hasModelText, NOTHING_SUGGESTED, withAnswer } from '#components/editor/suggestions/suggested.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Choice, Suggestions } from '#lib/contract/suggestion.ts';

const asked: ArticleContent = { rubrik: 'Bron', ingress: '', slug: '', meta: { puffTitel: 'Min puff' }, hero: null, block: [] };
const madeOf = { content: asked, isOther: false };
const head: Suggestions = { ok: true, sprak: 'sv', revision: 'r1', ai_installd: true, varningar: [] };
const of = (text: string, kalla: Choice['kalla'] = 'ai') => [{ text, kalla }];
const seo = (kalla: Choice['kalla'], puffTitel = 'Ur sök'): Suggestions['seo'] => ({
  ...{ analys: [], seoTitel: of('Titel', kalla), seoBesk: [], rubrik: [], ingress: [], puffTitel: of(puffTitel, kalla), socialText: [] },
});

test('an answer of one kind leaves the others as they are', () => {
  const first = withAnswer(NOTHING_SUGGESTED, { ...head, punkter: ['a', 'b', 'c'], kalla: 'text' }, asked, madeOf);
  const second = withAnswer(
    first,
    { ...head, taggar: { taggar: [{ tagg: 'bro', finns: true, artiklar: 2 }], kategorier: [] } },
    asked,
    madeOf,
  );
  expect(second).toMatchObject({ punkter: ['a', 'b', 'c'], punkterKalla: 'text', taggar: [{ tagg: 'bro' }] });
  expect(Object.keys(second.av)).toEqual(['viktigast', 'taggar']);
});

test('what stood in a field when its choices came is remembered', () => {
  const { texter } = withAnswer(NOTHING_SUGGESTED, { ...head, seo: seo('ai') }, asked, madeOf);
  expect(texter['meta.puffTitel']).toEqual({ val: of('Ur sök'), fore: 'Min puff' });
  expect(texter['hero.alt']).toBeUndefined();
});

test('teasers that were asked for by themselves are not replaced by those that come with search', () => {
  const teasers = { puffTitel: of('Egen puff'), sms: [], socialText: [] };
  const first = withAnswer(NOTHING_SUGGESTED, { ...head, puff: teasers }, asked, madeOf);
  expect(withAnswer(first, { ...head, seo: seo('ai') }, asked, madeOf).texter['meta.puffTitel']?.val).toEqual(of('Egen puff'));
});

test('a model may have written some of an answer that warns of it', () => {
  // As when it takes the text and not the picture.
  expect(hasModelText({ ...head, seo: seo('ai'), alt: of('En bro', 'text') })).toBe(true);
  expect(hasModelText({ ...head, punkter: ['a', 'b', 'c'], kalla: 'ai' })).toBe(true);
  expect(hasModelText({ ...head, seo: seo('text'), alt: [], punkter: ['a', 'b', 'c'], kalla: 'text' })).toBe(false);
});
