import { type FailedLogins, LOGIN_LIMIT } from '#lib/operations/failed-logins.ts';

/** Failed logins in this process alone: for tests of what is done about them. Held to the same contract as those of the database. */
export function rememberedLogins(now: () => number): FailedLogins {
  const failures = new Map<string, number[]>();
  const told = new Map<string, number>();
  const recent = (key: string) => (failures.get(key) ?? []).filter((time) => now() - time < LOGIN_LIMIT.windowMs);
  const closedUntil = (key: string) => (recent(key).at(-LOGIN_LIMIT.tries) ?? -LOGIN_LIMIT.windowMs) + LOGIN_LIMIT.windowMs;
  const takeBack = (key: string) => failures.set(key, recent(key).slice(0, -1));
  return {
    async begin(keys) {
      const wait = Math.max(0, ...keys.map((key) => Math.ceil((closedUntil(key) - now()) / 1000)));
      if (wait === 0) for (const key of keys) failures.set(key, [...recent(key), now()]);
      return wait;
    },
    async isNews(keys) {
      const news = keys.filter((key) => closedUntil(key) > now() && (told.get(key) ?? 0) <= now());
      for (const key of news) told.set(key, closedUntil(key));
      return news.length > 0;
    },
    async withdraw(keys) {
      keys.forEach(takeBack);
    },
    async succeed(account, network) {
      failures.delete(account);
      if (network !== undefined) takeBack(network);
    },
  };
}
