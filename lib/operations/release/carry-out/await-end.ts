import { setTimeout } from 'node:timers/promises';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { ReleaseState } from '#lib/contract/release.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { type ReleaseAnswer, releaseAnswer } from '#lib/operations/release/release-answer.ts';
import type { ReleaseOrder } from '#lib/operations/release/release-order.ts';
import type { Lease, ReleaseOrderRow } from '#lib/store/release-queue.ts';

const LOOKS = 50;
const PAUSE_MS = 150;

/** A release that is over, or that still waits when nobody has patience left; or the right to carry it out. */
type Ended = { answer: ReleaseAnswer } | { lease: Lease };

/**
 * Waits some seconds for a release that is kept: until somebody else has carried it out, or until it may be carried out
 * here. Throws why it was not carried out when it is over without that.
 */
export async function awaitEnd(context: OperationContext, order: ReleaseOrder): Promise<Ended> {
  const hallare = context.newId();
  const { releaseQueue } = context.store;
  for (let look = 1; ; look++) {
    const { tillstand, fel } = await stateOf(context, order.id);
    if (tillstand === 'klar' || tillstand === 'nedtagen') return { answer: await answerNow(context, order, tillstand, []) };
    const claimed = await releaseQueue.claimOne(order.id, hallare, context.settings.leaseMs);
    if (claimed !== undefined) return { lease: claimed };
    if (look === LOOKS) return { answer: await answerNow(context, order, tillstand, fel ?? []) };
    await setTimeout(PAUSE_MS);
  }
}

/** Where the release stands, and why its latest try came to nothing. Throws when it is over without having been carried out. */
async function stateOf(context: OperationContext, id: string): Promise<Pick<ReleaseOrderRow, 'tillstand' | 'fel'>> {
  const kept = await context.store.releaseQueue.order(id);
  if (kept === undefined) throw new Error(`release ${id} is gone`);
  const { tillstand, fel } = kept;
  if (tillstand === 'misslyckad') throw new Fault(422, fel ?? []);
  if (tillstand === 'ersatt') throw fault('release_ersatt');
  if (tillstand === 'avbruten') throw fault('release_avbruten', {}, { handelse: 'togs ned, raderades eller avbröts' });
  return kept;
}

/** What is told of a release that is kept, as it stands now. */
export async function answerNow(
  context: OperationContext,
  order: ReleaseOrder,
  tillstand: ReleaseState,
  waitsFor: readonly FaultEntry[],
): Promise<ReleaseAnswer> {
  const item = (await context.store.items.get(order.item.id)) ?? order.item;
  const links = new Map(Object.values(item.sprak).flatMap(({ sprak, lank }) => (lank === null ? [] : [[sprak, lank] as const])));
  return releaseAnswer(order, { tillstand, status: item.status, links, cms: item.cms, varningar: [...order.varningar, ...waitsFor] });
}
