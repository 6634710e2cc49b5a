import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { routeOf } from '#lib/site/route.ts';
import { ADDRESSES } from '#lib/transports/doors/addresses.ts';
import { RESERVED_WORDS } from '#lib/transports/doors/reserved-words.ts';

test('every first word that a door or a page of the application answers is taken', () => {
  const doors = Object.keys(ADDRESSES).map((address) => address.split('/')[1] ?? '');
  const pages = readdirSync('app', { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() && !entry.name.startsWith('(') ? [entry.name] : [],
  );
  expect([...doors, ...pages].filter((word) => !RESERVED_WORDS.has(word))).toEqual([]);
});

test('a word that is not taken is a section to the site', () => {
  expect(routeOf('/sport')).toMatchObject({ typ: 'sektion', sektion: 'sport' });
  expect(RESERVED_WORDS.has('sport')).toBe(false);
  for (const word of RESERVED_WORDS) expect(word).not.toBe('');
});
