import { parseStockholmTime } from '#lib/content/stockholm-time.ts';

/** When an entry says it was published, judged. */
export interface JudgedTime {
  tid: string;
  /** The feed says none, or one that cannot be true: it is the time it was found. */
  osaker: boolean;
}

const DAY_MS = 86_400_000;
/** Clocks differ, and days are rounded: what is further ahead has not been published yet. */
const AHEAD_MS = DAY_MS / 24;
/** The web has no news from before; 1970 is what a computer says that knows no time. */
const FIRST_NEWS = Date.UTC(1995, 0, 1);
/** Of an event that was told of earlier nobody needs an idea. */
export const OLDEST_MS = 7 * DAY_MS;

/** As the abbreviations in feeds are meant, where Date does not know them. */
const ZONES: Readonly<Record<string, string>> = { CET: '+0100', CEST: '+0200', MET: '+0100', MEST: '+0200' };

/** Judges the time of an entry at `nu`; `undefined` for one that is too old to be an idea. */
export function judgeTime(said: string, nu: string): JudgedTime | undefined {
  const now = Date.parse(nu);
  const instant = instantOf(said.trim());
  if (instant === undefined || instant < FIRST_NEWS || instant > now + AHEAD_MS) return { tid: nu, osaker: true };
  return instant < now - OLDEST_MS ? undefined : { tid: new Date(Math.min(instant, now)).toISOString(), osaker: false };
}

function instantOf(said: string): number | undefined {
  // Without a zone it is by the clocks of whoever writes for Swedes.
  const local = parseStockholmTime(said);
  if (local.kind === 'instant') return Date.parse(local.instant);
  const known = said.slice(0, LONGEST).replace(/\b(?:CET|CEST|MET|MEST)$/, (zone) => ZONES[zone] ?? zone);
  const instant = Date.parse(known);
  return Number.isNaN(instant) ? undefined : instant;
}

const LONGEST = 60;
