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

  test.each([
    ['chef@exempel.se', 'formen epost:lösenord'],
    ['chef@exempel.se:', 'formen epost:lösenord'],
    ['chef:fyra ord som inte hör ihop', 'formen epost:lösenord'],
    ['chef@exempel.se:elva tecken', '12 till 200 tecken'],
    [`chef@exempel.se:${'x7'.repeat(101)}`, '12 till 200 tecken'],
    ['chef@exempel.se:password1234', 'ett av de vanligaste'],
    ['chef@exempel.se:hejhejhejhej', 'en upprepning'],
    ['nyhetschefen@exempel.se:Nyhetschefen-1', 'e-postadressen'],
  ])('%s stops the start, and says why', (STUDIO_ADMIN, why) => {
    expect(() => read({ STUDIO_ADMIN })).toThrow(StartFault);
    expect(() => read({ STUDIO_ADMIN })).toThrow(why);
  });
});

test('the password of the demo’s people is held to the same', () => {
  expect(read({ STUDIO_DEMO_LOSENORD: 'prova-studio' }).demoPassword).toBe('prova-studio');
  for (const [STUDIO_DEMO_LOSENORD, why] of [
    ['kort', '12 till 200 tecken'],
    ['demo12345678', 'ett av de vanligaste'],
  ] as const)
    expect(() => read({ STUDIO_DEMO_LOSENORD })).toThrow(why);
});
