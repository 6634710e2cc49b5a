import type { CheckContext, MediaFacts } from '#lib/checks/check-context.ts';
import { type CheckReport, checkSteps, combineReports } from '#lib/checks/run-checks.ts';
import { unconfirmedName } from '#lib/content/byline.ts';
import type { ArticleContent, Item, Revision } from '#lib/contract/article.ts';
import { MOST_OPEN_PROPOSALS } from '#lib/contract/closed/proposal.ts';
import type { Language } from '#lib/contract/languages.ts';
import { mediaOfEach } from '#lib/operations/check/article-media.ts';
import { leadingCodes } from '#lib/operations/check/leading-codes.ts';
import { linkFacts } from '#lib/operations/check/link-facts.ts';
import { mediaFacts } from '#lib/operations/check/media-facts.ts';
import { registeredPrograms } from '#lib/operations/check/registered-programs.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { contentOf } from '#lib/operations/language/save-revision.ts';
import { proposalHead } from '#lib/operations/proposal/shown-proposal.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

/**
 * Runs every check on the given revisions of one item, with all that the application knows about it. `takenSlug` says whether
 * another item of the section has the version's slug, for whoever knows already.
 */
export async function checkVersions(
  context: OperationContext,
  item: Item,
  versions: readonly Revision[],
  takenSlug: (version: Revision) => boolean | Promise<boolean> = ({ sprak, slug }) =>
    context.store.slugs.taken(item.id, item.sektion, sprak, slug),
): Promise<CheckReport> {
  const section = (await context.sections()).find((candidate) => candidate.id === item.sektion);
  const { library, shown } = await mediaOfEach(context.store, versions);
  const factsIn =
    (sprak: Language) =>
    (id: string): [string, MediaFacts] => [id, mediaFacts(context, library.get(id), sprak)];
  const reports: CheckReport[] = [];
  for (const version of versions) {
    const state = item.sprak[version.sprak];
    const egnaAdresser = [context.settings.url, state?.lank ?? ''];
    const [slugUpptagen, publicerad, registeredCodes, programs, lankar, forslag] = await Promise.all([
      version.slug !== '' && takenSlug(version),
      publicVersion(context, item, version.sprak),
      leadingCodes(context, item.sektion, version),
      registeredPrograms(context, [version]),
      linkFacts(context, version, [context.settings.url]),
      openSuggestions(context, item, version),
    ]);
    const source = version.sprak === item.kallsprak ? undefined : item.sprak[item.kallsprak]?.arbetsrevision;
    const known: CheckContext = {
      mall: item.mall,
      nu: context.now,
      prisdagar: context.settings.prisdagar,
      sektion: { id: item.sektion, namn: section?.namn ?? item.sektion, mallar: section?.mallar ?? [] },
      sponsrad: item.sponsrad,
      kallor: item.kallor,
      obekraftadAnsvarig: unconfirmedName(item),
      taggar: item.taggar,
      kategorier: section?.kategori === null || section === undefined ? item.kategorier : [section.kategori, ...item.kategorier],
      kategoriKravs: context.cms.kraverKategori,
      slugUpptagen,
      inaktuell: state?.inaktuell ?? false,
      forslag: { antal: forslag, stoppar: context.settings.forslagStoppar },
      ...(source === undefined ? {} : { kalla: source }),
      ...(publicerad === undefined ? {} : { publicerad }),
      registeredCodes,
      registeredPrograms: programs,
      lankar,
      egnaAdresser,
      media: new Map(shown.get(version)?.map(factsIn(version.sprak))),
    };
    reports.push(await inTurns(checkSteps(version, known)));
  }
  return combineReports(reports);
}

/** How many proposals have something in them that somebody could still accept into the version; nothing is read where none is undecided. */
async function openSuggestions({ store }: OperationContext, item: Item, version: Revision): Promise<number> {
  if ((item.sprak[version.sprak]?.oppna_forslag ?? 0) === 0) return 0;
  const window = { sida: 1, per_sida: MOST_OPEN_PROPOSALS };
  const { rader } = await store.proposals.list(item.id, version.sprak, true, window);
  return rader.filter((proposal) => proposalHead(proposal, contentOf(version)).oppna > 0).length;
}

/** What readers have of the version; nothing where a release would bring out other facts, whatever the words (decisions.md §15). */
async function publicVersion(context: OperationContext, item: Item, sprak: Language): Promise<ArticleContent | undefined> {
  const state = item.sprak[sprak];
  const id = state?.publicerad_revision?.id;
  if (state === undefined || id === undefined || state.ej_slappt.length > 0) return undefined;
  return id === state.arbetsrevision.id ? state.arbetsrevision : context.store.revisions.get(item.id, sprak, id);
}
