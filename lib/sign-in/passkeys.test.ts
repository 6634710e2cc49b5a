import { expect, test } from 'vitest';
import type { NewPasskeyAnswer } from '#lib/contract/passkey.ts';
import {
  askedAndWhere,
  madePasskey,
  newChallenge,
  newPasskeyQuestion,
  passkeyQuestion,
  relyingPartyOf,
  usedPasskey,
} from '#lib/sign-in/passkeys.ts';

const PARTY = relyingPartyOf('https://studio.exempel.se');
const base64url = (text: string) => Buffer.from(text).toString('base64url');
const challenge = newChallenge((count) => new Uint8Array(count).fill(7));
const known = [{ kredential: 'aWQ', transporter: ['internal'] }];

test.each([
  ['https://studio.exempel.se', 'studio.exempel.se', 'https://studio.exempel.se'],
  ['https://studio.exempel.se:8443', 'studio.exempel.se', 'https://studio.exempel.se:8443'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://[::1]', 'localhost', 'http://localhost'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
])('a passkey made at %s is for %s alone', (url, id, origin) => {
  expect(relyingPartyOf(url)).toEqual({ id, origin });
});

test('a new passkey is asked for with the challenge as it is kept, for the person, and in no device that has one', async () => {
  const person = { id: '01a1f7e2-0000-7000-8000-000000000001', epost: 'asa@test.se', namn: 'Åsa Öberg' };
  const question = await newPasskeyQuestion({ id: PARTY.id, name: 'Studio' }, person, { challenge, known });
  expect(question).toMatchObject({
    challenge,
    rp: { id: 'studio.exempel.se', name: 'Studio' },
    user: { id: base64url(person.id), name: 'asa@test.se', displayName: 'Åsa Öberg' },
    attestation: 'none',
    excludeCredentials: [{ id: 'aWQ', type: 'public-key', transports: ['internal'] }],
  });
});

test('at the sign-in the person’s own passkeys are asked, and no other', async () => {
  expect(await passkeyQuestion(PARTY, { challenge, known })).toMatchObject({
    ...{ challenge, rpId: 'studio.exempel.se' },
    allowCredentials: [{ id: 'aWQ', type: 'public-key', transports: ['internal'] }],
  });
});

test('what was asked and where is read from the answer', () => {
  const said = base64url(JSON.stringify({ type: 'webauthn.get', challenge: 'c', origin: 'https://a.se', crossOrigin: false }));
  expect(askedAndWhere(said)).toEqual({ challenge: 'c', origin: 'https://a.se' });
});

test.each(['', 'å', base64url('hej'), base64url('null'), base64url('{}'), base64url('{"challenge":1,"origin":2}')])(
  'what no browser says is an answer to nothing: %j',
  async (clientDataJSON) => {
    expect(askedAndWhere(clientDataJSON)).toBeUndefined();
    const made: NewPasskeyAnswer = { id: 'x', rawId: 'x', type: 'public-key', response: { clientDataJSON, attestationObject: 'x' } };
    expect(await madePasskey(PARTY, made, challenge)).toBeUndefined();
    const response = { clientDataJSON, authenticatorData: 'x', signature: 'x' };
    const used = { id: 'x', rawId: 'x', type: 'public-key' as const, response };
    expect(await usedPasskey(PARTY, used, { challenge, publik_nyckel: 'x' })).toBeUndefined();
  },
);
