import { mediaIdsOf } from '#lib/blocks/article-pictures.ts';
import type { MediaFacts } from '#lib/checks/check-context.ts';
import { runChecks } from '#lib/checks/run-checks.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import { mediaOf } from '#lib/operations/check/article-media.ts';
import { leadingCodes } from '#lib/operations/check/leading-codes.ts';
import { mediaFacts } from '#lib/operations/check/media-facts.ts';
import { registeredPrograms } from '#lib/operations/check/registered-programs.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { Entry } from '#lib/operations/live/live-entry.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';

const PLACE = 'block[0].attrs.inlagg[0].';

/**
 * What the checks before a release say of one entry; of the report around it they have said what they have to. Only a fault
 * of its picture stops it: words are put right in a moment, but nobody can take back a picture that was not to be shown.
 */
export async function checkEntry(context: OperationContext, head: ItemHead, sprak: Language, block: string, entry: Entry) {
  const article = {
    ...{ rubrik: '', ingress: '', slug: '', hero: null, meta: {}, sprak },
    block: [{ type: 'liveinlagg', attrs: { id: block, inlagg: [entry] } }],
  };
  const library = await mediaOf(context.store, [article]);
  const media = mediaIdsOf(article).map((id): [string, MediaFacts] => {
    return [id, mediaFacts(context, library.get(id), sprak)];
  });
  const { fel, varningar } = runChecks(article, {
    mall: head.mall,
    nu: context.now,
    sektion: { id: head.sektion, namn: head.sektion, mallar: [] },
    sponsrad: head.sponsrad,
    kallor: head.kallor,
    taggar: head.taggar,
    kategorier: head.kategorier,
    kategoriKravs: false,
    slugUpptagen: false,
    inaktuell: false,
    registeredCodes: await leadingCodes(context, head.sektion, article),
    registeredPrograms: await registeredPrograms(context, [article]),
    egnaAdresser: [context.settings.url],
    media: new Map(media),
  });
  const ofEntry = (entries: typeof fel) =>
    entries.filter(({ falt }) => falt.startsWith(PLACE)).map((one) => ({ ...one, falt: one.falt.slice(PLACE.length) }));
  const stops = ({ falt }: FaultEntry) => falt.startsWith('bild');
  const found = ofEntry(fel);
  return { fel: found.filter(stops), varningar: [...found.filter((one) => !stops(one)), ...ofEntry(varningar)] };
}
