import { describe, expect, test } from 'vitest';
import { below, doorAt, nameBelow } from '#lib/transports/doors/addresses.ts';

describe('who answers', () => {
  test.each([
    ['/', 'site'],
    ['/nyheter/fyren-tands?utm_source=x', 'site'],
    ['/en/news/x', 'site'],
    ['/media/x/640.jpg', 'pictures'],
    ['/mediabild', 'site'],
    ['/dela/abc', 'share'],
    ['/ut/abc', 'outbound'],
    ['/favicon.ico', 'site'],
    ['/studio/stil/lasare.css', 'site'],
    ['/studiobesok/x', 'site'],
    ['/api', 'site'],
    ['/api/annat', 'site'],
    ['/constructor', 'site'],
    ['/__proto__/studio', 'site'],
    ['/studio', 'application'],
    ['/studio/', 'application'],
    ['/studio?x=/studio/api', 'application'],
    ['/studio/agenter', 'application'],
    ['/studio/apier', 'application'],
    ['/_next/static/a.js', 'application'],
    ['/icon.svg', 'application'],
    ['/studio/api', 'api'],
    ['/studio/api/', 'api'],
    ['/studio//api/jag', 'api'],
    ['/studio/api/innehall/1/sprak/sv', 'api'],
    ['/studio/api/openapi.json', 'documents'],
    ['/studio/api/openapi.json/', 'documents'],
    ['/studio/api/openapi-atgarder.json?x', 'documents'],
    ['/studio/live/x.json?sprak=en', 'live'],
    ['/studio/live', 'live'],
    ['/studio/andrat-dar', 'notice'],
    ['/studio/uppladdning/x', 'uploads'],
    ['/studio/matning', 'beacon'],
    ['/studio/matningar', 'application'],
    ['/studio/mcp/redaktion', 'mcp'],
    ['/studio/oauth/token', 'oauth'],
    ['/.well-known/oauth-authorization-server', 'oauth'],
    ['/.well-known/oauth-protected-resource/studio/mcp/trafik', 'oauth'],
    ['/.well-known/annat', 'site'],
    ['/api/auth', 'login'],
    ['/api/auth/csrf', 'login'],
    ['*', 'site'],
    ['', 'site'],
    ['http://annan.example/studio/api', 'site'],
  ])('%s: %s', (url, door) => {
    expect(doorAt(url)).toBe(door);
  });
});

describe('what stands below a line of the table', () => {
  test.each([
    ['/studio/mcp', '', ''],
    ['/studio/mcp/', '', ''],
    ['/studio/mcp/redaktion', 'redaktion', 'redaktion'],
    ['/studio/mcp/redaktion/', 'redaktion/', 'redaktion'],
    ['/studio/mcp/a/b', 'a/b', 'a/b'],
    ['/studio/mcp//', '/', '/'],
    ['/studio/mcpx', undefined, undefined],
    ['/studio//mcp/x', undefined, undefined],
    ['/annat', undefined, undefined],
  ])('%s', (path, rest, name) => {
    expect([below('/studio/mcp', path), nameBelow('/studio/mcp', path)]).toEqual([rest, name]);
  });
});
