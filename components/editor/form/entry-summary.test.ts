import { expect, test } from 'vitest';
import { entrySummary } from '#components/editor/form/entry-summary.ts';
import { flag, group, list, number, text, word } from '#lib/blocks/field.ts';
import { picture } from '#lib/blocks/picture-fields.ts';

const schema = group({
  id: word('Id.', { avStudio: true }),
  fast: flag('Fast.'),
  bild: picture('Bilden.'),
  fraga: text('Frågan.'),
  poang: number('Poängen.'),
  svar: text('Svaret.', { flerradig: true }),
  sist: list(text('Sist.'), 'Sist.'),
  mer: text('Mer.'),
});

test('an entry is told by the first things it says, in one line', () => {
  const entry = { id: 'i1', fast: true, poang: 3, fraga: 'Var?', svar: 'Här.\n\nOch där.', mer: 'Mer' };
  expect(entrySummary(schema, entry)).toBe('Var? · Här. Och där.');
  expect(entrySummary(schema, { mer: 'Mer', svar: ' ' })).toBe('Mer');
});

test('an entry that says nothing has no summary', () => {
  expect(entrySummary(schema, {})).toBe('');
  expect(entrySummary(schema, 'fel')).toBe('');
});
