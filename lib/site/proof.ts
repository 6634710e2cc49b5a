import { hash } from 'node:crypto';
import { textOfBlock } from '#lib/blocks/block-text.ts';
import { blockId } from '#lib/content/block-id.ts';
import { signingPersons } from '#lib/content/byline.ts';
import { sponsorLabel } from '#lib/content/sponsor-label.ts';
import type { Language } from '#lib/contract/languages.ts';
import { KEYS_ADDRESS, PROOF_SCRIPT_ADDRESS } from '#lib/site/site-addresses.ts';
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
  /** When the newsroom said that somebody else may have it: what it has signed shows nothing. Null of all others. */
  rojd: string | null;
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
  /** Who pays for it, in the words that readers are told it; null where nobody does. */
  markning: string | null;
  skribenter: readonly string[];
  /** Of the picture over the text; null where there is none. */
  bild: { alt: string; bildtext: string; kredit: string } | null;
  block: ReadonlyArray<{ id: string; text: string }>;
}

interface ProofFacts {
  utgivare: string;
  adress: string;
  sigill: PublicationSeal | undefined;
}

/** How it is verified, for whoever opens it. */
const ABOUT: Record<Language, string> = {
  sv: 'Det här är ett signerat intyg om orden i en artikel, under "text": vilka de är, vem som har gett ut dem, var och när. Det säger inte att de är sanna. Vem som helst kan kontrollera det utan utgivaren: spara den här filen, nyckelfilen ("nycklar") och programmet ("skript") och kör med Node 20 eller senare: node studio-intyg.mjs intyg.json studio-nycklar.json. Signaturen är en JWS (RFC 7515) med Ed25519, så andra program kan också kontrollera den.',
  en: 'This is a signed proof of the words of an article, under "text": which they are, who published them, where and when. It does not say that they are true. Anybody can verify it without the publisher: save this file, the keys ("nycklar") and the program ("skript"), and run with Node 20 or later: node studio-intyg.mjs proof.json studio-nycklar.json. The signature is a JWS (RFC 7515) with Ed25519, so that other programs can verify it as well.',
};

/**
 * The proof of a publication: its words, and a signed statement of whose, where and when they came out, with the digest of just those words, of the
 * whole revision and the seal that history keeps it under, and the way to all that it is verified with. A JWS (RFC 7515, flattened) that any library can
 * verify, as scripts/verify-proof.mjs does. The same publication under the same seal, at the same address, signed by the same persons and with the same
 * key gives the same proof.
 */
export function proofOf(article: PublicArticle, { utgivare, adress, sigill }: ProofFacts, key: ProvingKey): string {
  const { innehall, publicering, revision, publicerad, uppdaterad } = article;
  const text = provenText(article);
  const statement = {
    ...{ iss: utgivare, sub: adress, innehall, sprak: revision.sprak, publicering, publicerad, uppdaterad },
    ...{ revision: revision.hash, text: digestOfText(text), sigill: sigill ?? null },
  };
  const [header, payload] = [base64url({ alg: 'EdDSA', kid: key.kid, typ: TYPE }), base64url(statement)];
  const signature = Buffer.from(key.sign(Buffer.from(`${header}.${payload}`))).toString('base64url');
  const way = { om: ABOUT[revision.sprak], nycklar: utgivare + KEYS_ADDRESS, skript: utgivare + PROOF_SCRIPT_ADDRESS };
  return `${JSON.stringify({ ...way, protected: header, payload, signature, text }, null, 2)}\n`;
}

/** The keys that proofs are or were signed with, as a JWK set (RFC 7517, RFC 8037). */
export function keySet(keys: readonly ToldKey[]): string {
  const told = keys.map((key) => ({ kty: 'OKP', crv: 'Ed25519', alg: 'EdDSA', use: 'sig', ...key }));
  return `${JSON.stringify({ keys: told }, null, 2)}\n`;
}

/**
 * The words that its page shows of the publication itself. What a block shows besides its words (a number, a time, a mark that it is put into words by
 * the page) is in the digest of the revision alone, and what stands around an article in nothing.
 */
function provenText({ revision, fakta, ansvarig, agare }: PublicArticle): ProvenText {
  const { rubrik, ingress, hero, sprak, block } = revision;
  return {
    rubrik,
    ingress,
    markning: fakta.sponsrad === null ? null : sponsorLabel(fakta.sponsrad, sprak),
    skribenter: signingPersons({ ansvarig, agare }),
    bild: !hero?.src ? null : { alt: hero.alt ?? '', bildtext: hero.caption ?? '', kredit: hero.kredit ?? '' },
    block: block.map((one) => ({ id: blockId(one), text: textOfBlock(one) })),
  };
}

/** Of a list of texts, not of an object: nobody has to agree on the order of names. */
function digestOfText({ rubrik, ingress, markning, skribenter, bild, block }: ProvenText): string {
  const picture = bild && [bild.alt, bild.bildtext, bild.kredit];
  return hash(
    'sha256',
    JSON.stringify([rubrik, ingress, markning, skribenter, picture, ...block.map(({ id, text }) => [id, text])]),
    'hex',
  );
}

function base64url(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}
