/** One version of what Studio promises those who call it, called by the day from which it holds. */
export interface ContractVersion {
  datum: string;
  /** The day from which it is not answered any more; absent while no such day has been set. */
  upphor?: string;
}

/** The header by which a caller says which version it was written for, and is told which one it was answered by (decisions.md §26). */
export const VERSION_HEADER = 'Studio-Version';

/** The versions that are answered, newest first (docs/decisions/contract-versions.md). */
export const CONTRACT_VERSIONS: readonly [ContractVersion, ...ContractVersion[]] = [{ datum: '2026-11-26' }];

/**
 * The version that holds for a caller who names that day: the newest that was there by then; without a day the newest of all. Undefined for what is no
 * day (ISO 8601, YYYY-MM-DD), for days before the first version, for one whose version has ended, and for days to come, when another may hold: a day is
 * taken as come when it has anywhere on earth.
 */
export function versionInForce(
  asked: string | undefined,
  now: Date,
  versions: readonly [ContractVersion, ...ContractVersion[]] = CONTRACT_VERSIONS,
): ContractVersion | undefined {
  if (asked === undefined) return versions[0];
  if (!isDay(asked) || asked > dayOf(now.getTime() + AHEAD_MS)) return undefined;
  const found = versions.find(({ datum }) => datum <= asked);
  return found?.upphor !== undefined && found.upphor <= dayOf(now.getTime()) ? undefined : found;
}

/** The version of an answer, and when there is a newer one since when that is so (RFC 9745) and until when this one is answered (RFC 8594). */
export function versionHeaders(
  version: ContractVersion,
  versions: readonly [ContractVersion, ...ContractVersion[]] = CONTRACT_VERSIONS,
): Record<string, string> {
  const [next] = versions.filter(({ datum }) => datum > version.datum).slice(-1);
  return {
    [VERSION_HEADER]: version.datum,
    ...(next === undefined ? {} : { Deprecation: `@${Date.parse(next.datum) / 1000}` }),
    ...(version.upphor === undefined ? {} : { Sunset: new Date(version.upphor).toUTCString() }),
  };
}

/** How far ahead of Greenwich the first on earth have their day. */
const AHEAD_MS = 14 * 3_600_000;

function dayOf(ms: number): string {
  return new Date(ms).toISOString().slice(0, 10);
}

function isDay(text: string): boolean {
  const ms = Date.parse(text);
  return !Number.isNaN(ms) && dayOf(ms) === text;
}
