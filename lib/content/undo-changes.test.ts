import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entriesOf as writtenEntries } from '#lib/content/live-changes.ts';
import { atOnce } from '#lib/content/steps.ts';
import { undoSteps } from '#lib/content/undo-changes.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

const stycke = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const article = (texts: Record<string, string>, rest: Partial<ArticleContent> = {}): ArticleContent => ({
  ...{ rubrik: 'Rubrik', ingress: 'Ingress', slug: 'rubrik', meta: {}, hero: null },
  block: Object.entries(texts).map(([id, text]) => stycke(id, text)),
  ...rest,
});
const undoneWith = (touched: ReadonlySet<string>, before: ArticleContent, after: ArticleContent, now: ArticleContent) =>
  atOnce(undoSteps({ before, after, now, touched }));
const undone = (before: ArticleContent, after: ArticleContent, now: ArticleContent) => undoneWith(new Set(), before, after, now);
const textsOf = ({ block }: ArticleContent) =>
  Object.fromEntries(block.map(({ attrs, content: [first] = [] }) => [attrs?.id, first && 'text' in first ? first.text : '']));

describe('a change undone', () => {
  const before = article({ a: 'ett', b: 'två', c: 'tre' });

  test('that nobody has built upon leaves what was before it', () => {
    const after = article({ c: 'TRE', b: 'två', d: 'nytt' }, { rubrik: 'Ny', meta: { seoTitel: 'Ny' } });
    expect(undone(before, after, after)).toEqual({ content: before, kept: [] });
  });

  test('leaves what was written elsewhere since', () => {
    const after = article({ a: 'ETT', c: 'tre' });
    const now = article({ a: 'ETT', x: 'mellan', c: 'tre, rättat' }, { ingress: 'Ny ingress' });
    const { content, kept } = undone(before, after, now);
    expect(textsOf(content)).toEqual({ a: 'ett', b: 'två', x: 'mellan', c: 'tre, rättat' });
    expect([content.ingress, kept]).toEqual(['Ny ingress', []]);
  });

  test.each([
    ['wrote in a block that was rewritten', { a: 'ETT', b: 'två', c: 'tre' }, { a: 'ETT, rättat', b: 'två', c: 'tre' }, 'a'],
    [
      'wrote in a block that was added',
      { a: 'ett', b: 'två', c: 'tre', d: 'nytt' },
      { a: 'ett', b: 'två', c: 'tre', d: 'nytt, rättat' },
      'd',
    ],
    ['removed a block that was rewritten', { a: 'ETT', b: 'två', c: 'tre' }, { b: 'två', c: 'tre' }, 'a'],
    ['wrote anew a block that was removed', { b: 'två', c: 'tre' }, { a: 'igen', b: 'två', c: 'tre' }, 'a'],
  ])('lets stand what somebody %s, and tells of it', (_, after, now, block) => {
    const { content, kept } = undone(before, article(after), article(now));
    expect(textsOf(content)).toEqual(now);
    expect(kept).toEqual([{ block, falt: 'block' }]);
  });

  test('lets stand the fields that somebody has written since, and undoes the others', () => {
    const after = article({}, { rubrik: 'Agentens', meta: { seoTitel: 'Agentens', puffTitel: 'Agentens' } });
    const now = article({}, { rubrik: 'Annas', meta: { seoTitel: 'Annas', puffTitel: 'Agentens' } });
    const { content, kept } = undone(article({}), after, now);
    expect(content).toEqual(article({}, { rubrik: 'Annas', meta: { seoTitel: 'Annas' } }));
    expect(kept.map(({ falt }) => falt)).toEqual(['rubrik', 'meta.seoTitel']);
  });

  test('lets stand what somebody has put back since, and undoes the rest', () => {
    const after = article({ a: 'ETT', b: 'TVÅ' }, { rubrik: 'Ny', meta: { seoTitel: 'Ny' } });
    const { content, kept } = undoneWith(new Set(['a block', ' rubrik', ' meta.puffTitel']), article({ a: 'ett', b: 'två' }), after, after);
    expect([textsOf(content), content.rubrik, content.meta]).toEqual([{ a: 'ETT', b: 'två' }, 'Ny', {}]);
    expect(kept).toEqual([
      { block: '', falt: 'rubrik' },
      { block: 'a', falt: 'block' },
    ]);
  });

  describe('of a live report is judged entry by entry', () => {
    const report = (inlagg: Record<string, string>, rubrik = 'Läget'): ArticleContent => ({
      ...article({}),
      block: [{ type: 'liveinlagg', attrs: { id: 'l', rubrik, inlagg: Object.entries(inlagg).map(([id, text]) => ({ id, text })) } }],
    });
    const entriesOf = ({ block: [own] }: ArticleContent) =>
      Object.fromEntries((own === undefined ? [] : writtenEntries(own)).map(({ id, text }) => [id, text]));
    const [was, left] = [report({ p: 'Annas' }), report({ p: 'Annas', q: 'agentens', r: 'agentens', s: 'agentens' }, 'Agentens')];

    test('what somebody has corrected stays, and the others go', () => {
      const { content, kept } = undone(was, left, report({ p: 'Annas', q: 'rättat', r: 'agentens', s: 'agentens' }, 'Agentens'));
      expect([entriesOf(content), content.block[0]?.attrs?.rubrik]).toEqual([{ p: 'Annas', q: 'rättat' }, 'Läget']);
      expect(kept).toEqual([{ block: 'l', falt: 'inlagg.q' }]);
    });

    test('so does what somebody has put back, and a field of the block', () => {
      const { content, kept } = undoneWith(new Set(['l inlagg.r']), was, left, report({ p: 'Annas', q: 'agentens', r: 'agentens' }, 'Bos'));
      expect([entriesOf(content), content.block[0]?.attrs?.rubrik]).toEqual([{ p: 'Annas', r: 'agentens' }, 'Bos']);
      expect(kept).toEqual([
        { block: 'l', falt: 'inlagg.r' },
        { block: 'l', falt: 'rubrik' },
      ]);
    });
  });

  test('lets stand an order that somebody has made of an order', () => {
    const moved = (order: string) => article(Object.fromEntries([...order].map((id) => [id, id])));
    const { content, kept } = undone(moved('abcd'), moved('bacd'), moved('bcda'));
    expect(Object.keys(textsOf(content)).toSorted()).toEqual(['a', 'b', 'c', 'd']);
    expect(kept.every(({ falt }) => falt === 'plats')).toBe(true);
  });
});

/** Each text is a word of its own, so that it is known whose it is. */
const document = fc
  .uniqueArray(fc.constantFrom(...'abcdefgh'), { maxLength: 6 })
  .chain((ids) =>
    fc
      .tuple(fc.constant(ids), fc.array(fc.nat(3), { minLength: ids.length, maxLength: ids.length }))
      .map(([names, texts]) =>
        article(Object.fromEntries(names.map((id, place) => [id, `${id}${texts[place]}`])), { rubrik: `R${texts[0] ?? 0}` }),
      ),
  );

test('whatever the three are, nothing that was changed since is changed by it, and a second time undoes nothing more', () => {
  fc.assert(
    fc.property(document, document, document, (before, after, now) => {
      const { content } = undone(before, after, now);
      const [was, left, is] = [textsOf(after), textsOf(now), textsOf(content)];
      for (const [id, text] of Object.entries(left)) if (was[id] !== text) expect(is[id]).toBe(text);
      for (const id of Object.keys(was)) if (!(id in left)) expect(id in is).toBe(false);
      if (now.rubrik !== after.rubrik) expect(content.rubrik).toBe(now.rubrik);
      expect(textsOf(undone(before, after, content).content)).toEqual(is);
    }),
    { numRuns: 500 },
  );
});
