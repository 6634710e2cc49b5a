import type { ChangedArticle } from '#lib/adapters/cms/port.ts';
import { wholeCharacters } from '#lib/contract/characters.ts';
import type { ChangedPart } from '#lib/contract/cms-comparison.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { Store } from '#lib/store/store.ts';

const CALLED: Record<ChangedPart, string> = {
  status: 'statusen',
  slug: 'adressen',
  rubrik: 'rubriken',
  ingress: 'ingressen',
  text: 'texten',
  datum: 'datumet',
  kategorier: 'kategorierna',
  taggar: 'taggarna',
  hero: 'bilden',
};

const REMEDY =
  'Öppna artikeln: under Historik visas skillnaden, och där väljer du om Studios version ska läggas dit, om ändringen ska tas över eller om den får stå. Uppgiften blir klar av sig själv då.';

/**
 * Asks, once for each article, that somebody decides of what others have changed in the publishing system. Within a transaction; nothing is
 * done while another instance does it. How many were asked for.
 */
export async function askOfChanged(
  { newId }: Pick<OperationContext, 'newId'>,
  store: Store,
  now: string,
  changed: readonly ChangedArticle[],
): Promise<number> {
  if (!(await store.changedElsewhere.turn())) return 0;
  const parts = new Map(changed.map(({ externalId, delar }) => [externalId, delar.map((del) => CALLED[del]).join(', ')]));
  const unasked = await store.changedElsewhere.unasked([...parts.keys()]);
  for (const { innehall, rubrik, sektion } of unasked) {
    const task = {
      rubrik: wholeCharacters(`Ändrad i WordPress: ${rubrik}`.slice(0, LENGTHS.headline)),
      beskrivning: `Någon har ändrat artikeln i WordPress: ${parts.get(innehall) ?? ''}.\n\n${REMEDY}`,
    };
    await store.workQueue.create(now, newId(), { ...task, typ: 'publicering', sektion, innehall }, STUDIO);
  }
  return unasked.length;
}
