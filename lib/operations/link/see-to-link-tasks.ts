import { linkCauseText } from '#lib/content/link-causes.ts';
import { wholeCharacters } from '#lib/contract/characters.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';
import type { ArticleToMend, BrokenLink } from '#lib/store/link-tasks.ts';
import type { Store } from '#lib/store/store.ts';

/** No more are asked for at once: a host that is gone for good is to bury nothing else in the queue. */
const MOST_OPEN = 100;
/** So many are told of in a task; the article tells of all. */
const MOST_TOLD = 10;

/**
 * Asks, once for each article, that somebody sees to its broken links, and calls it done when none is left. Within a transaction; nothing is done while another
 * instance does it. How many were asked for.
 */
export async function seeToLinkTasks({ newId }: Pick<OperationContext, 'newId'>, store: Store, now: string): Promise<number> {
  if (!(await store.linkTasks.turn())) return 0;
  await store.linkTasks.close(now, STUDIO);
  const room = MOST_OPEN - (await store.linkTasks.open());
  if (room <= 0) return 0;
  const articles = await store.linkTasks.wanted(now, room);
  for (const article of articles) {
    const task = linkTask(article, await store.linkTasks.brokenIn(article.innehall, now));
    await store.workQueue.create(now, newId(), { ...task, typ: 'lank', sektion: article.sektion, innehall: article.innehall }, STUDIO);
  }
  return articles.length;
}

/** What is asked of whoever takes it. */
function linkTask({ rubrik }: ArticleToMend, broken: readonly BrokenLink[]): { rubrik: string; beskrivning: string } {
  const what = broken.length === 1 ? 'En länk leder fel' : `${broken.length} länkar leder fel`;
  const told = broken.slice(0, MOST_TOLD).map(({ adress, orsak, svar }) => `${shortened(adress)}: ${linkCauseText(orsak, svar)}`);
  const more = broken.length > MOST_TOLD ? [`Och ${broken.length - MOST_TOLD} till.`] : [];
  const remedy = 'Öppna artikeln: under Kontroll går det att byta adress direkt. Uppgiften blir klar av sig själv när länkarna är lagade.';
  return {
    rubrik: wholeCharacters(`${what}: ${rubrik}`.slice(0, LENGTHS.headline)),
    beskrivning: [...told, ...more, '', remedy].join('\n'),
  };
}

function shortened(address: string): string {
  return address.length > 200 ? `${address.slice(0, 199)}…` : address;
}
