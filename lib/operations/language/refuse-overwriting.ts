import { mayOverwrite } from '#lib/access/rights.ts';
import type { Language } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/**
 * Throws 403 for an agent that may not write over others' text where somebody else has written the working revision: it proposes the change
 * instead. Nothing is read for whoever may.
 */
export async function refuseOverwriting(
  { actor, settings, store }: OperationContext,
  innehall: string,
  sprak: Language,
  arbetsrevision: string,
): Promise<void> {
  if (mayOverwrite(actor) && !(actor.typ === 'agent' && settings.agenterForeslar)) return;
  const revision = await store.revisions.get(innehall, sprak, arbetsrevision);
  if (revision === undefined || revision.av.id === actor.id) return;
  const adress = `/studio/api/innehall/${innehall}/sprak/${sprak}/forslag-till-andring`;
  throw fault('andras_text', { falt: '', sprak }, { vem: revision.av.namn, nr: revision.nr, id: revision.id, adress });
}
