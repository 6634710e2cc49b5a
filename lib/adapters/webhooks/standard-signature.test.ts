import { createHmac, randomBytes } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { standardSignature } from '#lib/adapters/webhooks/standard-signature.ts';

/* Held against the specification's own library, against a calculation of its own, and against the example of the specification. */

const SECRET = `whsec_${randomBytes(32).toString('base64')}`;
const BODY = JSON.stringify({ type: 'handelser', data: { handelser: [{ typ: 'innehall.skapat', av: { namn: 'Åsa Öberg' } }] } });

const headersOf = (id: string, seconds: number, signature: string) => ({
  ...{ 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signature },
});

describe('a signature', () => {
  const seconds = Math.floor(Date.now() / 1_000);
  const signature = standardSignature(SECRET, 'msg_1', seconds, BODY);

  test('is one to the specification’s library', () => {
    expect(new Webhook(SECRET).verify(BODY, headersOf('msg_1', seconds, signature))).toEqual(JSON.parse(BODY));
  });

  test('is an HMAC of id, time and body by the bytes of the secret', () => {
    const key = Buffer.from(SECRET.replace('whsec_', ''), 'base64');
    const mark = createHmac('sha256', key)
      .update(Buffer.from(`msg_1.${seconds}.${BODY}`))
      .digest('base64');
    expect(signature).toBe(`v1,${mark}`);
  });

  test('is that of the specification’s example', () => {
    const example = standardSignature(
      'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
      'msg_p5jXN8AQM9LWM0D4loKWxJek',
      1614265330,
      '{"test": 2432232314}',
    );
    expect(example).toBe('v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=');
  });

  test.each([
    ['another body', `${BODY} `, 'msg_1', seconds, SECRET],
    ['another message', BODY, 'msg_2', seconds, SECRET],
    ['another time', BODY, 'msg_1', seconds + 1, SECRET],
    ['another secret', BODY, 'msg_1', seconds, `whsec_${randomBytes(32).toString('base64')}`],
  ])('is none of %s', (_, body, id, time, secret) => {
    expect(() => new Webhook(secret).verify(body, headersOf(id, time, signature))).toThrow('No matching signature found');
  });

  test('is old after five minutes', () => {
    const before = seconds - 301;
    const old = standardSignature(SECRET, 'msg_1', before, BODY);
    expect(() => new Webhook(SECRET).verify(BODY, headersOf('msg_1', before, old))).toThrow('too old');
  });
});
