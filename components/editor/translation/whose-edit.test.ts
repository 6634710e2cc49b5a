import { expect, it } from 'vitest';
import { whoseEdit } from '#components/editor/translation/whose-edit.ts';

const by = (id: string, namn: string, typ: 'manuell' | 'ai' = 'manuell') => ({ typ, av: { typ: 'person' as const, id, namn } });
const MACHINE = by('p1', 'Amina', 'ai');

it.each([
  ['mine', [by('p1', 'Amina'), MACHINE], 'Din'],
  ['another’s', [by('p2', 'Elias'), MACHINE], 'Elias'],
  ['another’s, before a second translation', [MACHINE, by('p3', 'Lovisa'), MACHINE], 'Lovisas'],
  ['several people’s', [by('p2', 'Elias'), by('p3', 'Lovisa'), MACHINE], 'Någons'],
  ['that of whoever wrote before Studio did, which is not known', [MACHINE, by('p2', 'Elias')], 'Någons'],
])('is %s', (_, revisions, words) => {
  expect(whoseEdit(revisions, 'p1')).toBe(words);
});
