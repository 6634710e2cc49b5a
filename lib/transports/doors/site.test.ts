import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, describe, expect, test } from 'vitest';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { JPEG, PICTURE_ID, type SiteUnderTest, siteUnderTest, WEBP } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';

let site: SiteUnderTest;

beforeEach(async () => {
  site = await siteUnderTest();
  site.source.articles = [article()];
});

describe('headers and encodings', () => {
  test('a page may load its own style, fonts and pictures, run the one script and show what an article may embed, and nothing else', async () => {
    const { headers } = await site.ask('/');
    const policy = headers['content-security-policy'];
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("script-src 'sha384-abc';");
    expect(policy).toContain("connect-src 'self';");
    expect(policy).toContain(
      'frame-src https://www.youtube-nocookie.com https://www.instagram.com https://www.tiktok.com https://open.spotify.com;',
    );
    expect(policy).not.toContain('unsafe');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(headers.vary).toBe('Accept-Encoding');
  });

  test('the page is the same in every encoding, under an ETag of its own', async () => {
    const plain = await site.ask('/nyheter/fyren-tands');
    const gzip = await site.ask('/nyheter/fyren-tands', { headers: { 'Accept-Encoding': 'gzip' } });
    const br = await site.ask('/nyheter/fyren-tands', { headers: { 'Accept-Encoding': 'br' } });
    // Of two the first reader gets the one that is there.
    const first = await site.ask('/nyheter/fyren-tands', { headers: { 'Accept-Encoding': 'gzip, br;q=0.9' } });
    expect([first.headers['content-encoding'], first.headers.etag]).toEqual(['gzip', gzip.headers.etag]);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(br.headers['content-encoding']).toBe('br');
    expect(gunzipSync(gzip.bytes).toString()).toBe(plain.text);
    expect(brotliDecompressSync(br.bytes).toString()).toBe(plain.text);
    expect(new Set([plain.headers.etag, gzip.headers.etag, br.headers.etag]).size).toBe(3);
    expect(plain.headers.etag).toMatch(/^"/);
  });

  test('a reader who has the version gets 304 and no bytes, until it changes', async () => {
    const { headers } = await site.ask('/nyheter/fyren-tands', { headers: { 'Accept-Encoding': 'br' } });
    const having = { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag ?? '' };
    const again = await site.ask('/nyheter/fyren-tands', { headers: having });
    expect(again.status).toBe(304);
    expect(again.bytes.length).toBe(0);
    expect(again.headers.etag).toBe(headers.etag);
    expect(again.headers['cache-control']).toBe(headers['cache-control']);
    expect(again.headers['content-encoding']).toBeUndefined();
    site.source.articles = [article({ rubrik: 'Fyren släcks' })];
    site.pages.clear();
    expect((await site.ask('/nyheter/fyren-tands', { headers: having })).status).toBe(200);
  });
});

describe('the page cache', () => {
  test('a page that is kept asks nothing of the store, however it is asked for', async () => {
    await site.ask('/nyheter/fyren-tands');
    const { asked } = site.source;
    for (const path of ['/nyheter/fyren-tands', '/nyheter/fyren-tands?utm_source=x', '/nyheter/fyren-tands?sida=4']) {
      expect((await site.ask(path)).status).toBe(200);
    }
    await site.ask('/nyheter/fyren-tands', { method: 'HEAD', headers: { 'Accept-Encoding': 'br' } });
    expect(site.source.asked).toBe(asked);
  });

  test('readers who come at the same time cost one rendering', async () => {
    await site.ask('/nyheter/fyren-tands');
    const once = site.source.asked;
    site.pages.clear();
    site.source.asked = 0;
    await Promise.all(Array.from({ length: 20 }, () => site.ask('/nyheter/fyren-tands')));
    expect(site.source.asked).toBe(once);
  });

  test('a change shows at once, and without hearing of changes nothing is kept', async () => {
    await site.ask('/');
    site.source.articles = [article({ rubrik: 'Nytt' })];
    site.pages.clear();
    expect((await site.ask('/')).text).toContain('Nytt');
    site.pages.setHearing(false);
    site.source.articles = [article({ rubrik: 'Nyare' })];
    expect((await site.ask('/')).text).toContain('Nyare');
    site.source.articles = [article({ rubrik: 'Nyast' })];
    expect((await site.ask('/')).text).toContain('Nyast');
  });
});

describe('share links', () => {
  beforeEach(() => {
    const { innehall, fakta, revision } = article({ rubrik: 'Ett utkast' });
    site.source.shares.set('hash av nyckel', { innehall, fakta, publicerad: null, revision, galler: '2026-11-21T09:00:00.000Z' });
    site.source.shares.set('hash av gammal', 'slut');
  });

  test('shows the draft with a bar, to be kept and found by nobody', async () => {
    const { status, headers, text } = await site.ask('/dela/nyckel', { headers: { 'Accept-Encoding': 'br' } });
    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['x-robots-tag']).toContain('noindex');
    expect(text).toBeDefined();
    const plain = (await site.ask('/dela/nyckel')).text;
    expect(plain).toContain('Utkast – delad för läsning');
    expect(plain).toContain('Länken gäller till 21 november 2026 kl. 10:00');
    expect(plain).toContain('<h1>Ett utkast</h1>');
    expect(plain).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(plain).not.toMatch(/rel="canonical"|og:title|ld\+json/);
  });

  test('is read anew each time', async () => {
    await site.ask('/dela/nyckel');
    const { innehall, fakta, publicerad, revision } = article({ rubrik: 'Omskrivet' });
    site.source.shares.set('hash av nyckel', { innehall, fakta, publicerad, revision, galler: '2026-11-21T09:00:00.000Z' });
    expect((await site.ask('/dela/nyckel')).text).toContain('Omskrivet');
  });

  test('is gone when it is over, and unknown when it never was', async () => {
    const over = await site.ask('/dela/gammal');
    expect(over.status).toBe(410);
    expect(over.text).toContain('Länken gäller inte längre');
    expect(over.headers['cache-control']).toBe('no-store');
    for (const path of ['/dela/gissad', '/dela', '/dela/', '/dela/nyckel/', '/dela/nyckel/b', `/dela/${'a'.repeat(500)}`, '/dela/%zz'])
      expect([path, (await site.ask(path)).status]).toEqual([path, 404]);
  });

  test('whoever asks for the headers alone has not opened it', async () => {
    const opened: boolean[] = [];
    site.source.shared = async (_hash, _now, opens) => {
      opened.push(opens);
      return 'slut';
    };
    await site.ask('/dela/nyckel', { method: 'HEAD' });
    await site.ask('/dela/nyckel');
    expect(opened).toEqual([false, true]);
  });
});

describe('files', () => {
  test('a picture is kept for ever', async () => {
    const { status, headers, bytes } = await site.ask(`/media/${PICTURE_ID}/640.jpg`);
    expect(status).toBe(200);
    expect(bytes).toEqual(JPEG);
    expect(headers['content-type']).toBe('image/jpeg');
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['x-content-type-options']).toBe('nosniff');
    const again = await site.ask(`/media/${PICTURE_ID}/640.jpg`, { headers: { 'If-None-Match': headers.etag ?? '' } });
    expect(again.status).toBe(304);
  });

  test('a picture that is not there, or is of another kind, is not found', async () => {
    for (const path of [`/media/${PICTURE_ID}/320.jpg`, `/media/${PICTURE_ID}/640.png`, `/media/${PICTURE_ID}/960.webp`])
      expect((await site.ask(path)).status).toBe(404);
  });

  test.each(['640.webp', '4x3-50-640.webp'])('a picture that is made when it is asked for is kept for ever: %s', async (name) => {
    const { status, headers, bytes } = await site.ask(`/media/${PICTURE_ID}/${name}`);
    expect([status, headers['content-type'], bytes]).toEqual([200, 'image/webp', WEBP]);
    expect([headers['cache-control'], headers['x-content-type-options']]).toEqual(['public, max-age=31536000, immutable', 'nosniff']);
    expect(headers.etag).toBe(`"${PICTURE_ID}-${name}"`);
    expect((await site.ask(`/media/${PICTURE_ID}/${name}`, { headers: { 'If-None-Match': headers.etag ?? '' } })).status).toBe(304);
  });

  test('what is only the nearest there is says what it is, and is kept by nobody', async () => {
    const { status, headers, bytes } = await site.ask(`/media/${PICTURE_ID}/4x3-50-320.avif`);
    expect([status, headers['content-type'], bytes]).toEqual([200, 'image/jpeg', JPEG]);
    expect([headers['cache-control'], headers['x-content-type-options'], headers.etag]).toEqual(['no-store', 'nosniff', undefined]);
  });

  test('a part of a picture is had by its bytes', async () => {
    const path = `/media/${PICTURE_ID}/640.jpg`;
    const part = await site.ask(path, { headers: { Range: 'bytes=2-4' } });
    expect([part.status, part.headers['content-range'], part.headers['content-length'], part.bytes]).toEqual([
      ...[206, 'bytes 2-4/10', '3', JPEG.subarray(2, 5)],
    ]);
    expect([part.headers['content-type'], part.headers['accept-ranges'], part.headers.etag]).toEqual([
      ...['image/jpeg', 'bytes', `"${PICTURE_ID}-640"`],
    ]);
    const outside = await site.ask(path, { headers: { Range: 'bytes=10-' } });
    expect([outside.status, outside.headers['content-range'], outside.bytes.length]).toEqual([416, 'bytes */10', 0]);
    const whole = await site.ask(path, { headers: { Range: 'rader=1-2' } });
    expect([whole.status, whole.bytes]).toEqual([200, JPEG]);
    // Only GET has parts, and whoever has the version needs none.
    expect((await site.ask(path, { method: 'HEAD', headers: { Range: 'bytes=2-4' } })).status).toBe(200);
    expect((await site.ask(path, { headers: { Range: 'bytes=2-4', 'If-None-Match': part.headers.etag ?? '' } })).status).toBe(304);
  });

  test('the style is kept for ever', async () => {
    const { status, headers } = await site.ask('/studio/stil/lasare-1.css');
    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/css; charset=utf-8');
    expect(headers['cache-control']).toContain('immutable');
    expect((await site.ask('/studio/stil/lasare-2.css')).status).toBe(404);
  });
});

describe('when something is wrong', () => {
  test('a database that is away gives 503, when to try again, and a page', async () => {
    site.source.fault = new DatabaseAway('borta');
    const { status, headers, text } = await site.ask('/nyheter/fyren-tands', { headers: { 'X-Request-Id': 'min-kod' } });
    expect(status).toBe(503);
    expect(headers['retry-after']).toBe('5');
    expect(headers['x-request-id']).toBe('min-kod');
    expect(headers['cache-control']).toBe('no-store');
    expect(text).toContain('Vi är strax tillbaka');
  });

  test('a fault of ours gives 500, tells nothing of itself, and is site.logged', async () => {
    site.source.fault = new Error('hemligheten');
    const { status, text } = await site.ask('/en/nyheter/x');
    expect(status).toBe(500);
    expect(text).toContain('Something went wrong at our end');
    expect(text).not.toContain('hemligheten');
    expect(site.logged).toHaveLength(1);
    site.source.fault = undefined;
    expect((await site.ask('/nyheter/fyren-tands')).status).toBe(200);
  });
});
