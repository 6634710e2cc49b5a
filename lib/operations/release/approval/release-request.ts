import { z } from 'zod';
import { cannotConfirm } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import type { Item } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { notWaiting } from '#lib/operations/release/schedule/waiting-release.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';

export const REQUEST_FAULTS = [
  'finns_inte',
  'rattighet_saknas',
  'bara_redaktionen',
  'sektion_ej_tillaten',
  'sprak_ej_tillatet',
  'release_vantar_inte',
] as const;

export const requestParams = z.object({ rid: z.string().meta({ description: 'Releasens id.' }) });

interface FoundRequest {
  asked: ReleaseOrderRow;
  item: Item;
  languages: Language[];
}

/** Throws 409 for what is no request any more. */
export function refuseDecided({ tillstand }: ReleaseOrderRow): void {
  if (tillstand !== 'vantar_pa_godkannande') throw notWaiting(tillstand);
}

/**
 * A request that somebody wants to decide on. Refuses whoever may not publish the same themselves, and all
 * that are no person. It may have been decided on already.
 */
export async function requestToDecide(context: OperationContext, rid: string, handling: string): Promise<FoundRequest> {
  const asked = isId(rid) ? await context.store.releaseQueue.order(rid) : undefined;
  const item = asked && (await context.store.items.get(asked.innehall));
  if (asked === undefined || item === undefined) throw fault('finns_inte', { falt: 'rid' }, { vad: 'Releasen' });
  const languages = Object.keys(asked.revisioner).filter(isLanguage);
  refuseIf(cannotConfirm(context.actor, item, languages, handling));
  context.note({
    innehall: item.id,
    detalj: { release: rid, begard_av: asked.av, order_av: asked.order_av, lage: asked.lage },
  });
  return { asked, item, languages };
}
