import { expect, test } from 'vitest';
import { sidesOf } from '#components/editor/proposals/sides-of.ts';
import { comparedVersions } from '#components/editor/revisions/compared-rows.ts';
import type { ProposedChange } from '#lib/contract/proposal.ts';

const rest = { typ: '', lage: 'oppen', krockar: false, delar: [], skillnader: [], beslut: null } as const;
const shown = (change: Omit<ProposedChange, keyof typeof rest>) => {
  const { falt, block } = comparedVersions(...sidesOf({ ...rest, delar: [], skillnader: [], ...change }));
  return [...falt.map((field) => [field.falt, field.fore, field.efter]), ...block.map(({ id, andring }) => [id, andring])];
};

test('a part of a proposal is shown as what it alone would change', () => {
  const text = (words: string) => ({ type: 'paragraph', attrs: { id: 'bett0001' }, content: [{ type: 'text', text: words }] });
  expect(shown({ id: 'ingress', slag: 'falt', block: '', fore: 'Nu', efter: 'Sedan' })).toEqual([['ingress', 'Nu', 'Sedan']]);
  expect(shown({ id: 'hero.alt', slag: 'falt', block: '', fore: null, efter: 'En bro' })).toEqual([['hero.alt', null, 'En bro']]);
  expect(shown({ id: 'hero', slag: 'bild', block: '', fore: { src: '/a' }, efter: null })).toEqual([['hero.src', '/a', null]]);
  expect(shown({ id: 'meta.puffbild', slag: 'bild', block: '', fore: null, efter: { puffSrc: '/b' } })).toEqual([
    ['meta.puffSrc', null, '/b'],
  ]);
  expect(shown({ id: 'bett0001', slag: 'ersatt', block: 'bett0001', fore: text('Nu'), efter: text('Sedan') })).toEqual([
    ['bett0001', 'andrad'],
  ]);
  expect(shown({ id: 'bett0001', slag: 'infogat', block: 'bett0001', fore: null, efter: text('Ny') })).toEqual([['bett0001', 'tillagd']]);
});
