import { describe, expect, test } from 'vitest';
import { readEnvironment, StartFault } from '#lib/config/environment.ts';

const read = (given: Record<string, string>) => readEnvironment({ NODE_ENV: 'test', STUDIO_SECRET: 'x'.repeat(32), ...given });

describe('STUDIO_ADMIN', () => {
  test('is an address and a password, in which there may be colons', () => {
    expect(read({ STUDIO_ADMIN: 'chef@exempel.se:fyra:ord som inte: hör ihop' }).admin).toEqual({
      epost: 'chef@exempel.se',
      losenord: 'fyra:ord som inte: hör ihop',
    });
  });

  test.each(['chef@exempel.se', 'chef@exempel.se:', 'chef:fyra ord som inte hör ihop', 'chef@exempel.se:sju tkn'])(
    '%s stops the start, and says why',
    (STUDIO_ADMIN) => {
      expect(() => read({ STUDIO_ADMIN })).toThrow(StartFault);
      expect(() => read({ STUDIO_ADMIN })).toThrow('formen epost:lösenord');
    },
  );

  test.each([
    ['chef@exempel.se:elva tecken', 'färre än 12 tecken'],
    ['chef@exempel.se:password1234', 'ett av de vanligaste'],
    ['chef@exempel.se:hejhejhejhej', 'en upprepning'],
    ['nyhetschefen@exempel.se:Nyhetschefen-1', 'e-postadressen'],
  ])('%s works, and whoever starts Studio is told what is weak about it', (STUDIO_ADMIN, why) => {
    const { admin, weakPasswords } = read({ STUDIO_ADMIN });
    expect(admin?.losenord).toBe(STUDIO_ADMIN.split(':')[1]);
    expect(weakPasswords.join()).toContain(why);
  });
});

test('the password of the demo’s people is judged alike', () => {
  expect(read({ STUDIO_DEMO_LOSENORD: 'prova-studio' })).toMatchObject({ demoPassword: 'prova-studio', weakPasswords: [] });
  expect(read({ STUDIO_DEMO_LOSENORD: 'demo12345678' }).weakPasswords.join()).toContain('ett av de vanligaste');
  expect(() => read({ STUDIO_DEMO_LOSENORD: 'kort' })).toThrow('minst åtta tecken');
});
