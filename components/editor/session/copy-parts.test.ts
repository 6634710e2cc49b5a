import fc from 'fast-check';
import { expect, test } from 'vitest';
import { joinedParts, partsSince, withParts } from '#components/editor/session/copy-parts.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

const block = (id: string, words: string): Block => ({
  type: 'paragraph',
  attrs: { id: `b${id.padStart(8, '0')}` },
  ...(words === '' ? {} : { content: [{ type: 'text', text: words }] }),
});
const article = (block: Block[], change: Partial<ArticleContent> = {}): ArticleContent => ({
  ...{ rubrik: 'Torget', ingress: '', meta: {}, hero: null, slug: 'torget', block },
  ...change,
});

test('a key in one block of many is that block, and nothing else', () => {
  const base = article(Array.from({ length: 300 }, (_, place) => block(String(place), 'ord '.repeat(60))));
  const draft = { ...base, block: base.block.with(150, block('150', `${'ord '.repeat(60)}och ett`)) };
  const parts = partsSince(base, base, draft);
  expect(parts).toEqual({ block: [draft.block[150]] });
  expect(JSON.stringify(parts).length).toBeLessThan(1_000);
});

test('a new paragraph in the middle of many, beside another elsewhere, stays below what a pause may send', () => {
  const base = article(Array.from({ length: 300 }, (_, place) => block(String(place), 'ord '.repeat(60))));
  const draft = { ...base, block: base.block.toSpliced(290, 0, block('a', 'Nytt')).toSpliced(5, 1) };
  expect(JSON.stringify(partsSince(base, base, draft)).length).toBeLessThan(5_000);
});

test('nothing changed is nothing to send; a field that is emptied is sent as empty', () => {
  const base = article([], { hero: { alt: 'En å' } });
  expect(partsSince(base, base, { ...base, block: [] })).toBeUndefined();
  expect(partsSince(base, base, { ...base, hero: null, rubrik: '' })).toEqual({ hero: null, rubrik: '' });
});

test('parts of which no article can be made are none', () => {
  expect(withParts(article([]), { meta: { seoTitel: 7 } })).toBeUndefined();
});

const blocks = fc
  .uniqueArray(fc.integer({ min: 0, max: 12 }), { maxLength: 10 })
  .chain((ids) => fc.tuple(...ids.map((id) => fc.constantFrom('', 'ett', 'två').map((words) => block(String(id), words)))));
const texts = fc
  .record({ rubrik: fc.constantFrom('Torget', 'Bron'), hero: fc.constantFrom(null, { alt: 'En å' }), block: blocks })
  .map(({ block: written, ...change }) => article(written, change));

test('whatever is written, pause by pause, what is kept makes the text that was written', () => {
  fc.assert(
    fc.property(texts, fc.array(texts, { minLength: 1, maxLength: 6 }), (base, drafts) => {
      let sent = base;
      let kept = {};
      for (const draft of drafts) {
        kept = joinedParts(kept, partsSince(base, sent, draft) ?? {});
        expect(withParts(base, kept)).toEqual(draft);
        sent = draft;
      }
    }),
  );
});
