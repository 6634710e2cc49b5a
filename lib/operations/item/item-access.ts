import { z } from 'zod';
import type { Language } from '#lib/contract/languages.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ItemOutline, LanguageState } from '#lib/store/items.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const itemParams = z.object({ id: z.string().meta({ description: 'Innehållets id.' }) });
export const languageParams = z.object({
  id: z.string().meta({ description: 'Innehållets id.' }),
  sprak: z.string().meta({ description: 'Språkkod: sv eller en.' }),
});

export function isId(value: string): boolean {
  return UUID.test(value);
}

/** The item without its text, or 404. */
export async function itemOutline(context: OperationContext, id: string): Promise<ItemOutline> {
  return foundItem(isId(id) ? await context.store.items.outline(id) : undefined);
}

/** The same, held against other writers until the transaction ends. */
export async function itemForWriting(context: OperationContext, id: string): Promise<ItemOutline> {
  return foundItem(isId(id) ? await context.store.items.forWriting(id) : undefined);
}

function foundItem(found: ItemOutline | undefined): ItemOutline {
  if (found === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
  return found;
}

/** The language of a path, or 404: `/sprak/xx` is no place. */
export function languageOf(sprak: string): Language {
  if (!isLanguage(sprak)) throw fault('finns_inte', { falt: 'sprak', sprak }, { vad: `Språket ${sprak.slice(0, 20)}` });
  return sprak;
}

/** The state of the item's language version, or 404. */
export function languageStateOf(item: ItemOutline, sprak: Language): LanguageState {
  const state = item.sprak.get(sprak);
  if (state === undefined) throw fault('finns_inte', { falt: 'sprak', sprak }, { vad: `Språkversionen ${sprak}` });
  return state;
}
