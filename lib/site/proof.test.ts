import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article } from '#lib/site/source-in-memory.ts';

/* What an article says is vouched for by a file that anybody can verify without a network: by the script that is handed out, over the files as the site gives them. */

const PROOF = '/nyheter/fyren-tands/intyg.json';
const KEYS = '/.well-known/studio-nycklar.json';

let site: SiteUnderTest;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'studio-intyg-'));
});
afterAll(() => rm(folder, { recursive: true }));
beforeEach(async () => {
  site = await siteUnderTest();
  site.source.articles = [
    article({ andra: [{ sprak: 'en', sektion: 'nyheter', slug: 'the-light' }] }),
    article({ sprak: 'en', slug: 'the-light', rubrik: 'The light is lit' }),
  ];
});

async function told(address: string) {
  const answer = await site.ask(address);
  expect([address, answer.status]).toEqual([address, 200]);
  return JSON.parse(answer.text);
}

/** What the script says of these files, and what it ends with. */
async function judged(proof: unknown, keys: unknown): Promise<{ code: number; said: string }> {
  const [proofFile, keysFile] = [path.join(folder, 'intyg.json'), path.join(folder, 'nycklar.json')];
  await writeFile(proofFile, typeof proof === 'string' ? proof : JSON.stringify(proof));
  await writeFile(keysFile, JSON.stringify(keys));
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/verify-proof.mjs', proofFile, keysFile], (error, stdout, stderr) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, said: stdout + stderr }),
    );
  });
}

test('an article leads to its proof, and the proof holds, in the language of the article', async () => {
  expect((await site.ask('/nyheter/fyren-tands')).text).toContain(`href="${PROOF}"`);
  const keys = await told(KEYS);
  const swedish = await judged(await told(PROOF), keys);
  expect(swedish).toEqual({ code: 0, said: expect.stringContaining('Intyget stämmer.') });
  expect(swedish.said).toContain('https://kvallsro.example/nyheter/fyren-tands');
  expect(swedish.said).toContain('a'.repeat(64));
  const english = await judged(await told('/en/nyheter/the-light/proof.json'), keys);
  expect(english).toEqual({ code: 0, said: expect.stringContaining('The proof holds.') });
});

describe('what does not hold is told:', () => {
  test('another word, another order, another key and another statement', async () => {
    const [proof, keys] = [await told(PROOF), await told(KEYS)];
    const { text, payload } = proof;
    const other = Buffer.from(payload, 'base64url').toString().replace('2026-11-19', '2026-11-18');
    const [first] = text.block;
    const wrong: Array<[proof: unknown, keys: unknown, said: string]> = [
      [{ ...proof, text: { ...text, rubrik: `${text.rubrik}.` } }, keys, 'orden i filen'],
      [{ ...proof, text: { ...text, block: [...text.block, first] } }, keys, 'orden i filen'],
      [{ ...proof, payload: Buffer.from(other).toString('base64url') }, keys, 'signaturen'],
      [{ ...proof, signature: `${proof.signature.slice(0, -4)}AAAA` }, keys, 'signaturen'],
      [proof, { keys: keys.keys.map((key: object) => ({ ...key, kid: 'en annan' })) }, 'nyckeln'],
    ];
    for (const [of, by, said] of wrong)
      expect(await judged(of, by)).toEqual({ code: 1, said: expect.stringContaining(`Intyget stämmer inte: ${said}`) });
  });

  test.each(['{}', 'inget', '[]', '{"protected":"e30","payload":"e30"}'])('what is no proof: %s', async (proof) => {
    expect(await judged(proof, { keys: [] })).toEqual({ code: 2, said: expect.stringContaining('inget intyg') });
  });
});

test('it has the words that readers have, each block by its id, and is found by no search engine', async () => {
  const answer = await site.ask(PROOF);
  expect(JSON.parse(answer.text).text).toEqual({
    rubrik: 'Fyren tänds igen',
    ingress: 'Efter tre år lyser ljuset 14 sjömil ut.',
    block: [{ id: 'bstycke01', text: 'Klockan fem är det mörkt.' }],
  });
  expect(answer.headers).toMatchObject({ 'content-type': 'application/json; charset=utf-8', 'x-robots-tag': 'noindex' });
});

test('an address that the article had leads on; what has been taken down, and what there never was, is vouched for by nothing', async () => {
  site.source.redirects.set('sv/nyheter/forr', { typ: 'flyttad', sektion: 'nyheter', slug: 'fyren-tands' });
  site.source.redirects.set('sv/nyheter/borta', { typ: 'nedtagen', sektion: 'nyheter' });
  const moved = await site.ask('/nyheter/forr/intyg.json');
  expect([moved.status, moved.headers.location]).toEqual([301, PROOF]);
  for (const slug of ['borta', 'aldrig']) expect((await site.ask(`/nyheter/${slug}/intyg.json`)).status).toBe(404);
});
