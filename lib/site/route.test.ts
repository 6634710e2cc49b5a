import { describe, expect, test } from 'vitest';
import { routeOf } from '#lib/site/route.ts';

describe('what a path asks for', () => {
  test.each([
    ['/', { typ: 'front', sprak: 'sv' }],
    ['/en', { typ: 'front', sprak: 'en' }],
    ['/nyheter', { typ: 'sektion', sprak: 'sv', sektion: 'nyheter' }],
    ['/en/nyheter', { typ: 'sektion', sprak: 'en', sektion: 'nyheter' }],
    ['/nyheter/fyren-tands', { typ: 'artikel', sprak: 'sv', sektion: 'nyheter', slug: 'fyren-tands' }],
    ['/en/nyheter/the-light', { typ: 'artikel', sprak: 'en', sektion: 'nyheter', slug: 'the-light' }],
    ['/mat%20%26%20dryck/surdeg', { typ: 'artikel', sprak: 'sv', sektion: 'mat & dryck', slug: 'surdeg' }],
    ['/rss.xml', { typ: 'flode', sprak: 'sv', sektion: null, form: 'rss' }],
    ['/en/rss.xml', { typ: 'flode', sprak: 'en', sektion: null, form: 'rss' }],
    ['/en/atom.xml', { typ: 'flode', sprak: 'en', sektion: null, form: 'atom' }],
    ['/mat/feed.json', { typ: 'flode', sprak: 'sv', sektion: 'mat', form: 'json' }],
    ['/en/tag/kor/atom.xml', { typ: 'taggflode', sprak: 'en', slug: 'kor', form: 'atom' }],
    ['/mat/rss.xml', { typ: 'flode', sprak: 'sv', sektion: 'mat', form: 'rss' }],
    ['/en/mat/rss.xml', { typ: 'flode', sprak: 'en', sektion: 'mat', form: 'rss' }],
    ['/sitemap.xml', { typ: 'karta' }],
    ['/nyhetssitemap.xml', { typ: 'nyhetskarta' }],
    ['/sitemap-0.xml', { typ: 'kartdel', nr: 0 }],
    ['/sitemap-12.xml', { typ: 'kartdel', nr: 12 }],
    ['/robots.txt', { typ: 'robotar' }],
    ['/llms.txt', { typ: 'modeller' }],
    ['/.well-known/security.txt', { typ: 'sakerhet' }],
    ['/.well-known/studio-nycklar.json', { typ: 'intygsnycklar' }],
    ['/.well-known/studio-intyg.mjs', { typ: 'stil', namn: 'intyg.mjs' }],
    ['/nyheter/fyren/intyg.json', { typ: 'intyg', sprak: 'sv', sektion: 'nyheter', slug: 'fyren' }],
    ['/en/nyheter/the-light/proof.json', { typ: 'intyg', sprak: 'en', sektion: 'nyheter', slug: 'the-light' }],
    ['/nyheter/fyren/sida-vid-sida', { typ: 'sida-vid-sida', sprak: 'sv', sektion: 'nyheter', slug: 'fyren' }],
    ['/en/nyheter/the-light/side-by-side', { typ: 'sida-vid-sida', sprak: 'en', sektion: 'nyheter', slug: 'the-light' }],
    ['/en/nyheter/the-light/intyg.json', { typ: 'saknas', sprak: 'en' }],
    ['/nyheter/fyren/intyg.json/mer', { typ: 'saknas', sprak: 'sv' }],
    ['/favicon.ico', { typ: 'stil', namn: 'favicon.ico' }],
    ['/studio/stil/lasare-ABC123.css', { typ: 'stil', namn: 'lasare-ABC123.css' }],
  ])('%s', (path, route) => {
    expect(routeOf(path)).toEqual(route);
  });

  test.each([
    ['/nyheter/', '/nyheter'],
    ['/en/', '/en'],
    ['/nyheter/fyren-tands/', '/nyheter/fyren-tands'],
    ['/%6eyheter', '/nyheter'],
    ['/Nyheter/Fyren-Tands', '/nyheter/fyren-tands'],
    ['/EN/Nyheter', '/en/nyheter'],
    ['/%4eyheter/RSS.XML', '/nyheter/rss.xml'],
    ['/mat%20%26%20dryck/', '/mat%20%26%20dryck'],
  ])('%s has one spelling: %s', (path, till) => {
    expect(routeOf(path)).toEqual({ typ: 'annan-stavning', till });
  });

  test.each([
    '//annan.example',
    '//annan.example/',
    '/%2f%2fannan.example/..',
    '/%2f%2fannan.example/',
    '/%5cannan.example/',
    '/..',
    '/../etc/passwd',
    '/%2e%2e/etc',
    '/nyheter/%2e%2e',
    '/nyheter//fyren',
    '/%00',
    '/nyheter/%00',
    '/%ff',
    '/%',
    '/%E0%A4%A',
    '/nyheter/a/b',
    '/en/nyheter/a/b/c',
    '/studio/stil/../../package.json',
    '/studio/stil/',
    'http://annan.example/nyheter',
    '/ut/abc',
    '/ut/Abc',
    '/ut',
    '*',
    '',
  ])('%s is nothing of the site', (path) => {
    expect(routeOf(path)).toMatchObject({ typ: 'saknas' });
  });

  test('nor is what is far too long', () => {
    for (const path of [`/${'a'.repeat(10_000)}`, `/nyheter${'/a'.repeat(5_000)}`]) {
      expect(routeOf(path)).toMatchObject({ typ: 'saknas' });
    }
  });
});
