import { expect, test } from 'vitest';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { NoRoom } from '#lib/errors/no-room.ts';
import { storeFault } from '#lib/store/store-fault.ts';

const failure = (code: string, message = 'x') => Object.assign(new Error(message), { code });

test.each([
  ['a server that goes down', '57P01', DatabaseAway],
  ['a statement that took too long', '57014', DatabaseAway],
  ['a lock that was not to be had', '55P03', DatabaseAway],
  ['one of two that waited for each other', '40P01', DatabaseAway],
  ['a full disk', '53100', NoRoom],
])('%s is no mistake of ours', (_, code, kind) => {
  expect(storeFault(failure(code))).toBeInstanceOf(kind);
});

test('a row that is refused is one', () => {
  const refused = failure('23505');
  expect(storeFault(refused)).toBe(refused);
});
