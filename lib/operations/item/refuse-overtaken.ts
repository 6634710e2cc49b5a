import { z } from 'zod';
import { inWords } from '#lib/content/field-words.ts';
import type { Item } from '#lib/contract/article.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** What a caller says it has read, so that it changes or releases nothing unseen. */
export const readAt = z.string().optional();

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+(?:Z|[+-]\d\d:\d\d)$/;

/**
 * Throws 409, with the item as it is now, when one of its shared fields has been changed since the caller read it. A text that
 * was saved meanwhile, a release or a schedule makes the item newer and overtakes nobody. Throws 422 for what is no time.
 */
export async function refuseOvertaken({ store }: OperationContext, item: Item, read: string | undefined): Promise<void> {
  if (read === undefined) return;
  if (!INSTANT.test(read) || Number.isNaN(Date.parse(read)))
    throw fault('falt_format', { falt: 'bas_andrad' }, { beskrivning: 'Skriv tiden som den står i artikelns andrad.' });
  if (Date.parse(read) === Date.parse(item.andrad)) return;
  const changed = await store.items.changedSince(item.id, read);
  if (changed.length === 0) return;
  throw fault('innehall_andrat', { falt: 'bas_andrad' }, { vad: inWords(changed) }, { extra: { senaste: item, andrade_falt: changed } });
}
