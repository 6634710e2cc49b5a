import { Secret, TOTP } from 'otpauth';

const STEP_SECONDS = 30;
const DIGITS = 6;
/** A clock may be so many steps wrong, either way. */
const STEPS_ASIDE = 1;
const SECRET_BYTES = 20;

/** A secret for an authenticator app, from chance. */
export function newOneTimeSecret(randomBytes: (count: number) => Uint8Array): string {
  return new Secret({ buffer: Uint8Array.from(randomBytes(SECRET_BYTES)).buffer }).base32;
}

/** What an authenticator app reads from a QR code: whose it is, and where. */
export function oneTimeAddress(secret: string, { epost, hos }: { epost: string; hos: string }): string {
  return new TOTP({ issuer: hos, label: epost, secret: Secret.fromBase32(secret), digits: DIGITS, period: STEP_SECONDS }).toString();
}

/** The step of time (RFC 6238) whose code it is; undefined for a code that is none of now. To be accepted once only. */
export function stepOfCode(secret: string, kod: string, now: number): number | undefined {
  if (!/^\d{6}$/.test(kod)) return undefined;
  const aside = TOTP.validate({
    token: kod,
    secret: Secret.fromBase32(secret),
    digits: DIGITS,
    period: STEP_SECONDS,
    timestamp: now,
    window: STEPS_ASIDE,
  });
  return aside === null ? undefined : Math.floor(now / 1000 / STEP_SECONDS) + aside;
}
