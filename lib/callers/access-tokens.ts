import { actorOfPerson, type DemandsSecondFactor, demandOn } from '#lib/access/actor-of-person.ts';
import type { Callers } from '#lib/callers/callers.ts';
import { assistantName } from '#lib/content/assistant-name.ts';
import { ACCESS_TOKEN_PREFIX } from '#lib/contract/connection.ts';
import type { Store } from '#lib/store/store.ts';

const MARK_USED_EVERY_MS = 60_000;

interface Dependencies {
  /** Bound to the pool. */
  store: Store;
  hashToken(token: string): string;
  demandsSecondFactor: DemandsSecondFactor;
  now(): Date;
  onError(error: unknown): void;
}

/**
 * The assistant that an access token stands for, acting for its person with the scopes that person has granted; undefined
 * for anything that is no valid token of that very audience. Asked of the database each time: a revoked connection or a
 * deactivated person is out at once at every instance.
 */
export function accessTokens({ store, hashToken, demandsSecondFactor, now, onError }: Dependencies): Callers['byAccessToken'] {
  return async (token, audience) => {
    if (!token.startsWith(ACCESS_TOKEN_PREFIX)) return undefined;
    const time = now();
    const opened = await store.oauthConnections.open(hashToken(token), audience, time.toISOString());
    if (opened === undefined) return undefined;
    const { anslutning, person, omfang, vard, senast_anvand } = opened;
    if (senast_anvand === null || time.getTime() - Date.parse(senast_anvand) > MARK_USED_EVERY_MS) {
      // Nobody waits for it, as for the last use of an agent's key.
      store.oauthConnections.markUsed(anslutning, time.toISOString()).catch(onError);
    }
    const actor = actorOfPerson(person);
    return {
      ...actor,
      ...demandOn(person, demandsSecondFactor),
      typ: 'assistent',
      namn: assistantName(actor.namn, vard),
      omfang,
      anslutning,
    };
  };
}
