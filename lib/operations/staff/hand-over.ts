import { actorOfPerson } from '#lib/access/actor-of-person.ts';
import { cannotOverride, cannotQueue, cannotRelease, cannotWrite } from '#lib/access/rights.ts';
import type { Refusal } from '#lib/access/scope.ts';
import type { Handover } from '#lib/contract/handover.ts';
import type { Person } from '#lib/contract/person.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { Owned } from '#lib/store/belongings.ts';

/** What became of what somebody had: as it is answered, and as the log tells it. */
export interface HandedOver {
  overlamning: Handover;
  /** The ids of the agents that nobody has taken over: they are not let in while their owner is not. */
  ownerless: string[];
  /** For the log: what it was, each by its id. */
  detalj: Record<string, unknown>;
}

/**
 * Makes the successor the one who has what the person had, within the transaction of the call; without one it tells what nobody has any
 * more, and leaves it. Throws, naming every right that is missing, for a successor who may not do what they would be given: nothing is
 * moved then.
 */
export async function handOver(context: OperationContext, from: Person, successor: Person | undefined): Promise<HandedOver> {
  const { belongings, releaseQueue } = context.store;
  if (successor === undefined) return told(await belongings.of(from, context.now), null);
  const owned = await belongings.hold(from, context.now);
  refuseUnlessEntitled(successor, owned);
  const moved = await belongings.give(owned, from.id, successor, context.now);
  const publiceringar = owned.publiceringar.filter(({ id }) => moved.includes(id));
  // What an article shows of its schedule names who answers for it.
  for (const innehall of new Set(publiceringar.map((release) => release.innehall)))
    await releaseQueue.refreshSchedule(innehall, context.now);
  if (publiceringar.length > 0) context.changed('releaser');
  // Of one that is confidential the owner knows.
  if (owned.utkast.length > 0) context.changed('konfidentiellt');
  return told({ ...owned, publiceringar }, successor);
}

function told({ utkast, uppgifter, publiceringar, agenter }: Owned, successor: Person | null): HandedOver {
  const idsOf = (these: readonly { id: string }[]) => these.map(({ id }) => id);
  const till = successor === null ? null : { id: successor.id, namn: successor.namn };
  const ids = {
    utkast: idsOf(utkast.filter(({ ager }) => ager)),
    ansvar: idsOf(utkast.filter(({ ansvarar }) => ansvarar)),
    uppgifter,
    publiceringar: idsOf(publiceringar),
    agenter,
  };
  const counted = { utkast: ids.utkast.length, ansvar: ids.ansvar.length, uppgifter: uppgifter.length };
  return {
    overlamning: { till, ...counted, publiceringar: publiceringar.length, agenter: agenter.length },
    ownerless: till === null ? agenter : [],
    detalj: till === null ? {} : { overlamning: { till, ...ids } },
  };
}

function refuseUnlessEntitled(successor: Person, owned: Owned): void {
  const lacking = new Set(refusalsOf(successor, owned).map(inWords));
  if (lacking.size === 0) return;
  const vad = new Intl.ListFormat('sv', { type: 'disjunction' }).format(lacking);
  throw fault('overtagare_saknar_ratt', { falt: 'overtagare' }, { person: successor.namn, vad });
}

/** Everything that they would be given and may not have. */
function refusalsOf(successor: Person, { utkast, uppgifter, publiceringar }: Owned): Refusal[] {
  const actor = actorOfPerson(successor);
  const first = [
    ...utkast.map((draft) => cannotWrite(actor, draft, draft.sprak)),
    ...(uppgifter.length > 0 ? [cannotQueue(actor)] : []),
    ...publiceringar.flatMap((release) => [
      cannotRelease(actor, release, release.sprak),
      release.overstyr ? cannotOverride(actor) : undefined,
    ]),
  ];
  return first.flatMap((refusal) => (refusal === undefined ? [] : [refusal, ...(refusal.ovriga ?? [])]));
}

/** What somebody may not: `publicera i sektionen mat`. */
function inWords({ params: { handling, sektion, sprak } }: Refusal): string {
  const where = sektion !== undefined ? ` i sektionen ${sektion}` : sprak !== undefined ? ` på språket ${sprak}` : '';
  return `${handling}${where}`;
}
