/** How it is with a watched feed: not asked yet, read the last time, not readable the last time, or resting. */
export const WATCH_STATES = ['ny', 'ok', 'fel', 'vilande'] as const;
export type WatchState = (typeof WATCH_STATES)[number];

/** In minutes: as often, and as seldom, as a feed may be asked. */
export const WATCH_INTERVAL = { least: 5, most: 10_080, usual: 30 } as const;
