import { expect, test } from 'vitest';
import { tagKey } from '#lib/content/tag-key.ts';

test('case and space do not tell tags apart; diacritics do, and are worth a look', () => {
  expect(tagKey(' Ingmar  Bergman ').nyckel).toBe(tagKey('ingmar bergman').nyckel);
  expect(tagKey('far').nyckel).not.toBe(tagKey('får').nyckel);
  expect(tagKey('far').tat).toBe(tagKey('får').tat);
});

test('a name asks for the address that a headline would, and for none when nothing of it can stand in one', () => {
  expect(tagKey('Åre & Östersund').slug).toBe('are-ostersund');
  expect(tagKey('日本').slug).toBe('');
});
