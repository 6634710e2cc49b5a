import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * What a form must bring back for it to be ours: a token that is also in a cookie, where no other site can read it or set
 * it, signed so that none can be made up.
 */
export interface FormTokens {
  /** The token of a cookie, or a new one where there is none of ours. */
  of(cookie: string | undefined): { token: string; cookie: string };
  /** Whether the form and the cookie that came with it have the same token of ours. */
  fits(cookie: string | undefined, token: string | undefined): boolean;
}

export function formTokens(secret: string): FormTokens {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'studio form tokens', 32));
  const seal = (token: string) => `${token}|${createHmac('sha256', key).update(token).digest('hex')}`;
  const tokenIn = (cookie: string | undefined) => {
    const token = cookie?.split('|', 1)[0] ?? '';
    return token !== '' && cookie !== undefined && same(cookie, seal(token)) ? token : undefined;
  };
  return {
    of(cookie) {
      const token = tokenIn(cookie) ?? randomBytes(32).toString('hex');
      return { token, cookie: seal(token) };
    },
    fits(cookie, token) {
      const known = tokenIn(cookie);
      return known !== undefined && token !== undefined && same(known, token);
    },
  };
}

function same(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
