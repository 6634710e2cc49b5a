import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, inject, test, vi } from 'vitest';
import { paragraph, swedish } from './newsroom/articles.ts';
import type { Caller } from './newsroom/caller.ts';
import { sql } from './newsroom/database.ts';
import { send } from './newsroom/http.ts';
import { as } from './newsroom/people.ts';
import { ownStudio } from './studio/own-studio.ts';

/*
 * What was published is vouched for: every instance signs with the key that the database keeps sealed, under the seal that history keeps the
 * publication under, and what a key has signed is verified after another has come in its place.
 */

const { url, databaseUrl } = inject('studio');
const KEYS = '/.well-known/studio-nycklar.json';

let chief: Caller;
let folder: string;

beforeAll(async () => {
  chief = await as('chefredaktor');
  folder = await mkdtemp(path.join(tmpdir(), 'studio-intyg-'));
});
afterAll(() => rm(folder, { recursive: true }));

const read = (address: string, from = url) => send({ method: 'GET', path: address, headers: {} }, from);

async function published(block = [paragraph('Bron öppnar i maj.', 'bstycke001')]) {
  const { id, slug } = await chief.created({ sektion: 'kultur', ...swedish({ block }) });
  expect((await chief.release(id)).status).toBe(200);
  return { id, proof: `/kultur/${slug}/intyg.json` };
}

interface Statement {
  publicering: string;
  sigill: { nr: string; rot: string } | null;
}

/** Once it lies under a seal. */
async function sealedProof(address: string, from = url): Promise<{ text: string; kid: string; statement: Statement }> {
  return vi.waitFor(
    async () => {
      const answer = await read(address, from);
      expect(answer.status).toBe(200);
      const proof = JSON.parse(answer.text);
      const [{ kid }, statement] = [proof.protected, proof.payload].map((part) => JSON.parse(Buffer.from(part, 'base64url').toString()));
      expect(statement.sigill).not.toBeNull();
      return { text: answer.text, kid, statement };
    },
    { timeout: 20_000, interval: 200 },
  );
}

async function run(script: string, args: readonly string[], env = {}): Promise<{ code: number; said: string }> {
  return new Promise((resolve) =>
    execFile('node_modules/.bin/node', [script, ...args], { env: { ...process.env, ...env } }, (error, stdout, stderr) =>
      resolve({ code: error === null ? 0 : Number(error.code), said: stdout + stderr }),
    ),
  );
}

async function judged(proof: string, keys: string) {
  const files = [path.join(folder, 'intyg.json'), path.join(folder, 'nycklar.json')] as const;
  await writeFile(files[0], proof);
  await writeFile(files[1], keys);
  return run('scripts/verify-proof.mjs', files);
}

test('what readers have is vouched for under the seal of its publication, by every instance alike, and no more once it is taken down', async () => {
  const { id, proof } = await published();
  const first = await sealedProof(proof);
  const [row] = await sql<{ rot: string }>('SELECT rot FROM sigill WHERE nr = $1', [first.statement.sigill?.nr]);
  expect(row?.rot).toBe(first.statement.sigill?.rot);
  const keys = (await read(KEYS)).text;
  expect(await judged(first.text, keys)).toEqual({ code: 0, said: expect.stringContaining(row?.rot ?? '') });
  const other = await ownStudio({});
  try {
    const there = await sealedProof(proof, other.url);
    // It calls itself by another address, and is of the same key.
    expect([there.kid, there.statement.publicering]).toEqual([first.kid, first.statement.publicering]);
    expect((await judged(there.text, keys)).code).toBe(0);
  } finally {
    await other.stop();
  }
  expect((await chief.takeDown(id)).status).toBe(200);
  expect((await read(proof)).status).toBe(404);
});

test('a draft is vouched for by nothing, and what is saved after a release changes no proof', async () => {
  const { id, proof } = await published();
  const { text } = await sealedProof(proof);
  const { id: bas } = (await chief.item(id)).sprak.sv.arbetsrevision;
  await chief.saved(id, 'sv', { ...swedish({ block: [paragraph('Hemligt utkast.', 'bstycke001')] }), bas });
  expect((await read(proof)).text).toBe(text);
  const draft = await chief.created({ sektion: 'kultur', ...swedish() });
  expect((await read(`/kultur/${draft.slug}/intyg.json`)).status).toBe(404);
});

test('the private key is kept sealed; another comes in its place, and what the first has signed still holds', {
  timeout: 120_000,
}, async () => {
  const { proof } = await published();
  const before = await sealedProof(proof);
  const kept = await sql<{ varde: { x: string; hemlig: string } }>("SELECT varde FROM installning WHERE nyckel = 'signeringsnyckel'", []);
  expect(kept.length).toBeGreaterThan(0);
  // The beginning of a private key, PKCS #8 of Ed25519, as base64.
  for (const { varde } of kept) expect(varde.hemlig).not.toContain('MC4CAQAwBQYDK2Vw');
  const rotated = await run('scripts/new-signing-key.ts', [], { DATABASE_URL: databaseUrl, STUDIO_SECRET: inject('studio').secret });
  expect(rotated).toEqual({ code: 0, said: expect.stringContaining('Intyg signeras nu med nyckeln') });
  const after = await vi.waitFor(
    async () => {
      const now = await sealedProof(proof);
      expect(now.kid).not.toBe(before.kid);
      return now;
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(rotated.said).toContain(after.kid);
  const keys = (await read(KEYS)).text;
  const told = JSON.parse(keys).keys as Array<{ kid: string; till: string | null }>;
  expect(told[0]).toMatchObject({ kid: after.kid, till: null });
  expect(told.find(({ kid }) => kid === before.kid)?.till).toEqual(expect.any(String));
  expect(keys).not.toContain('"d"');
  expect(await judged(before.text, keys)).toEqual({ code: 0, said: expect.stringContaining('Nyckeln har bytts ut') });
  expect(await judged(after.text, keys)).toEqual({ code: 0, said: expect.not.stringContaining('har bytts ut') });
});

test('a key that somebody else may have vouches for nothing more, and none is made with a secret that does not open the one in force', {
  timeout: 120_000,
}, async () => {
  const { proof } = await published();
  const before = await sealedProof(proof);
  const of = (secret: string) => ({ DATABASE_URL: databaseUrl, STUDIO_SECRET: secret });
  const refused = await run('scripts/new-signing-key.ts', [], of('en felskriven hemlighet som är lång nog för Studio'));
  expect(refused).toEqual({ code: 2, said: expect.stringContaining('Ingen ny nyckel gjordes') });
  expect(await run('scripts/new-signing-key.ts', ['--rojd', 'ingen'], of(inject('studio').secret))).toEqual({
    code: 2,
    said: expect.stringContaining('Någon av nycklarna finns inte'),
  });
  expect((await run('scripts/new-signing-key.ts', ['ingen'], of(inject('studio').secret))).said).toContain('Så här:');
  const revealed = await run('scripts/new-signing-key.ts', ['--rojd'], of(inject('studio').secret));
  expect(revealed).toEqual({ code: 0, said: expect.stringContaining('röjda nycklar') });
  const keys = await vi.waitFor(
    async () => {
      const { text } = await read(KEYS);
      const [newest] = JSON.parse(text).keys;
      expect(newest.kid).not.toBe(before.kid);
      return text;
    },
    { timeout: 20_000, interval: 200 },
  );
  expect(await judged(before.text, keys)).toEqual({ code: 1, said: expect.stringContaining('i orätta händer') });
});

test('where the site gives them there is what verifies proofs, as it is', async () => {
  const { nycklar, skript } = JSON.parse((await sealedProof((await published()).proof)).text);
  const at = (address: string) => read(new URL(address).pathname);
  expect((await at(skript)).text).toBe(await readFile('scripts/verify-proof.mjs', 'utf8'));
  expect((await at(nycklar)).status).toBe(200);
});
