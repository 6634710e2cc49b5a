import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changedBlocks } from '#lib/content/block-changes.ts';
import { mergeContent } from '#lib/content/merge.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

const stycke = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) => stycke(`b${name}`, name)) as [Block, Block, Block, Block];
const article = (block: Block[], rest: Partial<ArticleContent> = {}): ArticleContent => ({
  rubrik: 'Rubrik',
  ingress: 'Ingress',
  slug: 'rubrik',
  meta: {},
  hero: null,
  block,
  ...rest,
});
const ids = (document: readonly Block[] | undefined) => document?.map((block) => block.attrs?.id);
const merged = (bas: Block[], min: Block[], deras: Block[]) => mergeContent(article(bas), article(min), article(deras));

describe('what does not collide is merged', () => {
  test('edits of different blocks', () => {
    const min = [stycke('ba', 'a mitt'), b, c];
    const deras = [a, b, stycke('bc', 'c deras')];
    expect(merged([a, b, c], min, deras).forslag?.block).toEqual([stycke('ba', 'a mitt'), b, stycke('bc', 'c deras')]);
  });

  test('an insertion on each side, at different places and at the same', () => {
    expect(ids(merged([a, b], [a, c, b], [a, b, d]).forslag?.block)).toEqual(['ba', 'bc', 'bb', 'bd']);
    expect(ids(merged([a, b], [a, c, b], [a, d, b]).forslag?.block)).toEqual(['ba', 'bd', 'bc', 'bb']);
    expect(ids(merged([a], [c, a], [d, a]).forslag?.block)).toEqual(['bd', 'bc', 'ba']);
  });

  test('a deletion on one side and an edit elsewhere on the other', () => {
    expect(merged([a, b, c], [a, c], [a, b, stycke('bc', 'nytt')]).forslag?.block).toEqual([a, stycke('bc', 'nytt')]);
  });

  test('an insertion after a block that the other side deleted stays where it was', () => {
    expect(ids(merged([a, b, c], [a, b, d, c], [a, c]).forslag?.block)).toEqual(['ba', 'bd', 'bc']);
  });

  test('a move on one side and an edit of the same block on the other', () => {
    expect(merged([a, b, c], [c, a, b], [a, b, stycke('bc', 'nytt')]).forslag?.block).toEqual([stycke('bc', 'nytt'), a, b]);
  });

  test('moves of different blocks', () => {
    expect(ids(merged([a, b, c, d], [b, a, c, d], [a, b, d, c]).forslag?.block)).toEqual(['bb', 'ba', 'bd', 'bc']);
  });

  test('different fields, keys of meta, and keys of the same picture', () => {
    const hero = { mediaId: 'm1', src: '/media/m1', alt: 'Alt' };
    const result = mergeContent(
      article([], { hero, meta: { seoTitel: 'Gammal', puffTitel: 'Puff' } }),
      article([], { rubrik: 'Min', hero: { ...hero, alt: 'Min' }, meta: { seoTitel: 'Min', puffTitel: 'Puff' } }),
      article([], { ingress: 'Deras', hero: { ...hero, caption: 'Deras' }, meta: { seoTitel: 'Gammal' } }),
    );
    expect(result.forslag).toEqual(
      article([], {
        rubrik: 'Min',
        ingress: 'Deras',
        hero: { ...hero, alt: 'Min', caption: 'Deras' },
        meta: { seoTitel: 'Min' },
      }),
    );
  });

  test('the same edit, deletion or insertion on both sides', () => {
    const same = [stycke('ba', 'lika'), c, d];
    expect(merged([a, b, c], same, same)).toEqual({ mojlig: true, forslag: article(same), konflikter: [] });
  });
});

describe('what collides is told and nothing is proposed', () => {
  test('one block edited differently', () => {
    const [min, deras] = [stycke('ba', 'min'), stycke('ba', 'deras')];
    expect(merged([a], [min], [deras])).toEqual({
      mojlig: false,
      forslag: null,
      konflikter: [{ block: 'ba', falt: 'block', bas: a, min, deras }],
    });
  });

  test('a block edited on one side and deleted on the other', () => {
    const edited = stycke('ba', 'min');
    expect(merged([a], [edited], []).konflikter).toEqual([{ block: 'ba', falt: 'block', bas: a, min: edited, deras: null }]);
    expect(merged([a], [], [edited]).konflikter).toEqual([{ block: 'ba', falt: 'block', bas: a, min: null, deras: edited }]);
  });

  test('one block moved to two places', () => {
    expect(merged([a, b, c, d], [b, c, a, d], [b, c, d, a]).konflikter).toEqual([{ block: 'ba', falt: 'plats', bas: 0, min: 2, deras: 3 }]);
  });

  test('a field, and a hero exchanged on one side and described on the other', () => {
    const hero = { src: '/media/m1', alt: 'Alt' };
    const result = mergeContent(
      article([], { hero }),
      article([], { hero: { ...hero, alt: 'Min' }, rubrik: 'Min' }),
      article([], { hero: { src: '/media/m2' }, rubrik: 'Deras' }),
    );
    expect(result.konflikter.map((conflict) => [conflict.block, conflict.falt])).toEqual([
      ['', 'rubrik'],
      ['', 'hero'],
    ]);
  });
});

describe('for any three versions', () => {
  const blocks = fc
    .uniqueArray(fc.tuple(fc.constantFrom('b1', 'b2', 'b3', 'b4', 'b5', 'b6'), fc.constantFrom('x', 'y', 'z')), {
      selector: ([id]) => id,
    })
    .map((pairs) => pairs.map(([id, text]) => stycke(id, text)));
  const version = fc.record({ rubrik: fc.constantFrom('A', 'B'), block: blocks }).map(({ rubrik, block }) => article(block, { rubrik }));

  test('if only one side changed, the result is that side', () => {
    fc.assert(
      fc.property(version, version, (bas, changed) => {
        expect(mergeContent(bas, changed, bas).forslag).toEqual(changed);
        expect(mergeContent(bas, bas, changed).forslag).toEqual(changed);
      }),
    );
  });

  test('the same change on both sides is that change', () => {
    fc.assert(
      fc.property(version, version, (bas, changed) => {
        expect(mergeContent(bas, changed, changed).forslag).toEqual(changed);
      }),
    );
  });

  test('a proposal holds every block just once, and each is one that a side wrote', () => {
    fc.assert(
      fc.property(version, version, version, (bas, min, deras) => {
        const { mojlig, forslag, konflikter } = mergeContent(bas, min, deras);
        expect(mojlig).toBe(konflikter.length === 0);
        if (forslag === null) return;
        const got = ids(forslag.block) ?? [];
        expect(new Set(got).size).toBe(got.length);
        for (const block of forslag.block) expect([...min.block, ...deras.block]).toContainEqual(block);
        const baseIds = ids(bas.block) ?? [];
        for (const id of [...(ids(min.block) ?? []), ...(ids(deras.block) ?? [])]) if (!baseIds.includes(id)) expect(got).toContain(id);
      }),
    );
  });
});

test('the blocks that came, went, changed or moved since bas are named', () => {
  expect(changedBlocks([a, b, c], [a, stycke('bb', 'nytt'), d]).sort()).toEqual(['bb', 'bc', 'bd']);
  expect(changedBlocks([a, b, c], [c, a, b])).toEqual(['bc']);
  expect(changedBlocks([a, b], [a, b])).toEqual([]);
});
