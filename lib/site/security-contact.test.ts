import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { securityContact } from '#lib/site/security-contact.ts';
import { siteUnderTest } from '#lib/site/site-under-test.ts';
import { EXAMPLE_IDENTITY } from '#lib/site/source-in-memory.ts';

const ADDRESS = '/.well-known/security.txt';

describe('whoever finds a hole in the site is told whom to tell', () => {
  test('in the fields that RFC 9116 demands, good for less than a year', async () => {
    const site = await siteUnderTest({ identitet: { ...EXAMPLE_IDENTITY, kontakt: 'red@kvallsro.example' } });
    const { status, headers, text } = await site.ask(ADDRESS);
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = Object.fromEntries(
      text
        .trimEnd()
        .split('\n')
        .map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 2)]),
    );
    expect(fields).toEqual({
      Contact: 'mailto:red@kvallsro.example',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages': LANGUAGES.join(', '),
      Canonical: `https://kvallsro.example${ADDRESS}`,
    });
    const days = (Date.parse(fields.Expires ?? '') - Date.parse('2026-11-20')) / 86_400_000;
    expect(days).toBeGreaterThan(90);
    expect(days).toBeLessThan(365);
  });

  test('and where no contact is known there is nothing', async () => {
    const site = await siteUnderTest({ identitet: { ...EXAMPLE_IDENTITY, kontakt: '' } });
    expect((await site.ask(ADDRESS)).status).toBe(404);
  });

  test('nor where the site is not read over https', async () => {
    const site = await siteUnderTest({
      url: 'http://kvallsro.example',
      identitet: { ...EXAMPLE_IDENTITY, kontakt: 'red@kvallsro.example' },
    });
    expect((await site.ask(ADDRESS)).status).toBe(404);
  });

  test('the newsroom reads its languages, also where its Swedish is published by another', async () => {
    const identitet = { ...EXAMPLE_IDENTITY, kontakt: 'red@kvallsro.example' };
    const site = await siteUnderTest({ svenskaHos: 'https://tidningen.example', identitet });
    expect((await site.ask(ADDRESS)).text).toContain('Preferred-Languages: sv, en\n');
  });

  test('whoever looks where it was before is led on', async () => {
    const { status, headers } = await (await siteUnderTest()).ask('/security.txt');
    expect([status, headers.location]).toEqual([301, ADDRESS]);
  });

  test.each([
    ['red@kvallsro.example', 'mailto:red@kvallsro.example'],
    ['säker+hål@exempel.se', 'mailto:s%C3%A4ker+h%C3%A5l@exempel.se'],
    ['a?subject=x@exempel.se', 'mailto:a%3Fsubject%3Dx@exempel.se'],
    ['https://exempel.se/säkerhet', 'https://exempel.se/s%C3%A4kerhet'],
    ['https://exempel.se/@red', 'https://exempel.se/@red'],
    ['http://exempel.se/kontakt', undefined],
    ['https://[', undefined],
    ['', undefined],
  ])('%s is the contact %s', (kontakt, contact) => {
    expect(securityContact({ kontakt })).toBe(contact);
  });
});
