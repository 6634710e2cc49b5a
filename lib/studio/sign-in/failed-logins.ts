import { type FailedLogins, LOGIN_LIMIT } from '#lib/operations/failed-logins.ts';
import type { LoginTries } from '#lib/store/login-tries.ts';

interface Parts {
  tries: LoginTries;
  /** Accounts and networks are personal data, and what is tried for an account may be a password: only this of them is kept. */
  fingerprint(key: string): string;
  now(): Date;
}

/** Remembers failed logins in the database: for every instance, and across restarts (docs/decisions/shared-limits.md). */
export function sharedFailedLogins({ tries, fingerprint, now }: Parts): FailedLogins {
  const prints = (keys: readonly string[]) => keys.map(fingerprint);
  const withdraw = async (keys: readonly string[]) => {
    if (keys.length > 0) await tries.takeBack(prints(keys), null);
  };
  return {
    async begin(keys) {
      if (keys.length === 0) return 0;
      const time = now();
      const till = await tries.begin(prints(keys), time.toISOString(), LOGIN_LIMIT);
      return till === null ? 0 : Math.ceil((Date.parse(till) - time.getTime()) / 1000);
    },
    isNews: (keys) => tries.isNews(prints(keys), now().toISOString(), LOGIN_LIMIT),
    withdraw,
    async succeed(account, network) {
      const cleared = fingerprint(account);
      await tries.takeBack(network === undefined ? [cleared] : [cleared, fingerprint(network)], cleared);
    },
  };
}
