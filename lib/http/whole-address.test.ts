import { describe, expect, test } from 'vitest';
import { takeWholeAddress } from '#lib/http/whole-address.ts';

function taken(url: string, hosts = ['nagon.annan']) {
  const rawHeaders = ['Accept', '*/*', ...hosts.flatMap((host) => ['HOST', host])];
  const request = { url, rawHeaders, headers: { accept: '*/*', host: hosts[0] } };
  takeWholeAddress(request);
  return { url: request.url, host: request.headers.host, raw: request.rawHeaders };
}

describe('a whole address is asked for as if its path and its host had been sent', () => {
  test.each([
    ['http://studio.example/studio/api/jag?x=1', '/studio/api/jag?x=1', 'studio.example'],
    ['HTTPS://studio.example:3000/a/../b%zz', '/a/../b%zz', 'studio.example:3000'],
    ['http://[::1]:3000/', '/', '[::1]:3000'],
    ['http://studio.example', '/', 'studio.example'],
    ['http://studio.example?x=1', '/?x=1', 'studio.example'],
    ['http://studio.example//a', '//a', 'studio.example'],
  ])('%s', (given, url, host) => {
    expect(taken(given)).toEqual({ url, host, raw: ['Accept', '*/*', 'HOST', host] });
  });
});

test('of several hosts, and of none, there is one then', () => {
  expect(taken('http://a.example/', ['b', 'c']).raw).toEqual(['Accept', '*/*', 'HOST', 'a.example']);
  expect(taken('http://a.example/', []).raw).toEqual(['Accept', '*/*', 'Host', 'a.example']);
});

test.each(['/studio', '*', '//annan.example/x', 'ftp://annan.example/x', 'http:///x', 'http://anna:hemligt@annan.example/', 'annan:443'])(
  '%s stays what it is',
  (url) => {
    expect(taken(url)).toEqual({ url, host: 'nagon.annan', raw: ['Accept', '*/*', 'HOST', 'nagon.annan'] });
  },
);
