import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Closes a text for keeping, and opens it again. */
export interface Seal {
  close(text: string): string;
  /** Throws for anything that this secret did not close. */
  open(sealed: string): string;
}

/**
 * What is kept of answers, so that a repeated call can be answered again, may hold an agent's key or the address of a share
 * link. Sealed with the application's secret, they are of no use to whoever reads the database (decisions.md §7, §12).
 */
export function answerSeal(secret: string): Seal {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'studio kept answers', 32));
  return {
    close(text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const body = [cipher.update(text, 'utf8'), cipher.final()];
      return Buffer.concat([iv, cipher.getAuthTag(), ...body]).toString('base64');
    },
    open(sealed) {
      const bytes = Buffer.from(sealed, 'base64');
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      return `${decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8')}${decipher.final('utf8')}`;
    },
  };
}
