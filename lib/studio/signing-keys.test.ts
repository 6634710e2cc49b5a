import { createPublicKey, verify } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { ProvingKey } from '#lib/site/proof.ts';
import type { SettingVersion } from '#lib/store/settings.ts';
import { signingKeySeal } from '#lib/studio/answer-seal.ts';
import { SigningKeys } from '#lib/studio/signing-keys.ts';

/* Which key vouches for what was published: the newest alone, whoever asks, and none that somebody else may have. The database itself: e2e/api/proofs.test.ts. */

let versions: SettingVersion[];
let minute: number;

beforeEach(() => {
  versions = [];
  minute = 0;
});

/** As an instance with that secret has them. */
function keysOf(secret: string): SigningKeys {
  return new SigningKeys({
    settings: {
      between: async () => [...versions],
      async follow(_, previous, varde, _av, skapad) {
        if (previous !== versions.length) return undefined;
        versions.push({ version: previous + 1, varde, av: STUDIO, skapad });
        return previous + 1;
      },
    },
    vault: signingKeySeal(secret),
    now: () => new Date(Date.UTC(2026, 10, 20, 8, minute++)),
  });
}

async function signsAs(keys: SigningKeys, key: ProvingKey): Promise<boolean> {
  const x = (await keys.keys()).find(({ kid }) => kid === key.kid)?.x ?? '';
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  return verify(null, Buffer.from('ord'), publicKey, key.sign(Buffer.from('ord')));
}

test('the first is made when it is asked for, and signs as what is told of it', async () => {
  const keys = keysOf('hemlig');
  const key = await keys.key();
  expect(await signsAs(keys, key)).toBe(true);
  expect(await keys.keys()).toEqual([expect.objectContaining({ kid: key.kid, till: null, rojd: null })]);
});

test('another secret makes its own, once, and who has the earlier one signs no more with a key whose time is over', async () => {
  await keysOf('den första').key();
  const second = await keysOf('den andra').key();
  expect((await keysOf('den andra').key()).kid).toBe(second.kid);
  await expect(keysOf('den första').key()).rejects.toThrow('sealed with another secret');
  // What there is is told nevertheless.
  expect(await keysOf('den första').keys()).toHaveLength(2);
  expect(versions).toHaveLength(2);
});

test('none is put in the place of one that cannot be opened, as with a wrong secret, unless it is said that the secret is another', async () => {
  await keysOf('den rätta').key();
  await expect(keysOf('en felskriven').rotate()).rejects.toThrow('sealed with another secret');
  await expect(keysOf('en felskriven').rotate({ rojda: 'i_bruk' })).rejects.toThrow('sealed with another secret');
  expect(versions).toHaveLength(1);
  const made = await keysOf('en ny').rotate({ annanHemlighet: true });
  expect((await keysOf('en ny').key()).kid).toBe(made);
});

test('one that somebody else may have is told as that for ever, with the day, and so is an earlier one', async () => {
  const keys = keysOf('hemlig');
  const first = await keys.key();
  const second = await keys.rotate();
  const third = await keys.rotate({ rojda: 'i_bruk' });
  await keys.rotate({ rojda: [first.kid, second] });
  const told = new Map((await keys.keys()).map((key) => [key.kid, key]));
  expect(told.get(second)).toMatchObject({ rojd: told.get(third)?.fran, till: told.get(third)?.fran });
  expect(told.get(first.kid)?.rojd).toBe(told.get(third)?.till);
  expect(told.get(third)).toMatchObject({ rojd: null, till: expect.any(String) });
  await expect(keys.rotate({ rojda: ['ingen'] })).rejects.toThrow('there is no key ingen');
  expect(versions).toHaveLength(4);
});

test('of two that put another in its place at once both marks are kept', async () => {
  const keys = keysOf('hemlig');
  const first = await keys.key();
  await Promise.all([keysOf('hemlig').rotate({ rojda: [first.kid] }), keysOf('hemlig').rotate({ rojda: 'i_bruk' })]);
  expect((await keys.keys()).filter(({ rojd }) => rojd !== null).map(({ kid }) => kid)).toContain(first.kid);
  expect(versions).toHaveLength(3);
});
