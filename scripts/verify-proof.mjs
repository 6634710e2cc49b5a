#!/usr/bin/env node
import { createHash, createPublicKey, verify } from 'node:crypto';
import { readFileSync } from 'node:fs';

/*
 * Verifies the proof of an article without any network: docs/proofs.md. Needs nothing but Node, so that whoever doubts a newsroom can read all of
 * it. Speaks the language of the article. Ends with 0 when the proof holds, 1 when it does not, 2 when there is nothing to judge.
 */

const WORDS = {
  sv: {
    holds: 'Intyget stämmer.',
    fails: 'Intyget stämmer inte:',
    form: 'Filen är inget intyg från Studio.',
    key: 'nyckeln som det är signerat med finns inte i nyckelfilen.',
    signature: 'signaturen hör inte till det som står i intyget.',
    text: 'orden i filen är inte de som intyget gäller.',
    older: 'Nyckeln är avlöst sedan dess. Hämta gärna intyget igen, så är det signerat med den nya.',
    rows: {
      sub: 'Adress',
      publicerad: 'Publicerad',
      uppdaterad: 'Uppdaterad',
      text: 'Ordens SHA-256',
      kid: 'Nyckel',
      rot: 'Historikens rot',
    },
  },
  en: {
    holds: 'The proof holds.',
    fails: 'The proof does not hold:',
    form: 'The file is no proof from Studio.',
    key: 'the key that it is signed with is not in the file of keys.',
    signature: 'the signature does not belong to what the proof says.',
    text: 'the words in the file are not those that the proof is of.',
    older: 'Another key has come in its place since. Fetch the proof again to have it signed with the new one.',
    rows: {
      sub: 'Address',
      publicerad: 'Published',
      uppdaterad: 'Updated',
      text: 'SHA-256 of the words',
      kid: 'Key',
      rot: 'Root of history',
    },
  },
};

const [proofFile, keysFile] = process.argv.slice(2);
if (proofFile === undefined || keysFile === undefined) {
  process.stderr.write('Så här / Usage: node verify-proof.mjs intyg.json studio-nycklar.json\n');
  process.exit(2);
}

function decoded(part) {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
}

/** What is wrong with it, by its name; undefined when nothing is. */
function faultOf(proof, header, statement, key) {
  if (key === undefined || key.crv !== 'Ed25519') return 'key';
  const publicKey = createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x: key.x }, format: 'jwk' });
  const signed = Buffer.from(`${proof.protected}.${proof.payload}`);
  if (header.alg !== 'EdDSA' || !verify(null, signed, publicKey, Buffer.from(proof.signature, 'base64url'))) return 'signature';
  const { rubrik, ingress, block } = proof.text;
  const words = JSON.stringify([rubrik, ingress, ...block.map(({ id, text }) => [id, text])]);
  return createHash('sha256').update(words).digest('hex') === statement.text ? undefined : 'text';
}

function judge() {
  const proof = JSON.parse(readFileSync(proofFile, 'utf8'));
  const { keys } = JSON.parse(readFileSync(keysFile, 'utf8'));
  const [header, statement] = [decoded(proof.protected), decoded(proof.payload)];
  if (header.typ !== 'studio-intyg+json') throw new TypeError('another kind of statement');
  const words = WORDS[statement.sprak] ?? WORDS.sv;
  const key = keys.find(({ kid }) => kid === header.kid);
  const fault = faultOf(proof, header, statement, key);
  if (fault !== undefined) {
    process.stdout.write(`✗ ${words.fails} ${words[fault]}\n`);
    return 1;
  }
  const told = { ...statement, kid: header.kid, rot: statement.sigill?.rot };
  process.stdout.write(`✓ ${words.holds}\n`);
  for (const [name, label] of Object.entries(words.rows)) if (told[name]) process.stdout.write(`  ${label}: ${told[name]}\n`);
  if (key.till) process.stdout.write(`  ${words.older}\n`);
  return 0;
}

try {
  process.exitCode = judge();
} catch {
  process.stderr.write(`${WORDS.sv.form} ${WORDS.en.form}\n`);
  process.exitCode = 2;
}
