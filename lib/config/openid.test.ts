import { describe, expect, test } from 'vitest';
import { readEnvironment, StartFault } from '#lib/config/environment.ts';

const read = (given: Record<string, string>) => readEnvironment({ NODE_ENV: 'test', STUDIO_SECRET: 'x'.repeat(32), ...given });
const WHOLE = { STUDIO_OIDC_UTFARDARE: 'https://id.exempel.se/', STUDIO_OIDC_KLIENT: 'studio', STUDIO_OIDC_HEMLIGHET: 'hemligt' };

describe('the organisation’s own login', () => {
  test('is not there until it is set up', () => {
    expect(read({}).openId).toBeUndefined();
    expect(read({ STUDIO_OIDC_NAMN: 'Kommunen', STUDIO_OIDC_KLIENT: '' }).openId).toBeUndefined();
  });

  test('goes by the issuer letter for letter, and by a name of its own', () => {
    expect(read(WHOLE).openId).toEqual({
      ...{ utfardare: 'https://id.exempel.se/', klient: 'studio', hemlighet: 'hemligt' },
      ...{ namn: 'organisationens inloggning', skapar: true },
    });
    expect(read({ ...WHOLE, STUDIO_OIDC_NAMN: ' Kommunen ', STUDIO_OIDC_SKAPA: '0' }).openId).toMatchObject({
      namn: 'Kommunen',
      skapar: false,
    });
  });

  test.each(Object.keys(WHOLE))('without %s stops the start, and says that it is missing', (name) => {
    const start = () => read({ ...WHOLE, [name]: '' });
    expect(start).toThrow(StartFault);
    expect(start).toThrow(`behöver också ${name}.`);
  });

  test.each([
    ['STUDIO_OIDC_UTFARDARE', 'http://id.exempel.se'],
    ['STUDIO_OIDC_UTFARDARE', 'http://127.0.0.1.exempel.se'],
    ['STUDIO_OIDC_UTFARDARE', 'id.exempel.se'],
    ['STUDIO_OIDC_UTFARDARE', 'https://id.exempel.se/?a=b'],
    ['STUDIO_OIDC_UTFARDARE', 'https://vem:vad@id.exempel.se'],
    ['STUDIO_OIDC_SKAPA', 'ja'],
    ['STUDIO_OIDC_NAMN', 'x'.repeat(61)],
  ])('with %s «%s» stops the start, and says why', (name, value) => {
    expect(() => read({ ...WHOLE, [name]: value })).toThrow(StartFault);
    expect(() => read({ ...WHOLE, [name]: value })).toThrow(`${name} ska vara`);
  });

  test.each(['http://localhost:8080', 'http://127.0.0.1:8080/realms/x', 'http://[::1]:1'])(
    'may be unencrypted on the machine itself: %s',
    (address) => {
      expect(read({ ...WHOLE, STUDIO_OIDC_UTFARDARE: address }).openId?.utfardare).toBe(address);
    },
  );
});
