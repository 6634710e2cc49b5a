import { expect, test } from 'vitest';
import { siteUnderTest } from '#lib/site/site-under-test.ts';
import { EXAMPLE_IDENTITY } from '#lib/site/source-in-memory.ts';

/** RFC 9116: where whoever finds a hole in the site turns. */

const asked = async (kontakt: string) =>
  (await siteUnderTest({ identitet: { ...EXAMPLE_IDENTITY, kontakt } })).ask('/.well-known/security.txt');

test.each([
  ['tips@fjall.se', 'mailto:tips@fjall.se'],
  ['https://fjall.se/kontakt', 'https://fjall.se/kontakt'],
])('%s is told with the day it holds to, within a year', async (kontakt, contact) => {
  const { status, headers, text } = await asked(kontakt);
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toBe(
    `Contact: ${contact}\nExpires: 2027-05-19T00:00:00.000Z\nPreferred-Languages: sv, en\nCanonical: https://kvallsro.example/.well-known/security.txt\n`,
  );
});

test.each(['', 'http://fjall.se/kontakt'])(
  'with the contact %j nothing is told: it would have to be one that nobody else reads',
  async (kontakt) => {
    expect((await asked(kontakt)).status).toBe(404);
  },
);

test('who looks where it was before is led on', async () => {
  const { status, headers } = await (await siteUnderTest()).ask('/security.txt');
  expect([status, headers.location]).toEqual([301, '/.well-known/security.txt']);
});
