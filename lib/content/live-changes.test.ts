import fc from 'fast-check';
import { expect, test } from 'vitest';
import { entriesOf, withEntryChanges } from '#lib/content/live-changes.ts';
import type { Block } from '#lib/contract/block.ts';

const text: Block = { type: 'paragraph', attrs: { id: 'btext00001' }, content: [] };
const report = (...inlagg: object[]): Block => ({ type: 'liveinlagg', attrs: { id: 'blive00001', rubrik: 'Live', inlagg } });
const [a, b, c] = ['a', 'b', 'c'].map((id) => ({ id, text: id.toUpperCase() })) as [object, object, object];
const block = 'blive00001';
const changed = (document: Block[], ...changes: Parameters<typeof withEntryChanges>[1]) => withEntryChanges(document, changes);

test('a new entry stands last, a changed one where it stood, and a removed one nowhere', () => {
  const after = changed(
    [text, report(a, b)],
    { block, id: 'c', inlagg: { id: 'c', text: 'C' } },
    { block, id: 'a', inlagg: { id: 'a', text: 'ny' } },
    { block, id: 'b', inlagg: null },
  );
  expect(after).toEqual([text, report({ id: 'a', text: 'ny' }, c)]);
});

test('what was not changed is the same object, and what was given is left as it was', () => {
  const before = [text, report(a, b)];
  const after = changed(before, { block, id: 'c', inlagg: { id: 'c' } });
  expect(after[0]).toBe(text);
  expect(after[1] && entriesOf(after[1])[0]).toBe(a);
  expect(before).toEqual([text, report(a, b)]);
});

test('entries without an id, or with the same one, are kept', () => {
  const nameless = { text: 'utan id' };
  const after = changed([report(nameless, a, { ...a }, nameless)], { block, id: 'c', inlagg: { id: 'c', text: 'C' } });
  expect(after).toEqual([report(nameless, a, a, nameless, c)]);
});

test('many changes at once are as each after the other', () => {
  const name = fc.constantFrom('a', 'b', 'c', 'd');
  const change = fc
    .tuple(name, fc.option(fc.string()))
    .map(([id, words]) => ({ block, id, inlagg: words === null ? null : { id, text: words } }));
  const entries = fc.array(fc.record({ id: fc.option(name, { nil: undefined }), text: fc.string() }), { maxLength: 5 });
  fc.assert(
    fc.property(entries, fc.array(change, { maxLength: 8 }), (inlagg, changes) => {
      const one = changes.reduce((document, next) => changed(document, next), [report(...inlagg)]);
      expect(changed([report(...inlagg)], ...changes)).toEqual(one);
    }),
  );
});

test('a change to what is not there is none', () => {
  const before = [text, report(a)];
  expect(changed(before, { block: 'bannat0001', id: 'a', inlagg: null }, { block, id: 'x', inlagg: null })).toEqual(before);
  expect(changed([{ type: 'liveinlagg', attrs: { id: block } }], { block, id: 'a', inlagg: { id: 'a' } })).toEqual([
    { type: 'liveinlagg', attrs: { id: block, inlagg: [{ id: 'a' }] } },
  ]);
});
