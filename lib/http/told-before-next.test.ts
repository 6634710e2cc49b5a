import { expect, test } from 'vitest';
import { callerOf } from '#lib/http/told-before-next.ts';

const REMOTE = '10.0.0.9';

test.each<[string, string | string[] | undefined, number, string]>([
  ['no proxy is believed', '192.0.2.1', 0, REMOTE],
  ['the proxy has said nothing', undefined, 1, REMOTE],
  ['the proxy has said nothing that is anything', ' , ', 1, REMOTE],
  ['one proxy has said so', '192.0.2.1', 1, '192.0.2.1'],
  ['the caller has said something first', '203.0.113.7, 192.0.2.1', 1, '192.0.2.1'],
  ['the caller has said something in a header of its own', ['203.0.113.7', '192.0.2.1'], 1, '192.0.2.1'],
  ['there are two, and the last adds the first', '192.0.2.1, 127.0.0.1', 2, '192.0.2.1'],
  ['there are two, and the caller has said something first', '203.0.113.7, 192.0.2.1, 127.0.0.1', 2, '192.0.2.1'],
  ['there are two, each in a header of its own', ['203.0.113.7, 192.0.2.1', '127.0.0.1'], 2, '192.0.2.1'],
  ['there are two, and somebody calls past the first', '192.0.2.1', 2, '192.0.2.1'],
  ['there are two, and only one is believed', '192.0.2.1, 127.0.0.1', 1, '127.0.0.1'],
  ['there are three', '203.0.113.7,192.0.2.1,10.0.0.1,10.0.0.2', 3, '192.0.2.1'],
  ['the address has a port', '[2001:db8::1]:4711, 127.0.0.1:80', 2, '2001:db8::1'],
])('who calls is known where %s', (_, forwarded, proxies, caller) => {
  expect(callerOf(forwarded, REMOTE, proxies)).toBe(caller);
});
