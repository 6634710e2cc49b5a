import { expect, test } from 'vitest';
import { siteLinksSchema } from '#lib/contract/site-links.ts';

const leads = (adress: string) => siteLinksSchema.safeParse([{ text: 'Om oss', adress }]).success;

test.each(['/', '/om/oss', '/sok?q=fyren#topp', 'https://butik.example/a', 'http://intern.example', 'mailto:red@fjall.se'])(
  '%s',
  (adress) => {
    expect(leads(adress)).toBe(true);
  },
);

test.each([
  ...['', 'om/oss', '//annan.example', '/\\annan.example', 'javascript:alert(1)', 'data:text/html,x', 'https://', 'https:///x', '/om oss'],
  ...['https://a\\b', 'mailto:', 'ftp://a.se', '/a\nb'],
  ...['https://%', 'https://a:b', 'https://red@annan.example/a', 'https://red:a@annan.example', 'https://a\u0001b', 'https://a/\u009fb'],
])('%j leads nowhere', (adress) => {
  expect(leads(adress)).toBe(false);
});

test('no more than twelve, each with a text', () => {
  const link = { text: 'Om', adress: '/om' };
  expect(siteLinksSchema.safeParse(Array(12).fill(link)).success).toBe(true);
  expect(siteLinksSchema.safeParse(Array(13).fill(link)).success).toBe(false);
  expect(siteLinksSchema.safeParse([{ ...link, text: ' ' }]).success).toBe(false);
});
