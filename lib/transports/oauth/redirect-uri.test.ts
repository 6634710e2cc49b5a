import { describe, expect, test } from 'vitest';
import {
  acceptableRedirects,
  isAcceptableRedirect,
  isNamedRedirect,
  mayBeSentUnasked,
  shownRedirect,
} from '#lib/transports/oauth/redirect-uri.ts';

const schemes = new Set(['cursor', 'vscode']);

describe('where a client may have its answers sent', () => {
  test.each([
    'https://claude.ai/api/mcp/auth_callback',
    'https://claude.com/api/mcp/auth_callback',
    'https://chatgpt.com/connector_platform_oauth_redirect',
    'https://chatgpt.com/connector/oauth/abc123?x=1',
    'http://localhost:33418/callback',
    'http://127.0.0.1/callback',
    'http://[::1]:8080/cb',
    'cursor://anysphere.cursor-retrieval/oauth/user-mcp/callback',
    'vscode://vscode.mcp/callback?x=1',
    'cursor:/callback',
    'se.exempel.assistent:/svar',
    'com.example.app://oauth',
  ])('%s is taken', (uri) => expect(isAcceptableRedirect(uri, schemes)).toBe(true));

  test.each([
    'http://claude.ai/callback',
    'javascript:alert(1)',
    'data:text/html,x',
    'JavaScript:alert(1)',
    'javascript://claude.ai/%0aalert(1)',
    'file:///etc/passwd',
    'vbscript:x',
    'blob:https://claude.ai/x',
    'windsurf://callback',
    'Cursor://callback',
    'cursor:callback',
    'cursor:',
    'cursor://anna@callback/',
    'cursor://callback#x',
    'cursor://callback/"><script>',
    'mailto:chef@test.se',
    'intent://x#Intent;scheme=https;end',
    '.com.example:/x',
    '//evil.example/x',
    '/studio',
    'https://claude.ai@evil.example/callback',
    'https://claude.ai/callback#x',
    'https://evil.example\\@claude.ai/callback',
    'https:evil.example/x',
    'https://EVIL.example/x',
    'http://localhost.evil.example/cb',
    'http://127.0.0.1.nip.io/cb',
    'http://0x7f.1/cb',
    `https://claude.ai/${'a'.repeat(600)}`,
    'https://claude.ai/\r\nSet-Cookie: x',
  ])('%s is refused', (uri) => expect(isAcceptableRedirect(uri, schemes)).toBe(false));
});

test('of several those that may be used are kept, each once, whatever the others are', () => {
  const named = ['cursor://a/b', 'javascript:alert(1)', 'https://claude.ai/cb', 7, null, 'https://claude.ai/cb', 'okand://x'];
  expect(acceptableRedirects(named, schemes)).toEqual(['cursor://a/b', 'https://claude.ai/cb']);
  expect(acceptableRedirects(['cursor://a/b'], new Set())).toEqual([]);
});

test.each([
  ['https://claude.ai/api/cb', 'claude.ai'],
  ['http://localhost:33418/cb', 'localhost:33418'],
  ['cursor://claude.ai/cb', 'cursor://claude.ai'],
  ['se.exempel.app:/cb', 'se.exempel.app:'],
])('a person is shown where %s leads', (uri, shown) => expect(shownRedirect(uri)).toBe(shown));

describe('a redirect is compared exactly', () => {
  const named = ['https://claude.ai/api/mcp/auth_callback', 'http://localhost:1000/callback', 'http://127.0.0.1/cb?a=1', 'cursor://a/cb'];
  test.each([
    'https://claude.ai/api/mcp/auth_callback',
    'http://localhost:1000/callback',
    'http://localhost:65001/callback',
    'http://127.0.0.1:9/cb?a=1',
    'cursor://a/cb',
  ])('%s is one of them', (uri) => expect(isNamedRedirect(uri, named)).toBe(true));
  test.each([
    'https://claude.ai/api/mcp/auth_callback/',
    'https://claude.ai/api/mcp/auth_callback?x=1',
    'https://claude.ai:8443/api/mcp/auth_callback',
    'https://claude.ai/api/mcp/../mcp/auth_callback',
    'https://sub.claude.ai/api/mcp/auth_callback',
    'http://127.0.0.1:1000/callback',
    'http://localhost:1000/callback/more',
    'http://127.0.0.1:9/cb',
    'https://localhost:1000/callback',
    'cursor://a:80/cb',
    'cursor://a/cb?x=1',
    'vscode://a/cb',
  ])('%s is none of them', (uri) => expect(isNamedRedirect(uri, named)).toBe(false));
});

describe('a person’s browser, before anybody has been asked, is sent', () => {
  test.each([
    'https://claude.ai/api/mcp/auth_callback',
    'https://claude.com/api/mcp/auth_callback',
    'https://chatgpt.com/connector_platform_oauth_redirect',
    'https://chatgpt.com/connector/oauth/abc-123',
    'http://localhost:33418/callback',
    'http://127.0.0.1/callback',
  ])('to %s', (uri) => expect(mayBeSentUnasked(uri)).toBe(true));
  test.each([
    'https://evil.example/studio/logga-in',
    'https://claude.ai.evil.example/api/mcp/auth_callback',
    'https://claude.ai/public/artifacts/x',
    'https://claude.ai/api/mcp/auth_callback?x=1',
    'https://chatgpt.com/share/x',
    'https://chatgpt.com/connector/oauth/../../share/x',
    'cursor://anysphere.cursor-retrieval/callback',
  ])('not to %s', (uri) => expect(mayBeSentUnasked(uri)).toBe(false));
});
