import { createHmac } from 'node:crypto';
import { SECRET_PREFIX } from '#lib/adapters/webhooks/port.ts';

/**
 * What is sent as `webhook-signature` (standardwebhooks.com, version 1 of its symmetric signatures): the HMAC-SHA256 of `id.seconds.body`, by the bytes
 * that the secret spells in base64 behind its prefix.
 */
export function standardSignature(secret: string, id: string, seconds: number, body: string): string {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}
