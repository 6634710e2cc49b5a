import { expect, test } from 'vitest';
import { RepeatedCalls } from '#lib/transports/client/repeated-calls.ts';

function numbered(): RepeatedCalls {
  let number = 0;
  return new RepeatedCalls(() => `nyckel-${++number}`);
}

test('a call whose answer never came has the same key when it is made again, until it is answered', () => {
  const calls = numbered();
  const key = calls.keyOf('POST /a {}');
  calls.ended('POST /a {}', key, 'unknown');
  expect(calls.keyOf('POST /a {}')).toBe(key);
  calls.ended('POST /a {}', key, 'unknown');
  expect(calls.keyOf('POST /a {}')).toBe(key);
  calls.ended('POST /a {}', key, 'done');
  expect(calls.keyOf('POST /a {}')).not.toBe(key);
});

test('the same words sent twice on purpose are two calls, and other words never share a key', () => {
  const calls = numbered();
  const first = calls.keyOf('POST /a {}');
  calls.ended('POST /a {}', first, 'done');
  const second = calls.keyOf('POST /a {}');
  calls.ended('POST /a {}', second, 'refused');
  expect(new Set([first, second, calls.keyOf('POST /a {}'), calls.keyOf('POST /a {"b":1}')]).size).toBe(4);
});

test('what was never made again is forgotten in the end', () => {
  const calls = numbered();
  const key = calls.keyOf('POST /a');
  calls.ended('POST /a', key, 'unknown');
  for (let number = 0; number < 50; number++) calls.ended(`POST /${number}`, calls.keyOf(`POST /${number}`), 'unknown');
  expect(calls.keyOf('POST /a')).not.toBe(key);
  expect(calls.keyOf('POST /49')).toBe('nyckel-51');
});
