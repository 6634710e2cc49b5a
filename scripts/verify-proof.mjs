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
    key: 'nyckeln som det är signerat med finns inte i nyckelfilen. Hämta nyckelfilen hos den som har gett ut texten.',
    signature: 'signaturen hör inte till det som står i intyget.',
    text: 'orden i filen är inte de som intyget gäller.',
    ended: (day) => `nyckeln byttes ut ${day}, och intyget gäller något som kom ut efter det. Hämta intyget igen från artikelns sida.`,
    revealed: (day) =>
      `redaktionen har sagt (${day}) att nyckeln kan ha varit i orätta händer. Vad den har signerat visar ingenting, när det än ser ut att vara från. Hämta intyget igen från artikelns sida.`,
    older: 'Nyckeln har bytts ut sedan dess. Hämta gärna intyget igen, så är det signerat med den nya.',
    rows: {
      iss: 'Utgivare',
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
    key: 'the key that it is signed with is not in the file of keys. Fetch the file of keys from whoever has published the text.',
    signature: 'the signature does not belong to what the proof says.',
    text: 'the words in the file are not those that the proof is of.',
    ended: (day) =>
      `another key came in the place of this one on ${day}, and the proof is of something that came out after that. Fetch the proof again from the page of the article.`,
    revealed: (day) =>
      `the newsroom has said (${day}) that the key may have been in the wrong hands. What it has signed shows nothing, whenever it seems to be from. Fetch the proof again from the page of the article.`,
    older: 'Another key has come in its place since. Fetch the proof again to have it signed with the new one.',
    rows: {
      iss: 'Publisher',
      sub: 'Address',
      publicerad: 'Published',
      uppdaterad: 'Updated',
      text: 'SHA-256 of the words',
      kid: 'Key',
      rot: 'Root of history',
    },
  },
};

/* Why there is nothing to judge: said in both languages, as no article has been read yet. */
const NOTHING = {
  unread: (file) => `Filen ${file} går inte att läsa. / The file ${file} cannot be read.`,
  swapped: () =>
    'Filerna står i fel ordning: först intyget, sedan nyckelfilen. / The files are in the wrong order: first the proof, then the keys.',
  proof: (file) => `Filen ${file} är inget intyg från Studio. / The file ${file} is no proof from Studio.`,
  keys: (file) => `Filen ${file} är ingen nyckelfil från Studio. / The file ${file} is no file of keys from Studio.`,
  broken: (file) => `Nyckeln i filen ${file} är trasig. / The key in the file ${file} is broken.`,
};

class NothingToJudge extends Error {}

const [proofFile, keysFile] = process.argv.slice(2);
if (proofFile === undefined || keysFile === undefined) {
  process.stderr.write('Så här / Usage: node verify-proof.mjs intyg.json studio-nycklar.json\n');
  process.exit(2);
}

/** What a file holds; undefined when that is no JSON. */
function contentOf(file) {
  let text;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new NothingToJudge(NOTHING.unread(file));
  }
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function decoded(part) {
  return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
}

/** What a proof is made of; undefined of what is none. */
function partsOf(proof) {
  try {
    const [header, statement] = [decoded(proof.protected), decoded(proof.payload)];
    return header.typ === 'studio-intyg+json' ? { header, statement, digest: digestOf(proof.text) } : undefined;
  } catch {
    return undefined;
  }
}

/** As docs/proofs.md says it is made. */
function digestOf({ rubrik, ingress, markning, skribenter, bild, block }) {
  const picture = bild && [bild.alt, bild.bildtext, bild.kredit];
  const words = JSON.stringify([rubrik, ingress, markning, skribenter, picture, ...block.map(({ id, text }) => [id, text])]);
  return createHash('sha256').update(words).digest('hex');
}

function publicKeyOf({ x }) {
  try {
    return createPublicKey({ key: { kty: 'OKP', crv: 'Ed25519', x }, format: 'jwk' });
  } catch {
    throw new NothingToJudge(NOTHING.broken(keysFile));
  }
}

/** What is wrong with it, by its name, and of which day; undefined when nothing is. */
function faultOf(proof, { header, statement, digest }, key) {
  if (key === undefined || key.crv !== 'Ed25519') return ['key'];
  const signed = Buffer.from(`${proof.protected}.${proof.payload}`);
  const signature = Buffer.from(String(proof.signature), 'base64url');
  if (header.alg !== 'EdDSA' || !verify(null, signed, publicKeyOf(key), signature)) return ['signature'];
  // Whoever has the key can date what they sign as they like: no date in a statement saves it.
  if (key.rojd) return ['revealed', key.rojd];
  const cameOut = [statement.publicerad, statement.uppdaterad].filter((time) => time != null).map((time) => Date.parse(time));
  // Nor does a time that is none.
  if (key.till && !cameOut.every((time) => time <= Date.parse(key.till))) return ['ended', key.till];
  return digest === statement.text ? undefined : ['text'];
}

function judge() {
  const [proof, keySet] = [contentOf(proofFile), contentOf(keysFile)];
  const parts = partsOf(proof);
  if (parts === undefined && partsOf(keySet) !== undefined) throw new NothingToJudge(NOTHING.swapped());
  if (parts === undefined) throw new NothingToJudge(NOTHING.proof(proofFile));
  if (!Array.isArray(keySet?.keys)) throw new NothingToJudge(NOTHING.keys(keysFile));
  const { header, statement } = parts;
  const words = WORDS[statement.sprak] ?? WORDS.sv;
  const key = keySet.keys.find((one) => one?.kid === header.kid);
  const fault = faultOf(proof, parts, key);
  if (fault !== undefined) {
    const [name, time] = fault;
    process.stdout.write(`✗ ${words.fails} ${time === undefined ? words[name] : words[name](String(time).slice(0, 10))}\n`);
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
} catch (error) {
  if (!(error instanceof NothingToJudge)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 2;
}
