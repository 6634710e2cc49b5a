import type { FrontOf } from '#lib/content/fill-edition.ts';
import { ruleTags } from '#lib/content/rule-tags.ts';
import type { Place } from '#lib/contract/edition.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isId } from '#lib/contract/id.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';
import { chosenHeadlines } from '#lib/operations/front/chosen-headlines.ts';

/** What of the places can be no place: what names an article, a section or a tag that there is not, and a time that ends before it begins. */
export async function placeFaults(
  { store, sections }: Pick<CheckingContext, 'store' | 'sections'>,
  places: readonly Place[],
  { sprak, sektion }: FrontOf,
): Promise<FaultEntry[]> {
  const chosen = places.flatMap(({ artikel }) => (artikel !== null && isId(artikel) ? [artikel] : []));
  const [headlines, tags, known] = await Promise.all([
    chosenHeadlines(store, sprak, chosen),
    store.readers.tags.now(ruleTags(places)),
    sections(),
  ]);
  return places.flatMap((place, index) => {
    const wrong = wrongIn(place, {
      sektion,
      isArticle: (id) => headlines.has(id),
      isSection: (id) => known.some((section) => section.id === id),
      isTag: (id) => tags.has(id),
    });
    // All that is wrong with a place is told of it once.
    return wrong.length === 0
      ? []
      : [faultEntry('framsida_plats', { falt: `platser.${index}` }, { plats: index + 1, fel: wrong.join('; ') })];
  });
}

interface Known {
  sektion: string | null;
  isArticle(id: string): boolean;
  isSection(id: string): boolean;
  isTag(id: string): boolean;
}

function wrongIn({ artikel, fran, till, sektion: rule, tagg }: Place, { sektion, isArticle, isSection, isTag }: Known): string[] {
  return [
    ...(artikel !== null && !isArticle(artikel) ? [`artikeln ${artikel.slice(0, 40)} finns inte`] : []),
    ...(rule !== null && sektion !== null ? ['en sektions framsida har bara sektionens egna artiklar och kan inte hämta ur en annan'] : []),
    ...(rule !== null && sektion === null && !isSection(rule) ? [`sektionen ${rule.slice(0, 40)} finns inte`] : []),
    ...(rule !== null && tagg !== null ? ['regeln har både sektion och tagg'] : []),
    ...(tagg !== null && !isTag(tagg) ? [`taggen ${tagg.slice(0, 40)} finns inte`] : []),
    ...(fran !== null && till !== null && till <= fran ? ['tiden slutar innan den börjar'] : []),
    ...(artikel === null && (fran !== null || till !== null) ? ['en tid står där utan artikel'] : []),
  ];
}
