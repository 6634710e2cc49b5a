import { describe, expect, test } from 'vitest';
import { readEnvironment, StartFault } from '#lib/config/environment.ts';

const read = (SMTP_URL: string) => readEnvironment({ NODE_ENV: 'test', STUDIO_SECRET: 'x'.repeat(32), SMTP_URL }).mail;

describe('SMTP_URL', () => {
  test('names the server, the login and the sender', () => {
    expect(read('smtp://studio%40exempel.se:hemligt%2Fl%C3%B6sen@smtp.exempel.se')).toEqual({
      host: 'smtp.exempel.se',
      port: 587,
      tls: false,
      login: { user: 'studio@exempel.se', password: 'hemligt/lösen' },
      fran: 'studio@exempel.se',
    });
  });

  test('may name a sender of its own, a port, and need no login', () => {
    expect(read('smtps://[::1]/?fran=redaktionen@exempel.se')).toEqual({
      host: '::1',
      port: 465,
      tls: true,
      login: undefined,
      fran: 'redaktionen@exempel.se',
    });
    expect(read('smtp://relay:2525/?fran=redaktionen@exempel.se')?.port).toBe(2525);
  });

  test('may be left out', () => {
    expect(read('')).toBeUndefined();
  });

  test.each([
    ['smtp.exempel.se', 'ska ha formen'],
    ['http://smtp.exempel.se', 'ska ha formen'],
    ['smtp://', 'ska ha formen'],
    ['smtp://a:%zz@smtp.exempel.se', 'ska ha formen'],
    ['smtp://smtp.exempel.se', 'behöver en avsändare'],
    ['smtp://studio:hemligt@smtp.exempel.se', 'behöver en avsändare'],
    ['smtp://smtp.exempel.se/?fran=a@b.se%0d%0aBcc:x@y.se', 'behöver en avsändare'],
  ])('%s is refused with what to do', (url, told) => {
    expect(() => read(url)).toThrow(StartFault);
    expect(() => read(url)).toThrow(`SMTP_URL ${told}`);
    expect(() => read(url)).not.toThrow('hemligt');
  });
});
