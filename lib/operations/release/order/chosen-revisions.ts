import type { Item, Revision } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/**
 * The revisions that a release is of, whatever is saved while it runs: those named in `revisioner`, else the working ones.
 * Throws 422 for each that there is not, and for languages that are not released.
 */
export async function chosenRevisions(
  context: OperationContext,
  item: Item,
  languages: readonly Language[],
  revisioner: Readonly<Record<string, string>>,
): Promise<Revision[]> {
  const named = Object.entries(revisioner).filter(([sprak]) => !languages.some((language) => language === sprak));
  const faults = named.map(([sprak, revision]) => unknownRevision(sprak, revision));
  const found = await Promise.all(
    languages.map(async (language) => {
      const chosen = revisioner[language];
      const version =
        chosen === undefined ? item.sprak[language]?.arbetsrevision : await context.store.revisions.get(item.id, language, chosen);
      if (version === undefined) faults.push(unknownRevision(language, chosen ?? ''));
      return version;
    }),
  );
  if (faults.length > 0) throw new Fault(422, faults);
  return found.filter((version) => version !== undefined);
}

function unknownRevision(sprak: string, revision: string): FaultEntry {
  const place = { falt: `revisioner.${sprak.slice(0, 20)}`, sprak: isLanguage(sprak) ? sprak : '' };
  return faultEntry('revision_okand', place, { revision: revision.slice(0, 60), sprak: sprak.slice(0, 20) });
}
