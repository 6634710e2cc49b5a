import { expect, test } from 'vitest';
import { isStudiosOwn, judgedRedirect } from '#lib/operations/redirect/judge-redirect.ts';
import { ADDRESSES } from '#lib/transports/doors/addresses.ts';

const RULES = { egna: ['https://kvallsro.example', 'https://wp.kvallsro.example'], andraVardar: false };
const judged = (fran: string, till: string, status: 301 | 302 | 410 = 301, rules = RULES) => judgedRedirect({ fran, till, status }, rules);

test('it knows what Studio answers itself as the table of addresses does', () => {
  const own = Object.entries(ADDRESSES).filter(([, door]) => door !== 'site');
  expect(own.filter(([address]) => !isStudiosOwn(address) || !isStudiosOwn(`${address}/x`))).toEqual([]);
  expect(['/studion', '/mediaarkiv', '/utland', '/api', '/gammal'].filter(isStudiosOwn)).toEqual([]);
});

test.each([
  ['/Gammal/', '/mat', '/gammal', '/mat'],
  ['https://www.kvallsro.example/gammal?p=1', 'https://kvallsro.example/mat?x=1#y', '/gammal?p=1', '/mat?x=1#y'],
  ['/blogg/*', '/nyheter/*', '/blogg/*', '/nyheter/*'],
  ['/2019*', '/', '/2019*', '/'],
  ['/*', '/arkiv', '/*', '/arkiv'],
  ['/index.php?id=*', '/mat', '/index.php?id=*', '/mat'],
  ['/gammal', '/smörgås', '/gammal', '/sm%C3%B6rg%C3%A5s'],
  ['/gammal', 'https://wp.kvallsro.example/ny', '/gammal', 'https://wp.kvallsro.example/ny'],
])('from %s to %s', (fran, till, from, to) => {
  expect(judged(fran, till)).toEqual({ fran: from, till: to, status: 301 });
});

test.each([
  ['gammal', '/mat', 'omdirigering_fran'],
  ['//annan.example/x', '/mat', 'omdirigering_fran'],
  ['/*/x', '/mat', 'omdirigering_fran'],
  ['/a*b*', '/mat', 'omdirigering_fran'],
  ['/%', '/mat', 'omdirigering_fran'],
  ['javascript:alert(1)', '/mat', 'omdirigering_fran'],
  ['/', '/mat', 'omdirigering_egen'],
  ['/studio/x', '/mat', 'omdirigering_egen'],
  ['/Media/x.jpg', '/mat', 'omdirigering_egen'],
  ['/gammal', '', 'omdirigering_mal_saknas'],
  ['/gammal', 'mat', 'omdirigering_till'],
  ['/gammal', 'javascript:alert(1)', 'omdirigering_till'],
  ['/gammal', 'https://anna:hemligt@annan.example/', 'omdirigering_till'],
  ['/gammal/*', 'https://annan.example*', 'omdirigering_till'],
  ['/gammal', '//annan.example/', 'omdirigering_till'],
  ['/gammal', '/\\annan.example/', 'omdirigering_till'],
  ['/gammal', 'https://annan.example/', 'omdirigering_annan_vard'],
  ['/gammal', '/mat/*', 'omdirigering_stjarna'],
])('nothing leads from %s to %s', (fran, till, kod) => {
  expect(judged(fran, till)).toMatchObject({ kod });
});

test('another site is led to when somebody has said so, and nothing where what was there is gone', () => {
  expect(judged('/a/*', 'https://annan.example/b/*', 302, { ...RULES, andraVardar: true })).toMatchObject({
    till: 'https://annan.example/b/*',
  });
  expect(judged('/a', '', 410)).toEqual({ fran: '/a', till: null, status: 410 });
  expect(judged('/a', '/b', 410)).toMatchObject({ kod: 'omdirigering_utan_mal' });
});
