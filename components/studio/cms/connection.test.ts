import { describe, expect, test } from 'vitest';
import { authorisingPage, begunConnection, connectionAnswer, mayBeAnswered, siteAddress } from '#components/studio/cms/connection.ts';

const BEGUN = { lapp: 'a1b2', url: 'https://tidningen.example/blogg' };
const PAGE = 'https://studio.example/studio/publiceringssystem';

/** As the script of WordPress's own page does it. */
const sentBack = (to: string) =>
  `${to}${to.includes('?') ? '&' : '?'}site_url=${encodeURIComponent(BEGUN.url)}&user_login=red%20aktor&password=${encodeURIComponent('abcd EFGH ijkl')}`;

test('what is kept is believed as it was kept alone', () => {
  expect(begunConnection({ ...BEGUN, annat: 1 })).toEqual(BEGUN);
  expect([undefined, null, 'a1b2', {}, { lapp: 'a1b2' }, { ...BEGUN, lapp: '' }, { ...BEGUN, url: 1 }].map(begunConnection)).toEqual(
    Array.from({ length: 7 }, () => undefined),
  );
});

test('WordPress is told who asks, and where to send whoever says yes and no', () => {
  const asked = new URL(authorisingPage(BEGUN, PAGE));
  expect(`${asked.origin}${asked.pathname}`).toBe('https://tidningen.example/blogg/wp-admin/authorize-application.php');
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    app_name: 'Studio (studio.example)',
    success_url: `${PAGE}#?anslut=a1b2`,
    reject_url: `${PAGE}#?anslut=a1b2&nekad=1`,
  });
});

test('what it answers is in no request: all of it stands after the #', () => {
  const back = new URL(sentBack(new URL(authorisingPage(BEGUN, PAGE)).searchParams.get('success_url') ?? ''));
  expect(back.search).toBe('');
  expect(connectionAnswer(back.hash, BEGUN)).toEqual({
    ...{ sort: 'beviljad', url: BEGUN.url, anvandare: 'red aktor', losenord: 'abcd EFGH ijkl' },
  });
});

describe('an answer', () => {
  const answer = (hash: string) => connectionAnswer(hash, BEGUN)?.sort;
  test('to what another window has begun, or nobody, is not believed', () => {
    expect(answer('#?anslut=annan&user_login=x&password=y')).toBe('okand');
    expect(answer('#?anslut=&user_login=x&password=y')).toBe('okand');
    expect(connectionAnswer('#?anslut=a1b2&user_login=x&password=y', undefined)?.sort).toBe('okand');
  });
  test('that is no, or lacks anything, changes nothing', () => {
    expect(answer('#?anslut=a1b2&nekad=1')).toBe('nekad');
    expect(answer('#?anslut=a1b2&nekad=1&user_login=x&password=y')).toBe('nekad');
    expect(answer('#?anslut=a1b2&user_login=x')).toBe('nekad');
  });
  test('is none where nobody has come back', () => {
    expect(['', '#tillagg', '#?annat=a1b2'].map(answer)).toEqual([undefined, undefined, undefined]);
  });
});

test.each([
  ['https://tidningen.example/', 'https://tidningen.example'],
  ['  https://tidningen.example/blogg// ', 'https://tidningen.example/blogg'],
  ['http://127.0.0.1:8080', 'http://127.0.0.1:8080'],
  ['tidningen.example', undefined],
  ['javascript:alert(1)', undefined],
  ['https://a:b@tidningen.example', undefined],
  ['https://tidningen.example/?rest_route=/', undefined],
  ['', undefined],
])('the address %s is %s', (written, address) => {
  expect(siteAddress(written)).toBe(address);
});

test('WordPress answers pages with https, and those of the very machine', () => {
  const may = (url: string) => mayBeAnswered(new URL(url));
  expect(['https://studio.example', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:1'].map(may)).toEqual([
    ...[true, true, true, true],
  ]);
  expect(['http://studio.example', 'http://10.0.0.2', 'http://localhost.example'].map(may)).toEqual([false, false, false]);
});
