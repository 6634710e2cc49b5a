import { z } from 'zod';
import { birthOf, isPartialDay } from '#lib/content/birth-date.ts';
import { starSign } from '#lib/content/star-sign.ts';
import { isId } from '#lib/contract/id.ts';
import { type KnownPerson, knownPersonFields } from '#lib/contract/known-person.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { DictionaryEntry } from '#lib/store/people-dictionary.ts';

export const entryParams = z.object({ id: z.string().meta({ description: 'Personens id i personlexikonet.' }) });

export const entryFields = {
  ...knownPersonFields,
  foddIso: knownPersonFields.foddIso.refine((date) => date === '' || isPartialDay(date)).meta({ ...knownPersonFields.foddIso.meta() }),
};

/** The entry, or 404. */
export async function entryOr404(context: OperationContext, id: string): Promise<DictionaryEntry> {
  const entry = isId(id) ? await context.store.peopleDictionary.byId(id) : undefined;
  if (entry === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Personen' });
  return entry;
}

/** An entry as callers see it. */
export function knownPersonOf({ importerat: _, ...entry }: DictionaryEntry): KnownPerson {
  return { ...entry, stjarntecken: starSign(entry.foddIso) };
}

/** Both forms of the birth date, or 422 when those given contradict each other. */
export function birthOr422(given: { fodd?: string | undefined; foddIso?: string | undefined }, before?: DictionaryEntry) {
  const birth = birthOf(given, before);
  const { fodd = '', foddIso = '' } = given;
  if (birth === undefined) throw fault('fodelsedatum_motsags', { falt: 'foddIso' }, { fodd, foddIso });
  return { fodd: birth.fodd, foddIso: birth.foddIso };
}

/** Throws 422 when somebody else than `id` has the external id. */
export async function refuseTakenExternalId(context: OperationContext, externtId: string | null, id: string): Promise<void> {
  if (externtId === null) return;
  const [other] = await context.store.peopleDictionary.byExternalIds([externtId]);
  if (other !== undefined && other.id !== id) throw fault('externt_id_upptaget', { falt: 'externtId' }, { namn: other.namn, externtId });
}
