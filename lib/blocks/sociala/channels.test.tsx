import { expect, test } from 'vitest';
import { brokenChannels, channelLinks } from '#lib/blocks/sociala/channels.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';

const addresses = (attrs: Parameters<typeof channelLinks>[0]) => channelLinks(attrs).map(({ address }) => address);

test.each([
  [{ facebook: 'nora.bat' }, 'https://www.facebook.com/nora.bat'],
  [{ instagram: '@nora_bat' }, 'https://www.instagram.com/nora_bat/'],
  [{ tiktok: 'nora' }, 'https://www.tiktok.com/@nora'],
  [{ x: ' nora ' }, 'https://x.com/nora'],
  [{ youtube: 'nora' }, 'https://www.youtube.com/@nora'],
  [{ youtube: 'https://www.youtube.com/c/nora?a=1' }, 'https://www.youtube.com/c/nora?a=1'],
  [{ webb: 'https://nora.example.com' }, 'https://nora.example.com/'],
])('%o leads to %s', (attrs, address) => {
  expect(addresses(attrs)).toEqual([address]);
  expect(brokenChannels(attrs)).toEqual([]);
});

test.each([
  { x: 'nora lindqvist' },
  { x: 'nora/../admin' },
  { x: 'http://x.com/nora' },
  { x: 'javascript:alert(1)' },
  { x: 'https://localhost' },
  { webb: 'nora' },
])('%o leads nowhere', (attrs) => {
  expect(addresses(attrs)).toEqual([]);
  expect(brokenChannels(attrs)).toHaveLength(1);
});

test('a button opens a new tab, says so, and passes nothing on', () => {
  const html = renderBodyHtml([{ type: 'sociala', attrs: { x: 'nora' } }], { sprak: 'en', mall: 'profil', absolute: (address) => address });
  expect(html).toContain('href="https://x.com/nora" target="_blank" rel="nofollow noopener"');
  expect(html).toContain('(opens in a new tab)');
});
