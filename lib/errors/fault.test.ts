import { expect, test } from 'vitest';
import { faultEntry } from '#lib/errors/fault.ts';

test('a fault holds whole characters, wherever what it tells of was cut', () => {
  const cut = 'x😀'.slice(0, 2);
  const { falt, orsak, atgard } = faultEntry('sektion_okand', { falt: `meta.${cut}` }, { sektion: cut, tillatna: 'mat' });
  expect([falt, orsak, atgard]).toEqual(['meta.x', 'Sektionen x finns inte.', 'Välj en av mat.']);
});
