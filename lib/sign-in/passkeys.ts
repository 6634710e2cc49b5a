import { z } from 'zod';
import type { NewPasskeyAnswer, NewPasskeyQuestion, PasskeyQuestion, UsedPasskeyAnswer } from '#lib/contract/passkey.ts';

/** Whom a passkey is for: it is shown nowhere else, which is what makes it worth more than a code. */
export interface RelyingParty {
  id: string;
  origin: string;
}

interface KnownCredential {
  kredential: string;
  transporter: string[];
}

const CHALLENGE_BYTES = 32;
/** How long a question stands; a person is given somewhat less by the browser. */
export const QUESTION_MS = 5 * 60_000;
const ASKED_MS = 4 * 60_000;
/** Ed25519, ECDSA with P-256 and RSA, by their numbers in COSE: what every device has one of. */
const ALGORITHMS = [-8, -7, -257];
const PREFERRED = 'preferred' as const;
const TYPE = 'public-key' as const;
/** Loaded when it is first needed: it costs some tenths of a second and 27 MB, and most starts see no passkey for a long while. */
const webauthn = () => import('@simplewebauthn/server');
/** The names of the machine itself. */
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/** Studio at its address. Browsers make no passkeys for an address of numbers, so that the machine itself goes by its name. */
export function relyingPartyOf(studioUrl: string): RelyingParty {
  const { hostname, origin, protocol, port } = new URL(studioUrl);
  if (!LOOPBACK.includes(hostname)) return { id: hostname, origin };
  return { id: 'localhost', origin: `${protocol}//localhost${port === '' ? '' : `:${port}`}` };
}

/** Something to sign that has never been signed. */
export function newChallenge(randomBytes: (count: number) => Uint8Array): string {
  return encoded(randomBytes(CHALLENGE_BYTES));
}

/** Asks for another passkey of the person, in a device that has none of those they have. */
export async function newPasskeyQuestion(
  { id, name }: { id: string; name: string },
  person: { id: string; epost: string; namn: string },
  { challenge, known }: { challenge: string; known: readonly KnownCredential[] },
): Promise<NewPasskeyQuestion> {
  const { generateRegistrationOptions } = await webauthn();
  const made = await generateRegistrationOptions({
    rpID: id,
    rpName: name,
    userID: new TextEncoder().encode(person.id),
    userName: person.epost,
    userDisplayName: person.namn,
    challenge: decoded(challenge),
    supportedAlgorithmIDs: ALGORITHMS,
  });
  return {
    rp: { id, name },
    user: made.user,
    challenge: made.challenge,
    pubKeyCredParams: made.pubKeyCredParams.map(({ alg }) => ({ type: TYPE, alg })),
    timeout: ASKED_MS,
    attestation: 'none',
    excludeCredentials: known.map(credentialOf),
    authenticatorSelection: { residentKey: PREFERRED, userVerification: PREFERRED },
  };
}

/** Asks for one of those passkeys. */
export async function passkeyQuestion(
  { id }: RelyingParty,
  { challenge, known }: { challenge: string; known: readonly KnownCredential[] },
): Promise<PasskeyQuestion> {
  const { generateAuthenticationOptions } = await webauthn();
  const made = await generateAuthenticationOptions({ rpID: id, challenge: decoded(challenge) });
  return {
    rpId: id,
    challenge: made.challenge,
    timeout: ASKED_MS,
    userVerification: PREFERRED,
    allowCredentials: known.map(credentialOf),
  };
}

function encoded(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64url');
}

function decoded(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(Buffer.from(text, 'base64url'));
}

function credentialOf({ kredential, transporter }: KnownCredential) {
  return { id: kredential, type: TYPE, transports: transporter };
}

const clientData = z.object({ challenge: z.string(), origin: z.string() });

/** What was signed and on which page, by the browser's word: nothing of it is proven yet. Undefined for what no browser says. */
export function askedAndWhere(clientDataJSON: string): z.infer<typeof clientData> | undefined {
  try {
    return clientData.parse(JSON.parse(new TextDecoder().decode(decoded(clientDataJSON))));
  } catch {
    // Broken in whatever way: it is an answer to nothing.
    return undefined;
  }
}

/** A passkey that answered what it was asked, for this address; undefined for any other answer. */
export async function madePasskey({ id, origin }: RelyingParty, answer: NewPasskeyAnswer, challenge: string) {
  const { verifyRegistrationResponse } = await webauthn();
  try {
    if (!(await vouchesForItself(answer))) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...answer, clientExtensionResults: {} },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: false },
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo === undefined) return undefined;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      kredential: credential.id,
      publik_nyckel: encoded(credential.publicKey),
      raknare: credential.counter,
      transporter: answer.response.transports ?? [],
      sakerhetskopierad: credentialBackedUp,
    };
  } catch {
    // The library says no by throwing, in English, and throws of any broken answer.
    return undefined;
  }
}

/**
 * Whether nobody else's word comes with the passkey. It was not asked for, and to look at a certificate would be to call the
 * addresses that are written in it.
 */
async function vouchesForItself({ response }: NewPasskeyAnswer): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  const attestation = decodeAttestationObject(decoded(response.attestationObject));
  const format = attestation.get('fmt');
  return format === 'none' || (format === 'packed' && attestation.get('attStmt').get('x5c') === undefined);
}

/**
 * How often the passkey has been used, when it is the one of that public key and answered what it was asked, for this address;
 * undefined for any other answer. Whether it has been used as often before is for who keeps it.
 */
export async function usedPasskey(
  { id, origin }: RelyingParty,
  answer: UsedPasskeyAnswer,
  { challenge, publik_nyckel }: { challenge: string; publik_nyckel: string },
): Promise<{ raknare: number; sakerhetskopierad: boolean } | undefined> {
  const { verifyAuthenticationResponse } = await webauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...answer, clientExtensionResults: {} },
      ...{ expectedChallenge: challenge, expectedOrigin: origin, expectedRPID: id, requireUserVerification: false },
      credential: { id: answer.id, publicKey: decoded(publik_nyckel), counter: 0 },
    });
    if (!verified) return undefined;
    return { raknare: authenticationInfo.newCounter, sakerhetskopierad: authenticationInfo.credentialBackedUp };
  } catch {
    // As above.
    return undefined;
  }
}
