/** What stands between the internet and Studio and keeps pages for readers. */
export interface OutsideCachePort {
  /**
   * Has it give no page any more that is marked with one of the keys (lib/site/outside-keys.ts) and was fetched before. Rejects when that is
   * not known to be so, within ten seconds for each hundred keys; to be told again what is forgotten already does no harm.
   */
  forget(keys: readonly string[]): Promise<void>;
}
