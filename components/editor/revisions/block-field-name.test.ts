import { expect, test } from 'vitest';
import { blockFieldName } from '#components/editor/revisions/block-field-name.ts';

test.each([
  ['image', 'attrs.alt', 'Alternativtext'],
  ['jamforelse', 'attrs.rader[1].betyg', 'Produkter 2, Betyg'],
  ['jamforelse', 'attrs.rader[0].plus[2]', 'Produkter 1, Plus 3'],
  ['fragasvar', 'attrs.fragor[0]', 'Fråga 1'],
  ['paragraph', 'content.link', 'Länk'],
  ['okand', 'attrs.x', 'attrs.x'],
])('in a block of the type %s, %s is «%s»', (typ, falt, name) => {
  expect(blockFieldName(typ, falt)).toBe(name);
});
