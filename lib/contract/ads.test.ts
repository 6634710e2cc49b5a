import { describe, expect, test } from 'vitest';
import { adSlotsSchema, framedAddress } from '#lib/contract/ads.ts';
import { MOST_AD_SLOTS } from '#lib/contract/closed/ads.ts';

const slot = {
  ...{ namn: 'Toppen', plats: 'i_texten', intervall: 4, mallar: ['nyhet'], sektioner: ['mat'], smal: '300x250', bred: '580x400' },
  adress: `https://annons.exempel.se/ram?zon=1&gdpr=\${GDPR}&c=\${GDPR_CONSENT_755}`,
};
const isTaken = (...slots: unknown[]) => adSlotsSchema.safeParse(slots).success;

test('a slot is told by all of its fields', () => {
  expect(isTaken()).toBe(true);
  expect(isTaken(slot, { ...slot, namn: 'Botten', plats: 'lista' })).toBe(true);
  for (const field of Object.keys(slot)) expect(isTaken({ ...slot, [field]: undefined }), field).toBe(false);
});

test.each([
  ['a place that there is not', { plats: 'pop-up' }],
  ['a size that is not reserved', { smal: '301x250' }],
  ['a size beyond bounds', { bred: '4000x4000' }],
  ['one with words of a style', { bred: '300x250;position:fixed' }],
  ['a distance of nothing', { intervall: 0 }],
  ['a distance beyond bounds', { intervall: 51 }],
  ['a distance in parts', { intervall: 1.5 }],
  ['a name that turns what stands after it', { namn: 'Topp\u202Een' }],
  ['no name', { namn: ' ' }],
  ['what it does not have', { skript: '<script>alert(1)</script>' }],
])('%s is refused', (_, given) => {
  expect(isTaken({ ...slot, ...given })).toBe(false);
});

test('there are no more than so many, each with a name of its own', () => {
  const named = (count: number) => Array.from({ length: count }, (_, nr) => ({ ...slot, namn: `Plats ${nr}` }));
  expect([isTaken(...named(MOST_AD_SLOTS)), isTaken(...named(MOST_AD_SLOTS + 1)), isTaken(slot, slot)]).toEqual([true, false, false]);
});

describe('an address that is framed', () => {
  test.each(['https://annons.exempel.se', 'https://annons.exempel.se:8443/a/b?c=d#e', 'https://xn--rksmrgs-5wao1o.se/'])(
    'is %s',
    (address) => {
      expect(framedAddress.safeParse(address).success).toBe(true);
    },
  );

  test.each([
    '',
    'http://annons.exempel.se/',
    '//annons.exempel.se/',
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    'https://',
    'https:///ram',
    "https://annons.exempel.se; script-src 'unsafe-inline'",
    'https://annons.exempel.se;script-src/*',
    'https://annons.exempel.se/;',
    'https://annons.exempel.se/a,b',
    'https://*.exempel.se/',
    'https://*',
    'https://exempel.se:*/',
    'https://exempel.se:99999/',
    'https://[::1]/',
    'https://annons.exempel.se/"onload="alert(1)',
    'https://annons.exempel.se/<script>',
    "https://annons.exempel.se/'",
    'https://annons.exempel.se/`',
    'https://tidning.exempel.se@ond.se/',
    'https://annons.exempel.se\\@ond.se/',
    'https://annons.exempel.se/\nhttps://ond.se',
    'https://annons.exempel.se/\u2028a',
    '<script src="https://annons.exempel.se/x.js"></script>',
    `https://annons.exempel.se/${'a'.repeat(5_000)}`,
  ])('is not %j', (address) => {
    expect(framedAddress.safeParse(address).success).toBe(false);
  });
});
