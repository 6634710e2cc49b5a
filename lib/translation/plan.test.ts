import { describe, expect, test } from 'vitest';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { type PartValue, partHash, partsOf, piecesOf, withPieces } from '#lib/translation/article-parts.ts';
import { assemble, type KnownPart, type PlanFrom, planTranslation } from '#lib/translation/plan.ts';

const paragraph = (name: string, words: string): Block => ({
  type: 'paragraph',
  attrs: { id: `b${name.padEnd(8, '0')}` },
  content: [{ type: 'text', text: words }],
});
const article = (...block: Block[]): ArticleContent => ({ rubrik: 'Bron', ingress: '', block, meta: {}, hero: null, slug: '' });

/** A translation that says which words it is of. */
function made(del: string, value: PartValue): PartValue {
  const texts = piecesOf(del, value).map(
    ({ plats, nodes }) => [plats, nodes.map((node) => ({ ...node, text: `EN ${node.text}` }))] as const,
  );
  return withPieces(value, new Map(texts));
}

function translate(from: PlanFrom) {
  const planned = planTranslation(from);
  const sent = planned.filter(({ utfall }) => utfall === 'oversatt');
  const parts = new Map(sent.flatMap(({ del, source }) => (source === undefined ? [] : [[del, made(del, source)] as const])));
  return { ...assemble(planned, parts, from), sent: sent.map(({ del }) => del), planned };
}

const SOURCE = article(paragraph('a', 'Ett.'), paragraph('b', 'Två.'), paragraph('c', 'Tre.'));
const fresh = (source = SOURCE): PlanFrom => ({ source, target: undefined, known: {}, earlier: undefined, skrivOver: false });
const onTopOf = (source: ArticleContent, target: ArticleContent, known: Record<string, KnownPart>, skrivOver = false): PlanFrom => ({
  ...{ source, target, known, skrivOver },
  earlier: SOURCE,
});
const words = ({ block }: ArticleContent) => block.map(({ content }) => content?.map((node) => ('text' in node ? node.text : '')).join(''));

test('all of an article that there is no translation of is translated', () => {
  const { article: en, sent } = translate(fresh());
  expect(sent).toEqual([...partsOf(SOURCE).keys()]);
  expect([en.rubrik, ...words(en)]).toEqual(['EN Bron', 'EN Ett.', 'EN Två.', 'EN Tre.']);
});

describe('of one that there is', () => {
  const first = translate(fresh());

  test('nothing is, when nothing has changed', () => {
    expect(translate(onTopOf(SOURCE, first.article, first.known)).sent).toEqual([]);
  });

  test('what has changed in the source is, and what is new there', () => {
    const source = article(paragraph('a', 'Ett.'), paragraph('x', 'Nytt.'), paragraph('b', 'Annat.'), paragraph('c', 'Tre.'));
    const { article: en, sent } = translate(onTopOf(source, first.article, first.known));
    expect(sent).toEqual(['block:bx0000000', 'block:bb0000000']);
    expect(words(en)).toEqual(['EN Ett.', 'EN Nytt.', 'EN Annat.', 'EN Tre.']);
  });

  test('what is gone from the source goes, unless somebody has touched it', () => {
    const edited = { ...first.article, block: first.article.block.with(2, paragraph('c', 'Mine.')) };
    const { article: en, planned } = translate(onTopOf(article(paragraph('a', 'Ett.')), edited, first.known));
    expect(words(en)).toEqual(['EN Ett.', 'Mine.']);
    expect(planned.at(-1)?.utfall).toBe('egen_inaktuell');
  });

  test('what somebody has taken away stays away', () => {
    const shorter = { ...first.article, block: first.article.block.slice(0, 2) };
    expect(words(translate(onTopOf(SOURCE, shorter, first.known)).article)).toEqual(['EN Ett.', 'EN Två.']);
    expect(translate(onTopOf(SOURCE, shorter, first.known, true)).sent).toEqual(['block:bc0000000']);
  });

  test('what somebody has added stays where it stands', () => {
    const longer = { ...first.article, block: first.article.block.toSpliced(1, 0, paragraph('m', 'Mine.')) };
    expect(words(translate(onTopOf(SOURCE, longer, first.known)).article)).toEqual(['EN Ett.', 'Mine.', 'EN Två.', 'EN Tre.']);
  });

  test('what somebody has moved stays moved', () => {
    const [a, b, c] = first.article.block;
    const moved = { ...first.article, block: [c, a, b].flatMap((block) => block ?? []) };
    expect(words(translate(onTopOf(SOURCE, moved, first.known)).article)).toEqual(['EN Tre.', 'EN Ett.', 'EN Två.']);
  });

  test('a refused part keeps what it was, and is tried again', () => {
    const source = article(paragraph('a', 'Annat.'), paragraph('b', 'Två.'), paragraph('c', 'Tre.'));
    const from = onTopOf(source, first.article, first.known);
    const refused = assemble(planTranslation(from), new Map(), from);
    expect(words(refused.article)[0]).toBe('EN Ett.');
    expect(translate(onTopOf(source, refused.article, refused.known)).sent).toEqual(['block:ba0000000']);
  });

  test('what is known of a part is of which source it was made and what it became', () => {
    const block = SOURCE.block[0] ?? paragraph('a', '');
    expect(first.known['block:ba0000000']).toEqual({ kalla: partHash(block), mal: partHash(made('block:ba0000000', block)) });
  });
});

test('a person’s translation is left alone, and marked when the source has changed since', () => {
  const target = article(paragraph('a', 'One.'), paragraph('b', 'Two.'), paragraph('c', 'Three.'));
  const source = article(paragraph('a', 'Annat.'), paragraph('b', 'Två.'), paragraph('c', 'Tre.'));
  const { sent, planned } = translate({ ...onTopOf(source, { ...target, rubrik: 'The bridge' }, {}) });
  expect(sent).toEqual([]);
  expect(planned.map(({ utfall }) => utfall)).toEqual(['egen', 'egen_inaktuell', 'egen', 'egen']);
});

test('Swedish that only was copied is translated', () => {
  const { sent } = translate(onTopOf(SOURCE, SOURCE, {}));
  expect(sent).toHaveLength(4);
});
