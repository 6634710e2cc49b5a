import { createHmac, timingSafeEqual } from 'node:crypto';

/** The header that a signed body is sent with (decisions.md §26). */
export const SIGNATURE_HEADER = 'studio-signature';

/** For how long a signature holds, either way: clocks differ. */
const HOLDS_SECONDS = 300;

const WRITTEN = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/;

/** What is sent as `Studio-Signature` with a body: when (Unix seconds), and an HMAC-SHA256 of `t.body` in hexadecimal digits. */
export function signatureOf(key: string, seconds: number, body: string): string {
  return `t=${seconds},v1=${markOf(key, seconds, body)}`;
}

/** Whether the signature is of that body, by whoever has the key, within five minutes of `now`. Any text at all may be given. */
export function isSigned(key: string, signature: string, body: string, now: Date): boolean {
  const [, seconds = '', mark = ''] = WRITTEN.exec(signature) ?? [];
  if (mark === '' || Math.abs(now.getTime() / 1_000 - Number(seconds)) > HOLDS_SECONDS) return false;
  return timingSafeEqual(Buffer.from(mark), Buffer.from(markOf(key, Number(seconds), body)));
}

function markOf(key: string, seconds: number, body: string): string {
  return createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
}
