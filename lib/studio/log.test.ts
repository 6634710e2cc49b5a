import { expect, test } from 'vitest';
import { studioLog, withoutSecrets } from '#lib/studio/log.ts';
import { addressForLog } from '#lib/transports/doors/address-for-log.ts';

const SECRET = 'hK3vP0xQ-7_aZr9TnW2LbQ';

function logged(write: (log: ReturnType<typeof studioLog>) => void): string {
  const lines: string[] = [];
  write(studioLog('trace', { write: (line: string) => void lines.push(line) }));
  return lines.join('');
}

test.each([
  ['an agent’s key', `studio_${SECRET}${SECRET}`],
  ['an access token', `sat_${SECRET}${SECRET}`],
  ['a refresh token', `srt_${SECRET}${SECRET}`],
  ['a code', `sac_${SECRET}${SECRET}`],
  ['a bearer', `Authorization: Bearer ${SECRET}`],
  ['a name and a password', `authorization: basic ${SECRET}`],
  ['the address of a share link', `http://localhost:3000/dela/${SECRET}`],
  ['a session', `studiosess=${SECRET}; Path=/`],
  ['a session token', `eyJhbGciOiJkaXIi.${SECRET}.${SECRET}`],
  ['a query', `/studio/anslut?sprak=sv&begaran=${SECRET}.x&code=${SECRET}`],
  ['the password of a database', `postgresql://studio:${SECRET}@127.0.0.1/x`],
])('%s reaches no line: in a field, in a message, in an error, deep within', (_, words) => {
  const error = Object.assign(new Error(words, { cause: new Error(words) }), { detail: words });
  const line = logged((log) => {
    log.error({ err: error, url: words, djupt: [{ ner: words }] }, words);
    log.child({ fran: words }).warn(words);
  });
  expect(line).not.toContain(SECRET.slice(0, 12));
  for (const part of line.trim().split('\n')) expect(() => JSON.parse(part)).not.toThrow();
});

test.each(['losenord', 'password', 'authorization', 'cookie', 'nyckel', 'csrfToken', 'beslut'])(
  'what is named %s reaches no line',
  (name) => {
    const line = logged((log) => log.error({ kropp: { [name]: `"${SECRET}\\"` } }));
    expect(line).not.toContain(SECRET.slice(0, 12));
    expect(JSON.parse(line).kropp).toEqual({ [name]: '…' });
  },
);

test('what is no secret is left as it is', () => {
  const line =
    '{"url":"/nyheter/ny-bro?…","korrelation":"0192-ab","msg":"oauth: a connection renews its access too often","adress":"2001:db8::1"}';
  expect(withoutSecrets(line)).toBe(line);
});

test('a line of any length and make is looked through quickly', () => {
  for (const piece of ['eyJ-', 'studio_', '://a:', 'Bearer ', '"losenord":"', '/dela/', 'sat_a', '?code=', '\\"', 'a']) {
    const began = process.cpuUsage();
    withoutSecrets(piece.repeat(Math.ceil(200_000 / piece.length)));
    const { user } = process.cpuUsage(began);
    expect(user / 1000, piece).toBeLessThan(500);
  }
});

test.each([
  ['/dela/abc-DEF_123', '/dela/…'],
  ['/dela/abc-DEF_123/x?y=z', '/dela/…/x?…'],
  ['/nyheter/ny-bro', '/nyheter/ny-bro'],
  ['/sok?q=hemligt', '/sok?…'],
])('of the address %s the log has %s', (url, said) => {
  expect(addressForLog(url)).toBe(said);
});
