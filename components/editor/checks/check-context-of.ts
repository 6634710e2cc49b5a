import type { SessionState } from '#components/editor/session/article-session.ts';
import type { CheckContext } from '#lib/checks/check-context.ts';
import { unconfirmedName } from '#lib/content/byline.ts';
import type { Section } from '#lib/contract/section.ts';

/** What the service has been asked about what the article names, and of the newsroom’s own rules. */
export type Looked = Pick<CheckContext, 'media' | 'lankar' | 'slugUpptagen' | 'prisdagar'> &
  Required<Pick<CheckContext, 'registeredCodes' | 'registeredPrograms'>>;

/** What the checks may know of the article in its open language, as it stands in the editor. */
export function checkContext(
  state: SessionState,
  sektioner: readonly Section[],
  { media, registeredCodes, registeredPrograms, slugUpptagen, prisdagar, lankar = new Map() }: Looked,
): CheckContext {
  const { item, details, sprak, versions } = state;
  const section = sektioner.find(({ id }) => id === details.sektion);
  const source = sprak === item.kallsprak ? undefined : versions[item.kallsprak];
  return {
    mall: details.mall,
    nu: new Date().toISOString(),
    sektion: { id: details.sektion, namn: section?.namn ?? details.sektion, mallar: section?.mallar ?? [details.mall] },
    sponsrad: details.sponsrad,
    kallor: details.kallor,
    obekraftadAnsvarig: details.ansvarig === item.ansvarig ? unconfirmedName(item) : undefined,
    taggar: details.taggar,
    kategorier: details.kategorier,
    kategoriKravs: false,
    slugUpptagen,
    inaktuell: (item.sprak[sprak]?.inaktuell ?? false) && versions[sprak]?.kallRevision !== source?.bas,
    ...{ media, registeredCodes, registeredPrograms, lankar },
    ...(prisdagar === undefined ? {} : { prisdagar }),
    ...(source === undefined ? {} : { kalla: source.draft }),
  };
}
