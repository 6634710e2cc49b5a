import type { Actor } from '#lib/contract/actor.ts';

/** A person, and the login that they call by. */
export type LoggedIn = Actor & { session: string };

/** Who calls, by what they show: asked by every door, and answered from what lib/studio has opened. */
export interface Callers {
  /** The agent of a key, shown from that network address. Throws 401 where there is none, 403 where it may not call from there. */
  byKey(key: string, from: string): Promise<Actor>;
  /** The person of a session cookie. Throws 401 where nobody is logged in. */
  bySession(token: string): Promise<LoggedIn>;
  /** The assistant of an access token for the resource at the address `audience`; undefined for anything that is no such token. */
  byAccessToken(token: string, audience: string): Promise<Actor | undefined>;
}
