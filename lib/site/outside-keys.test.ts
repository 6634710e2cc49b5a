import { describe, expect, test } from 'vitest';
import { EVERYTHING, keyOf, keysOf, keysOfChange, LISTS, outsideHeaders } from '#lib/site/outside-keys.ts';
import type { RenderedPage } from '#lib/site/ready-page.ts';

const ARTICLE = '019a5b3c-0000-7000-8000-aaaaaaaaaaaa';
const PICTURE = '019a5b3c-0000-7000-8000-bbbbbbbbbbbb';

const page = (parts: Partial<RenderedPage> = {}): RenderedPage => ({
  status: 200,
  headers: {},
  body: 'x',
  kept: 'till-andring',
  beror: { ids: new Set([ARTICLE, PICTURE]), fragor: new Map() },
  ...parts,
});
const asking = new Map([['latest', { svar: '', fraga: async () => '', namner: 'okant' as const }]]);

describe('a page is forgotten', () => {
  test.each<[string, RenderedPage, string, boolean]>([
    ['with its article', page(), `publikt ${ARTICLE} ut`, true],
    ['with a picture of it', page(), `publikt ${PICTURE}`, true],
    ['not with another article', page(), 'publikt 019a5b3c-0000-7000-8000-cccccccccccc', false],
    ['with any article where it lists some', page({ beror: { ids: new Set(), fragor: asking } }), 'publikt 019a5b3c-cccccccccccc', true],
    ['with any where nobody knows what it shows', { status: 200, headers: {}, body: '', kept: 'till-andring' }, 'listor', true],
    ...['publikt', 'installningar', 'sektioner', 'taggar', 'namn', 'omdirigeringar'].map(
      (announced): [string, RenderedPage, string, boolean] => [`with ${announced}`, page(), announced, true],
    ),
    ...['live 1', 'konton', 'oversattningar', 'nyheter x []'].map((announced): [string, RenderedPage, string, boolean] => [
      `not with ${announced}`,
      page({ beror: { ids: new Set([ARTICLE]), fragor: asking } }),
      announced,
      false,
    ]),
  ])('%s', (_how, kept, announced, isForgotten) => {
    const keys = new Set(keysOf(kept));
    expect(keysOfChange(announced).some((key) => keys.has(key))).toBe(isForgotten);
  });
});

test('keys are words of letters and digits, which each service takes', () => {
  for (const key of [EVERYTHING, LISTS, keyOf(ARTICLE)]) expect(key).toMatch(/^[a-z0-9]+$/);
});

describe('the headers', () => {
  test('let each kind of cache keep it and know it again, and browsers no longer than before', () => {
    const keys = `${EVERYTHING} ${keyOf(ARTICLE)} ${keyOf(PICTURE)}`;
    const shared = { 'Cache-Control': 'public, max-age=0, s-maxage=3600, must-revalidate' };
    const stale = 'max-age=3600, stale-while-revalidate=60, stale-if-error=86400';
    expect(outsideHeaders(page(), 'varnish')).toEqual({ ...shared, 'Surrogate-Key': keys });
    expect(outsideHeaders(page(), 'fastly')).toEqual({ ...shared, 'Surrogate-Key': keys, 'Surrogate-Control': stale });
    expect(outsideHeaders(page(), 'cloudflare')).toEqual({
      ...shared,
      'Cache-Tag': keys.replaceAll(' ', ','),
      'CDN-Cache-Control': stale,
    });
  });

  test.each<[string, Partial<RenderedPage>]>([
    ['is not kept by Studio itself', { kept: 'inte' }],
    ['ends at once', { kept: 999 }],
    ['is no page', { status: 404 }],
    ['shows more than can be named', { beror: { ids: new Set(Array.from({ length: 900 }, (_, nr) => `bild${nr}`)), fragor: new Map() } }],
  ])('are not there for what %s', (_what, parts) => {
    expect(outsideHeaders(page(parts), 'varnish')).toEqual({});
  });

  test('let what ends by itself be kept no longer', () => {
    expect(outsideHeaders(page({ kept: 90_500 }), 'varnish')['Cache-Control']).toContain('s-maxage=90,');
  });
});
