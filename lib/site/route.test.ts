import { describe, expect, test } from 'vitest';
import { routeOf } from '#lib/site/route.ts';

const PICTURE_ID = '019a9f00-1111-7222-8333-444455556666';

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
    ['/favicon.ico', { typ: 'stil', namn: 'favicon.ico' }],
    [`/media/${PICTURE_ID}/640.jpg`, { typ: 'bild', id: PICTURE_ID, bredd: 640, andelse: 'jpg' }],
    [`/media/${PICTURE_ID}/delning-35.jpg`, { typ: 'delningsbild', id: PICTURE_ID, lage: 35 }],
    [`/media/${PICTURE_ID}/640.avif`, { typ: 'bild', id: PICTURE_ID, bredd: 640, andelse: 'avif' }],
    [`/media/${PICTURE_ID}/stilla.webp`, { typ: 'bild', id: PICTURE_ID, bredd: 'stilla', andelse: 'webp' }],
    [
      `/media/${PICTURE_ID}/${PICTURE_ID}/16x9-35-640.avif`,
      { typ: 'beskuren-bild', id: PICTURE_ID, fil: PICTURE_ID, form: '16x9', lage: 35, bredd: 640, andelse: 'avif' },
    ],
    ['/studio/stil/lasare-ABC123.css', { typ: 'stil', namn: 'lasare-ABC123.css' }],
    ['/dela/YEpARg-ji9yYxR2KIjfXRw', { typ: 'delning', token: 'YEpARg-ji9yYxR2KIjfXRw' }],
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

  test.each(
    [
      // Nobody makes a picture in a shape, at a place or in a width of their own.
      ...['17x9-35-640.avif', '16x9-36-640.avif', '16x9-105-640.avif', '16x9-35-641.avif', '16x9-35-1920.avif', '16x9-35-640.jpg'],
      ...['0.avif', '100000.avif', '-1.avif', '640.svg', 'stilla.avif', 'delning-35.webp', '16x9-35-640', 'toString-35-640.webp'],
    ].map((name) => (name.startsWith('/') ? name : `/media/${PICTURE_ID}/${name}`)),
  )('%s asks for no picture', (path) => {
    expect(routeOf(path)).toEqual({ typ: 'saknas', sprak: 'sv' });
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
    '/media/../../secret',
    '/media/x/640.jpg',
    `/media/${PICTURE_ID}/640.svg`,
    `/media/${PICTURE_ID}/0.jpg`,
    `/media/${PICTURE_ID}/delning-7.jpg`,
    `/media/${PICTURE_ID}/delning-105.jpg`,
    `/media/${PICTURE_ID}/delning-05.jpg`,
    `/media/${PICTURE_ID}/640.jpg/..`,
    '/studio/stil/../../package.json',
    '/studio/stil/',
    '/dela/',
    '/dela/a/b',
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
    for (const path of [`/${'a'.repeat(10_000)}`, `/nyheter${'/a'.repeat(5_000)}`, `/dela/${'a'.repeat(500)}`]) {
      expect(routeOf(path)).toMatchObject({ typ: 'saknas' });
    }
  });
});
