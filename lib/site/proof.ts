import { hash } from 'node:crypto';
import { textOfBlock } from '#lib/blocks/block-text.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { PublicArticle } from '#lib/store/readers/public-articles.ts';

/** The key that proofs are signed with: Ed25519, by its thumbprint (RFC 7638). */
export interface ProvingKey {
  kid: string;
  sign(bytes: Uint8Array): Uint8Array;
}

/** A key as anybody may know it. */
export interface ToldKey {
  kid: string;
  /** The public key, base64url. */
  x: string;
  fran: string;
  /** When another came in its place; null of the one in force. */
  till: string | null;
}

/** The seal that a publication lies under (docs/decisions/tamper-evidence.md). */
export interface PublicationSeal {
  nr: string;
  tid: string;
  rot: string;
}

/** What is known of keys and seals by whoever makes proofs. */
export interface Proving {
  key(): Promise<ProvingKey>;
  /** The newest first. */
  keys(): Promise<readonly ToldKey[]>;
  /** Undefined for the second until it is sealed. */
  sealOf(publicering: string): Promise<PublicationSeal | undefined>;
}

/** What tells a proof from whatever else may be signed one day. */
const TYPE = 'studio-intyg+json';

/** The words of a publication, as its proof has them. */
interface ProvenText {
  rubrik: string;
  ingress: string;
  block: ReadonlyArray<{ id: string; text: string }>;
}

/**
 * The proof of a publication: its words, and a signed statement of whose, where and when they came out, with the digest of just those words, of the
 * whole revision and the seal that history keeps it under. A JWS (RFC 7515, flattened) that any library can verify, as scripts/verify-proof.mjs
 * does. The same publication under the same seal gives the same proof, whenever it is asked for.
 */
export function proofOf(
  { innehall, publicering, revision, publicerad, uppdaterad }: PublicArticle,
  { utgivare, adress, sigill }: { utgivare: string; adress: string; sigill: PublicationSeal | undefined },
  key: ProvingKey,
): string {
  const text = provenText(revision);
  const statement = {
    ...{ iss: utgivare, sub: adress, innehall, sprak: revision.sprak, publicering, publicerad, uppdaterad },
    ...{ revision: revision.hash, text: digestOfText(text), sigill: sigill ?? null },
  };
  const [header, payload] = [base64url({ alg: 'EdDSA', kid: key.kid, typ: TYPE }), base64url(statement)];
  const signature = Buffer.from(key.sign(Buffer.from(`${header}.${payload}`))).toString('base64url');
  return `${JSON.stringify({ protected: header, payload, signature, text }, null, 2)}\n`;
}

/** The keys that proofs are or were signed with, as a JWK set (RFC 7517, RFC 8037). */
export function keySet(keys: readonly ToldKey[]): string {
  const told = keys.map(({ kid, x, fran, till }) => ({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', kid, x, fran, till }));
  return `${JSON.stringify({ keys: told }, null, 2)}\n`;
}

/** All that readers read in it; what is no words (addresses, dates, numbers) is in the digest of the revision alone. */
function provenText({ rubrik, ingress, block }: PublicArticle['revision']): ProvenText {
  return { rubrik, ingress, block: block.map((one) => ({ id: blockId(one), text: textOfBlock(one) })) };
}

/** Of a list of texts, not of an object: nobody has to agree on the order of names. */
function digestOfText({ rubrik, ingress, block }: ProvenText): string {
  return hash('sha256', JSON.stringify([rubrik, ingress, ...block.map(({ id, text }) => [id, text])]), 'hex');
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
