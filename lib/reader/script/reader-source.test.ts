import { expect, test } from 'vitest';
import { readerSource } from '#lib/reader/script/reader-source.ts';

test.each([
  ['', 'direkt'],
  ['https://kvallsro.example/nyheter', 'internt'],
  ['https://www.google.se/', 'sok'],
  ['https://www.google.co.uk/search?q=hemligt', 'sok'],
  ['android-app://com.google.android.googlequicksearchbox/', 'sok'],
  ['https://search.brave.com/', 'sok'],
  ['https://brave.com/', 'annan'],
  ['https://m.facebook.com/', 'socialt'],
  ['https://t.co/x', 'socialt'],
  ['https://mastodon.social/@nagon', 'socialt'],
  ['https://not.co/', 'annan'],
  ['https://minsajt.se/google', 'annan'],
  ['https://example.google/', 'annan'],
  ['inte en adress', 'annan'],
])('who comes from %j: %s', (referrer, source) => {
  expect(readerSource(referrer, ['kvallsro.example'])).toBe(source);
});
