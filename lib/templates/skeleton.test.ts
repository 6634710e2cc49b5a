import { expect, test } from 'vitest';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';
import { skeletonOf } from '#lib/templates/skeleton.ts';

const typesOf = (mall: string) => skeletonOf(TEMPLATES.get(mall) ?? expect.fail()).map(({ type }) => type);

test.each([...TEMPLATES.values()])('$namn opens with what it must have, as a document that can be saved', (template) => {
  const blocks = skeletonOf(template);
  for (const { type, minst } of template.kravda_block) expect(blocks.filter((block) => block.type === type)).toHaveLength(minst);
  let nr = 0;
  expect(parseDocument(blocks, { newId: () => `bnytt${String(++nr).padStart(6, '0')}` }).fel).toEqual([]);
});

test('there is a place to write in each section, and after what is filled in; nothing is put in where nothing is asked for', () => {
  expect(typesOf('lista')).toEqual(['avsnitt', 'paragraph', 'avsnitt', 'paragraph']);
  expect(typesOf('recept')).toEqual(['recept', 'paragraph']);
  expect(typesOf('nyhet')).toEqual([]);
  expect(skeletonOf(TEMPLATES.get('bildberattelse') ?? expect.fail())[0]?.attrs).toEqual({ lage: 'berattelse' });
});
