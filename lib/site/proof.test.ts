import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ProofsUnsigned } from '#lib/errors/proofs-unsigned.ts';
import { type SiteUnderTest, siteUnderTest } from '#lib/site/site-under-test.ts';
import { article, EXAMPLE_PROVING } from '#lib/site/source-in-memory.ts';

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
  return run(proofFile, keysFile);
}

function run(proofFile: string, keysFile: string): Promise<{ code: number; said: string }> {
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

  test('what was signed after the time of its key, when it first came out or when it was brought out anew', async () => {
    const [proof, { keys }] = [await told(PROOF), await told(KEYS)];
    const { publicerad } = JSON.parse(Buffer.from(proof.payload, 'base64url').toString());
    const ended = (till: string) => ({ keys: keys.map((key: object) => ({ ...key, till })) });
    const before = new Date(Date.parse(publicerad) - 1).toISOString();
    expect(await judged(proof, ended(before))).toEqual({ code: 1, said: expect.stringContaining('nyckeln byttes ut') });
    expect(await judged(proof, ended('2026-12-01T00:00:00.000Z'))).toEqual({
      code: 0,
      said: expect.stringContaining('har bytts ut sedan dess'),
    });
    site = await siteUnderTest();
    site.source.articles = [article({ uppdaterad: '2026-11-20T06:00:00.000Z' })];
    const renewed = await judged(await told(PROOF), ended('2026-11-20T05:00:00.000Z'));
    expect(renewed).toEqual({ code: 1, said: expect.stringContaining('2026-11-20') });
  });

  test('what a key has signed that somebody else may have, whenever it seems to be from', async () => {
    const [proof, { keys }] = [await told(PROOF), await told(KEYS)];
    const rojd = '2026-12-01T00:00:00.000Z';
    const revealed = await judged(proof, { keys: keys.map((key: object) => ({ ...key, till: rojd, rojd })) });
    expect(revealed).toEqual({ code: 1, said: expect.stringContaining('(2026-12-01) att nyckeln kan ha varit i orätta händer') });
  });

  test('files that are missing, swapped or another thing, and a broken key, are told as what they are', async () => {
    const [proof, keys] = [await told(PROOF), await told(KEYS)];
    const broken = { keys: keys.keys.map((key: object) => ({ ...key, x: 'x' })) };
    expect(await judged(keys, proof)).toEqual({ code: 2, said: expect.stringContaining('fel ordning') });
    expect(await judged(proof, proof)).toEqual({ code: 2, said: expect.stringContaining('nycklar.json är ingen nyckelfil') });
    expect(await judged(proof, '<!doctype html>')).toEqual({ code: 2, said: expect.stringContaining('nycklar.json är ingen nyckelfil') });
    expect(await judged('<!doctype html>', keys)).toEqual({ code: 2, said: expect.stringContaining('intyg.json är inget intyg') });
    expect(await judged(proof, broken)).toEqual({ code: 2, said: expect.stringContaining('Nyckeln i filen') });
    await rm(path.join(folder, 'intyg.json'));
    expect(await run(path.join(folder, 'intyg.json'), path.join(folder, 'nycklar.json'))).toEqual({
      code: 2,
      said: expect.stringContaining('går inte att läsa'),
    });
  });
});

describe('where Swedish is read elsewhere', () => {
  beforeEach(async () => {
    site = await siteUnderTest({ svenskaHos: 'https://wordpress.example' });
  });

  test('what stands there is vouched for by nothing here, nor led to: nobody here knows whether readers still have it', async () => {
    site.source.articles = [article({ cmsLank: 'https://wordpress.example/fyren' }), article({ sprak: 'en', slug: 'the-light' })];
    site.source.redirects.set('sv/nyheter/forr', { typ: 'flyttad', sektion: 'nyheter', slug: 'fyren-tands' });
    expect((await site.ask(PROOF)).status).toBe(404);
    expect(JSON.stringify(await site.ask('/nyheter/forr/intyg.json'))).not.toContain('Klockan fem');
    expect((await site.ask('/en/nyheter/the-light/proof.json')).status).toBe(200);
  });

  test('what has not moved there yet has its proof with its page', async () => {
    site.source.articles = [article()];
    expect((await site.ask('/nyheter/fyren-tands')).text).toContain(`href="${PROOF}"`);
    expect((await site.ask(PROOF)).status).toBe(200);
  });
});

test('it leads to the keys, to what verifies it and to how, in the language of the article', async () => {
  const proof = await told(PROOF);
  expect(proof.nycklar).toBe(`https://kvallsro.example${KEYS}`);
  expect(proof.skript).toBe('https://kvallsro.example/.well-known/studio-intyg.mjs');
  expect(proof.om).toContain('node studio-intyg.mjs intyg.json studio-nycklar.json');
  expect((await told('/en/nyheter/the-light/proof.json')).om).toContain('node studio-intyg.mjs proof.json studio-nycklar.json');
});

test('who signs it, who pays for it and what is said of its picture are vouched for with the words', async () => {
  site.source.articles = [
    article({
      ansvarig: 'Elias Norrgård',
      sponsrad: { partner: 'Bageriet', markning: 'Annons från' },
      hero: { src: '/media/fyr.jpg', alt: 'En fyr', caption: 'Fyren i går.', kredit: 'Lena' },
    }),
  ];
  const [proof, keys] = [await told(PROOF), await told(KEYS)];
  const bild = { alt: 'En fyr', bildtext: 'Fyren i går.', kredit: 'Lena' };
  expect(proof.text).toMatchObject({ markning: 'Annons från Bageriet', skribenter: ['Elias Norrgård'], bild });
  expect((await judged(proof, keys)).code).toBe(0);
  const others = [{ markning: null }, { skribenter: ['Någon annan'] }, { bild: { ...bild, kredit: 'Bo' } }, { bild: null }];
  for (const other of others) expect((await judged({ ...proof, text: { ...proof.text, ...other } }, keys)).code).toBe(1);
});

test('it has the words that readers have, each block by its id, and is found by no search engine', async () => {
  const answer = await site.ask(PROOF);
  expect(JSON.parse(answer.text).text).toEqual({
    rubrik: 'Fyren tänds igen',
    ingress: 'Efter tre år lyser ljuset 14 sjömil ut.',
    markning: null,
    skribenter: ['Elias Norrgård'],
    bild: null,
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

test('where none can be signed it is said what is wrong and what to do, and logged for whoever can mend it', async () => {
  vi.spyOn(EXAMPLE_PROVING, 'key').mockRejectedValue(new ProofsUnsigned());
  const swedish = await site.ask(PROOF);
  expect([swedish.status, swedish.headers['retry-after'], swedish.headers['cache-control']]).toEqual([503, '3600', 'no-store']);
  expect(swedish.text).toContain('Intyget kan inte signeras just nu');
  expect(swedish.text).toContain('byta nyckeln');
  expect((await site.ask('/en/nyheter/the-light/proof.json')).text).toContain('The proof cannot be signed right now');
  expect(site.logged).toHaveLength(2);
  vi.restoreAllMocks();
  // Nothing of it is kept.
  expect((await site.ask(PROOF)).status).toBe(200);
});
