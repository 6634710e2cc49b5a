import { beforeEach, describe, expect, test } from 'vitest';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';

let site: SiteUnderTest;

beforeEach(async () => {
  site = await siteUnderTest();
  site.source.articles = [article()];
});

describe('addresses', () => {
  test('a taken-down article leads to its section, for now', async () => {
    site.source.redirects.set('sv/nyheter/borta', { typ: 'nedtagen', sektion: 'nyheter' });
    const { status, headers } = await site.ask('/nyheter/borta');
    expect([status, headers.location]).toEqual([302, '/nyheter']);
  });

  test('an old address leads to the new one, for good', async () => {
    site.source.redirects.set('en/nyheter/old', { typ: 'flyttad', sektion: 'mat', slug: 'new' });
    const { status, headers } = await site.ask('/en/nyheter/old');
    expect([status, headers.location]).toEqual([301, '/en/mat/new']);
  });

  test('a slash too many leads to the one address', async () => {
    const { status, headers } = await site.ask('/nyheter/fyren-tands/');
    expect([status, headers.location]).toEqual([301, '/nyheter/fyren-tands']);
  });

  test('what does not exist is a page that says so, in the language of the address', async () => {
    const swedish = await site.ask('/nyheter/finns-inte');
    expect(swedish.status).toBe(404);
    expect(swedish.text).toContain('Den sidan finns inte');
    expect(swedish.text).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect((await site.ask('/en/nyheter/nothing')).text).toContain('There is no such page');
  });

  test.each([
    ['a null', '/%00'],
    ['half a character', '/%ff'],
    ['a step up', '/..'],
    ['a hidden step up', '/%2e%2e%2f'],
    ['another site', '//annan.example'],
    ['ten thousand characters', `/${'a'.repeat(10_000)}`],
    ['a null in a slug', '/nyheter/%00'],
    ['a null in a token', '/dela/%00'],
    ['a step up from the pictures', '/media/..'],
    ['a percent sign alone', '/en/%'],
    ['a query that is not one', '/?%ff'],
    ['an emoji', '/%F0%9F%92%A9/x'],
  ])('a path with %s is answered calmly', async (_, path) => {
    const { status, headers } = await site.ask(path);
    expect([200, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(site.logged).toEqual([]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('%s is refused with what is allowed', async (method) => {
    const { status, headers } = await site.ask('/nyheter/fyren-tands', { method });
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  test('HEAD says what GET would, without the page', async () => {
    const get = await site.ask('/nyheter/fyren-tands');
    const head = await site.ask('/nyheter/fyren-tands', { method: 'HEAD' });
    expect(head.bytes.length).toBe(0);
    expect(head.headers['content-length']).toBe(get.headers['content-length']);
    expect(head.headers.etag).toBe(get.headers.etag);
  });
});
