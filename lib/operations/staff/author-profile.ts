import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { authorPath } from '#lib/content/person-slug.ts';
import type { AuthorProfile, KeptProfile } from '#lib/contract/author-profile.ts';
import { isId } from '#lib/contract/id.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { recordOf } from '#lib/contract/record-of.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { portraitOf } from '#lib/operations/dictionary/entry-fields.ts';
import type { PersonRecord } from '#lib/store/people.ts';

/** Whose profile is meant: one's own, or somebody's whom one administers. 403, or 404 when there is nobody. */
export async function authorOr404(context: OperationContext, id: string): Promise<PersonRecord> {
  const isOwn = context.actor.typ === 'person' && context.actor.id === id;
  if (!isOwn) refuseIf(cannotAdminister(context.actor));
  const person = isId(id) ? await context.store.people.byId(id) : undefined;
  if (person === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Personen' });
  return person;
}

/** What readers are told of somebody, as callers see it: with the picture as it is in the library, and the pages that readers have. */
export async function toldProfile(
  { store, cms }: Pick<OperationContext, 'store' | 'cms'>,
  { id, namn }: Pick<PersonRecord, 'id' | 'namn'>,
  kept: KeptProfile,
): Promise<AuthorProfile> {
  const { authors } = store.readers;
  const [picture, slug, ...articles] = await Promise.all([
    kept.bild === null ? [] : store.media.byIds([kept.bild]),
    authors.slugOf(id),
    ...LANGUAGES.map((sprak) => authors.latest(sprak, id, 1)),
  ]);
  const read = new Set(LANGUAGES.filter((sprak, at) => (articles[at]?.length ?? 0) > 0 && (sprak !== 'sv' || cms.namn === 'inbyggd')));
  const [bild] = picture;
  return {
    namn,
    byline: { sv: kept.byline, en: kept.byline_en },
    om: { sv: kept.om, en: kept.om_en },
    bild: bild === undefined ? null : portraitOf(bild),
    lankar: kept.lankar,
    sidor: recordOf(LANGUAGES, (sprak) => (slug !== undefined && read.has(sprak) ? authorPath(sprak, slug) : '')),
  };
}
