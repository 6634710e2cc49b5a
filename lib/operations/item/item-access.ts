import { z } from 'zod';
import type { Item, LanguageVersion } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isId } from '#lib/contract/id.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { ItemOutline, LanguageState } from '#lib/store/items.ts';

export const itemParams = z.object({ id: z.string().meta({ description: 'Innehållets id.' }) });
export const languageParams = z.object({
  id: z.string().meta({ description: 'Innehållets id.' }),
  sprak: z.string().meta({ description: 'sv eller en.' }),
});

/** The item without its text, or 404 on the field that names it. */
export async function itemOutline(context: OperationContext, id: string, falt = 'id'): Promise<ItemOutline> {
  return foundItem(isId(id) ? await context.store.items.outline(id) : undefined, falt);
}

/** The same, held against other writers until the transaction ends. */
export async function itemForWriting(context: OperationContext, id: string): Promise<ItemOutline> {
  return foundItem(isId(id) ? await context.store.items.forWriting(id) : undefined);
}

/** Throws 409 for an item that is deleted: nothing is done with it before it has been brought back. */
export function refuseDeleted({ raderad }: { raderad: boolean }): void {
  if (raderad) throw fault('raderad', { falt: 'raderad' });
}

function foundItem(found: ItemOutline | undefined, falt = 'id'): ItemOutline {
  if (found === undefined) throw fault('finns_inte', { falt }, { vad: 'Innehållet' });
  return found;
}

/** The language of a path, or 404 on the field that names it: `/sprak/xx` is no place. */
export function languageOf(sprak: string, falt = 'sprak'): Language {
  if (!isLanguage(sprak)) throw fault('finns_inte', { falt, sprak }, { vad: `Språket ${sprak.slice(0, 20)}` });
  return sprak;
}

/** The language versions that a body names, each once. Throws 422 for every one that the item has not. */
export function versionsAsked(item: Item, asked: readonly string[]): LanguageVersion[] {
  const found = [...new Set(asked)].map((sprak) => ({ sprak, version: Object.hasOwn(item.sprak, sprak) ? item.sprak[sprak] : undefined }));
  const unknown = found.filter(({ sprak }) => !isLanguage(sprak));
  const missing = found
    .filter(({ version }) => version === undefined)
    // Several that are no language at all can only be told apart by their places.
    .map(({ sprak }) => missingVersion(sprak, unknown.length > 1 && !isLanguage(sprak) ? `sprak[${asked.indexOf(sprak)}]` : 'sprak'));
  if (missing.length > 0) throw new Fault(422, missing);
  return found.flatMap(({ version }) => version ?? []);
}

/** The language version that a body names, or 422; where it names none that of the source language, or the only one there is. */
export function versionAsked(item: Item, named: string | undefined): LanguageVersion {
  const sprak = named ?? languageUnlessNamed(item);
  const [version] = versionsAsked(item, [sprak]);
  if (version === undefined) throw new Fault(422, [missingVersion(sprak, 'sprak')]);
  return version;
}

function languageUnlessNamed({ kallsprak, sprak }: Item): string {
  const [only, ...others] = Object.keys(sprak);
  return Object.hasOwn(sprak, kallsprak) || only === undefined || others.length > 0 ? kallsprak : only;
}

function missingVersion(sprak: string, falt: string): FaultEntry {
  return faultEntry('sprakversion_saknas', { falt, sprak: isLanguage(sprak) ? sprak : '' }, { sprak: sprak.slice(0, 20) });
}

/** The state of the item's language version, or 404. */
export function languageStateOf(item: ItemOutline, sprak: Language): LanguageState {
  const state = item.sprak.get(sprak);
  if (state === undefined) throw fault('finns_inte', { falt: 'sprak', sprak }, { vad: `Språkversionen ${sprak}` });
  return state;
}
