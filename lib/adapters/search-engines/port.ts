/** Search engines that want to be told what has changed instead of looking for it. */
export interface SearchEnginesPort {
  /**
   * Tells of addresses of one site, ten thousand at most, that are new, changed or gone. `'taget'`: they know. `'nekat'`: they do not want them, and will not
   * if they are told again, with the status that says why. Rejects when they are not known to have heard; to be told again does no harm.
   */
  tell(addresses: readonly string[], ending: AbortSignal): Promise<{ utfall: 'taget' } | { utfall: 'nekat'; status: number }>;
}
