import { decode, encode } from 'next-auth/jwt';
import { SESSION_LONGEST_MS } from '#lib/contract/session.ts';
import type { SessionClaims } from '#lib/sign-in/session-claims.ts';

/** Reads next-auth's session token; `undefined` for one that is forged, broken or expired, or names no login of the database. */
export function sessionDecoder(secret: string): (token: string) => Promise<SessionClaims | undefined> {
  return async (token) => {
    try {
      const claims = await decode({ token, secret });
      if (typeof claims?.sub !== 'string' || typeof claims.session !== 'string') return undefined;
      return { person: claims.sub, session: claims.session };
    } catch {
      // The library throws for every token it did not make itself: that is the answer, not a fault.
      return undefined;
    }
  };
}

/** Makes the token that next-auth makes of a login, for one that it has no part in. */
export function sessionEncoder(secret: string): (claims: SessionClaims) => Promise<string> {
  return ({ person, session }) => encode({ token: { sub: person, session }, secret, maxAge: SESSION_LONGEST_MS / 1000 });
}
