import type { WebhookAnswer } from '#lib/adapters/webhooks/port.ts';
import type { NewsroomEvent } from '#lib/contract/events.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { placeOfId } from '#lib/operations/event/event-id.ts';
import { eventsAfter } from '#lib/operations/event/events-after.ts';
import type { DeliveredStretch, TryOutcome } from '#lib/store/webhooks.ts';

/** So many events are sent together at most: some sixty kilobytes. */
export const MOST_TOGETHER = 100;

/** What is sent of events, as JSON (standardwebhooks.com: type, timestamp, data). */
export function eventsMessage(skapad: string, handelser: readonly NewsroomEvent[]): string {
  return JSON.stringify({ type: 'handelser', timestamp: skapad, data: { handelser } });
}

/** What is sent to see whether anybody is there. */
export function trialMessage(skapad: string, webhook: { id: string; namn: string }): string {
  return JSON.stringify({ type: 'prov', timestamp: skapad, data: { webhook } });
}

/**
 * The events of a delivery, as they are told now: all of its kinds between its ends, but for what has been pruned of the log since. That may be more than it was made
 * of, where «all» has come to be more since, and is never less: whatever is behind it comes with the next. Throws `handelse_okand` where the newsroom’s history is another by now.
 */
export async function eventsOfDelivery(
  context: Pick<OperationContext, 'store' | 'withoutFormerNames'>,
  { fran, till, typer }: Pick<DeliveredStretch, 'fran' | 'till' | 'typer'>,
): Promise<NewsroomEvent[]> {
  if (till === null) return [];
  const found: NewsroomEvent[] = [];
  for (let efter = fran; ; ) {
    const { handelser, nasta } = await eventsAfter(context, efter, typer, MOST_TOGETHER);
    found.push(...handelser.filter(({ id }) => !isBehind(id, till)));
    if (nasta === null || nasta === efter || !isBehind(till, nasta)) return found;
    efter = nasta;
  }
}

/** Whether an event comes behind another. */
function isBehind(id: string, other: string): boolean {
  const [one, two] = [placeOfId(id), placeOfId(other)];
  if (one === undefined || two === undefined) throw new Error(`${id} or ${other} is no event`);
  return one.nr === two.nr ? one.plats > two.plats : BigInt(one.nr) > BigInt(two.nr);
}

/** How a try went, as it is kept. */
export function outcomeOf({ status, ms, fel }: WebhookAnswer, tid: string): TryOutcome {
  return { tid, status, ms, fel: fel && faultEntry(fel.kod, { falt: 'adress' }, fel.params) };
}
