import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Seal } from '#lib/operations/seal.ts';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * What is kept of answers, so that a repeated call can be answered again, may hold an agent's key or the address of a share
 * link. Sealed with the application's secret, they are of no use to whoever reads the database (decisions.md §7, §12).
 */
export function answerSeal(secret: string): Seal {
  return sealFor(secret, 'studio kept answers');
}

/** The same for what people show beside their password: whoever reads the database has no second factor by it (decisions.md §19). */
export function secondFactorSeal(secret: string): Seal {
  return sealFor(secret, 'studio second factors');
}

/** The same for the secrets among the settings: passwords and keys of other systems (decisions.md §18). */
export function settingsSeal(secret: string): Seal {
  return sealFor(secret, 'studio settings');
}

/** The same for the key that signs what was published. */
export function signingKeySeal(secret: string): Seal {
  return sealFor(secret, 'studio signing keys');
}

/** The same for what an address tells that takes an upload: for whom, and until when. */
export function uploadSeal(secret: string): Seal {
  return sealFor(secret, 'studio upload addresses');
}

/** The same for what a browser keeps of a login that has been sent elsewhere. */
export function openIdSeal(secret: string): Seal {
  return sealFor(secret, 'studio openid logins');
}

/** Tells two calls apart by a hash that only who has the secret can make, so that nobody guesses from it what a call held. */
export function callFingerprint(secret: string): (call: string) => string {
  return fingerprintFor(secret, 'studio call fingerprints');
}

/** The same for accounts and networks that have tried to log in: whoever reads the database cannot tell whose they are. */
export function loginFingerprint(secret: string): (key: string) => string {
  return fingerprintFor(secret, 'studio login tries');
}

/** Marks what is kept of pages as Studio's own: whoever writes in the database cannot make another. */
export function keptPageSign(secret: string): (text: string) => string {
  return fingerprintFor(secret, 'studio kept pages');
}

/** What that role of the database logs in with: made of the secret, so that every instance knows it and nobody has to keep it. */
export function rolePassword(secret: string): (role: string) => string {
  return (role) => keyFor(secret, `studio database role ${role}`).toString('base64url');
}

function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}

function fingerprintFor(secret: string, purpose: string): (text: string) => string {
  const key = keyFor(secret, purpose);
  return (text) => createHmac('sha256', key).update(text).digest('hex');
}

/** What the plugin in WordPress signs with when it tells that something was changed there, as text. */
export function wordPressKey(secret: string): string {
  return keyFor(secret, 'studio wordpress notices').toString('hex');
}

/** What shows search engines that whoever tells them of the site's pages has it (indexnow.org): no secret, and another for each installation. */
export function indexNowKey(secret: string): string {
  return keyFor(secret, 'studio indexnow').toString('hex').slice(0, 32);
}

function sealFor(secret: string, purpose: string): Seal {
  const key = keyFor(secret, purpose);
  return {
    close(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const body = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return `${decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8')}${decipher.final('utf8')}`;
    },
  };
}
