import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';

/** Hands something out that comes back unchanged or not at all. What is signed can be read by anybody. */
export interface Signer {
  sign(value: unknown): string;
  /** What was signed; undefined for anything that this signer did not sign. */
  read(signed: string): unknown;
}

/** A signer for one purpose: what is signed for another is nothing to it. */
export function signer(secret: string, purpose: string): Signer {
  const key = Buffer.from(hkdfSync('sha256', secret, '', `studio oauth ${purpose}`, 32));
  const mark = (body: string) => createHmac('sha256', key).update(body).digest();
  return {
    sign(value) {
      const body = Buffer.from(JSON.stringify(value)).toString('base64url');
      return `${body}.${mark(body).toString('base64url')}`;
    },
    read(signed) {
      const [body = '', given = '', ...more] = signed.split('.');
      const expected = mark(body);
      const got = Buffer.from(given, 'base64url');
      // Compared as text as well: base64url has several ways to write the same bytes.
      const same = got.length === expected.length && timingSafeEqual(got, expected) && given === expected.toString('base64url');
      return same && more.length === 0 ? JSON.parse(Buffer.from(body, 'base64url').toString('utf8')) : undefined;
    },
  };
}
