import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { askedWait, backOff } from '#lib/operations/release/failure/back-off.ts';
import type { Settlement } from '#lib/operations/release/failure/settle-failure.ts';

interface NextTry {
  seconds: number;
  /** What is kept with the release and told whoever looks. */
  entry: FaultEntry;
}

/**
 * When a release that waits is tried the next time. A publishing system may ask for a wait of many minutes, in which nothing
 * is seen to happen: then what is told says how long, and that nobody has to put up with it.
 */
export function nextTry(
  { now }: Pick<OperationContext, 'now'>,
  { id, forsok }: { id: string; forsok: number },
  { waits, retryAfter, atgardas }: Extract<Settlement, { waits: FaultEntry }>,
): NextTry {
  const seconds = backOff(forsok, id, retryAfter);
  const asked = askedWait(forsok, retryAfter);
  if (asked === undefined) return { seconds, entry: waits };
  const till = clockOf(new Date(Date.parse(now) + asked.sekunder * 1000).toISOString(), now);
  const told = asked.helt
    ? `Publiceringssystemet bad Studio vänta till ${till}.`
    : `Publiceringssystemet bad Studio vänta längre än en timme. Studio frågar ändå igen ${till}.`;
  const again = 'Studio försöker igen av sig själv när den tiden har gått. Brådskar det: välj Försök nu.';
  const atgard = atgardas === undefined ? again : `${atgardas} ${again}`;
  return { seconds, entry: { ...waits, orsak: `${waits.orsak} ${told}`, atgard } };
}

/** The time of day in Stockholm, with the day when it is another one. */
function clockOf(instant: string, now: string): string {
  const [day = '', time = ''] = stockholmMinute(instant).split(' ');
  return stockholmMinute(now).startsWith(day) ? time : `${day} ${time}`;
}
