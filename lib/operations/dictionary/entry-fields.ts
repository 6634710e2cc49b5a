import { z } from 'zod';
import { birthOf, isPartialDay } from '#lib/content/birth-date.ts';
import { swedishPersonPath } from '#lib/content/person-slug.ts';
import { starSign } from '#lib/content/star-sign.ts';
import { isId } from '#lib/contract/id.ts';
import { type KnownPerson, knownPersonFields, type Portrait } from '#lib/contract/known-person.ts';
import type { Media } from '#lib/contract/media.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { DictionaryEntry } from '#lib/store/people-dictionary.ts';

export const entryParams = z.object({ id: z.string().meta({ description: 'Personens id i personlexikonet.' }) });

export const entryFields = {
  ...knownPersonFields,
  bild: z.string().max(100).nullable().meta({ description: 'Id för en bild i bildarkivet; null för ingen.' }),
  foddIso: knownPersonFields.foddIso.refine((date) => date === '' || isPartialDay(date)).meta({ ...knownPersonFields.foddIso.meta() }),
};

/** The entry, or 404. */
export async function entryOr404(context: OperationContext, id: string): Promise<DictionaryEntry> {
  const entry = isId(id) ? await context.store.peopleDictionary.byId(id) : undefined;
  if (entry === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Personen' });
  return entry;
}

/** Where the site has pages of them, by their ids: of those of whom there is something to read, where Swedish is read here. */
export async function pagesOf(
  { store, cms }: Pick<OperationContext, 'store' | 'cms'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (cms.namn !== 'inbyggd' || ids.length === 0) return new Map();
  const pages = await store.readers.people.pages('sv', ids);
  return new Map([...pages].map(([id, slug]) => [id, swedishPersonPath(slug)]));
}

/** The entries as callers see them, each with its picture as it is in the library, and its page. */
export async function knownPeople(
  context: Pick<OperationContext, 'store' | 'cms'>,
  entries: readonly DictionaryEntry[],
): Promise<KnownPerson[]> {
  const ids = [...new Set(entries.flatMap(({ bild }) => bild ?? []))];
  const [found, pages] = await Promise.all([
    ids.length === 0 ? [] : context.store.media.byIds(ids),
    pagesOf(
      context,
      entries.map(({ id }) => id),
    ),
  ]);
  const pictures = new Map(found.map((picture) => [picture.id, picture]));
  return entries.map(({ importerat: _, ...entry }) => {
    const picture = pictures.get(entry.bild ?? '');
    const sida = pages.get(entry.id) ?? '';
    return { ...entry, sida, bild: picture === undefined ? null : portraitOf(picture), stjarntecken: starSign(entry.foddIso) };
  });
}

/** One of them. */
export async function knownPerson(context: Pick<OperationContext, 'store' | 'cms'>, entry: DictionaryEntry): Promise<KnownPerson> {
  const [person] = await knownPeople(context, [entry]);
  if (person === undefined) throw new Error('an entry is a person');
  return person;
}

/** A picture of the library as somebody's own. */
export function portraitOf({ id, src, varianter, alt, kredit }: Media): Portrait {
  const [smallest] = varianter.toSorted((one, other) => one.bredd - other.bredd);
  return { id, src: smallest?.src ?? src, alt: alt.sv ?? '', kredit };
}

/** Throws 422 for a picture that the library does not have; one that it has is held against being removed until the transaction ends. */
export async function refuseUnknownPicture({ store }: Pick<OperationContext, 'store'>, bild: string | null | undefined): Promise<void> {
  if (bild === null || bild === undefined) return;
  const found = isId(bild) ? await store.media.forWriting(bild) : undefined;
  if (found === undefined) throw fault('bild_okand', { falt: 'bild' }, { id: bild.slice(0, 60) });
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
  const holder = other ?? (await context.store.peopleDictionary.byFormerExternalIds([externtId])).get(externtId);
  if (holder !== undefined && holder.id !== id) throw fault('externt_id_upptaget', { falt: 'externtId' }, { namn: holder.namn, externtId });
}
