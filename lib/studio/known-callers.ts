import type { Logger } from 'pino';
import { accessTokens } from '#lib/callers/access-tokens.ts';
import { Accounts } from '#lib/callers/accounts.ts';
import type { Callers } from '#lib/callers/callers.ts';
import type { Store } from '#lib/store/store.ts';
import { hashToken } from '#lib/studio/hash-token.ts';
import type { HeldSettings } from '#lib/studio/held-settings.ts';
import { sessionDecoder } from '#lib/studio/sign-in/session-token.ts';

interface Parts {
  /** Bound to the pool. */
  store: Store;
  secret: string;
  settings: HeldSettings;
  now(): Date;
  log: Pick<Logger, 'error' | 'warn'>;
}

/** Who may call, by what each of them shows, and what is remembered of them. */
export function knownCallers({ store, secret, settings, now, log }: Parts): { accounts: Accounts; callers: Callers } {
  const demandsSecondFactor = settings.demandsSecondFactor.bind(settings);
  const unmarked = (what: string) => (error: unknown) => log.error({ err: error }, `last use of ${what} was not recorded`);
  const accounts = new Accounts({
    ...{ store, hashToken, demandsSecondFactor, decodeSession: sessionDecoder(secret) },
    async sessionIdleMs() {
      await settings.upToDate;
      return settings.sessionIdleMs;
    },
    now: () => now().getTime(),
    cameFromElsewhere: (agent, adress) => log.warn({ agent, adress }, 'a key was shown from an address that its agent may not call from'),
    onError: unmarked('a key or a login'),
  });
  const callers: Callers = {
    byKey: (key, from) => accounts.byKey(key, from),
    bySession: (token) => accounts.bySession(token),
    byAccessToken: accessTokens({ store, hashToken, demandsSecondFactor, now, onError: unmarked('a connection') }),
  };
  return { accounts, callers };
}
