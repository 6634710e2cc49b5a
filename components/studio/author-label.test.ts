import { expect, test } from 'vitest';
import { authorLabel } from '#components/studio/author-label.ts';

test.each([
  ['person', 'Anna Via', { namn: 'Anna Via' }],
  ['system', 'Studio', { namn: 'Studio' }],
  ['agent', 'Nöjesbevakaren', { namn: 'Nöjesbevakaren', badge: 'Agent' }],
  ['assistent', 'Anna Ek via claude.ai', { namn: 'claude.ai', badge: 'Assistent åt Anna Ek' }],
  ['assistent', 'Ann via Åsa Ek via chatgpt.com', { namn: 'chatgpt.com', badge: 'Assistent åt Ann via Åsa Ek' }],
  ['assistent', 'Anna Ek', { namn: 'Anna Ek', badge: 'Assistent' }],
] as const)('a %s called %s', (typ, namn, shown) => {
  expect(authorLabel({ typ, id: 'x', namn })).toEqual(shown);
});
