import { askedProving, isProved } from '#lib/access/asked-proving.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { askedPercent, reachedPercent } from '#lib/proving/in-percent.ts';
import { latelyInWords } from '#lib/proving/lately.ts';
import type { LatestResult } from '#lib/store/proving-rounds.ts';

type Asked = Pick<OperationContext, 'actor' | 'store' | 'settings' | 'now'>;

/**
 * What keeps an agent from having readers see anything: that its key has not reached in the proving ground what the agent is held to, by the newsroom
 * or by itself, or not lately. Nothing for people, for their assistants and for agents that are held to nothing; of those nothing is asked of the database either.
 */
export async function unproved({ actor, store, settings, now }: Asked, handling: string): Promise<FaultEntry[]> {
  if (actor.typ !== 'agent') return [];
  const required = askedProving(actor.kraver_prov, settings.agenternasProv);
  if (required === null) return [];
  const latest = await store.provingRounds.latest(actor.id, actor.nyckel ?? '', now);
  if (isProved(latest, required, now)) return [];
  const { minst, dagar } = required;
  return [faultEntry('prov_kravs', {}, { handling, minst: askedPercent(minst), tid: latelyInWords(dagar), senast: told(latest) })];
}

/** Throws 403 for an agent that has not reached what it is held to. */
export async function refuseUnproved(asked: Asked, handling: string): Promise<void> {
  const entries = await unproved(asked, handling);
  if (entries.length > 0) throw new Fault(403, entries);
}

function told(latest: LatestResult | undefined): string {
  if (latest === undefined) return 'Nyckeln har inte gjort något prov.';
  return `Det senaste provet gav ${reachedPercent(latest.poang)} procent ${latest.tid.slice(0, 10)}.`;
}
