import { type Failure, failureOf } from '#components/studio/failure.ts';
import { stockholmDay } from '#components/studio/stockholm-day.ts';
import type { AgentArticle, UndoneWork } from '#lib/contract/agent-work.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** What becomes of an agent’s work with an article, or why it is refused. */
export type Undoing = Pick<AgentArticle, 'innehall' | 'rubrik'> & { work?: UndoneWork; failure?: Failure };

/** Whose work is undone, of which time; only tried, or done. */
interface Order {
  agent: string;
  fran: string;
  till: string;
  isTried: boolean;
}

/** Those that undoing would change something of, of what has been tried; of what has been done, those that were refused. */
export function leftToUndo(outcomes: readonly Undoing[], isTried: boolean): Undoing[] {
  if (!isTried) return outcomes.filter(({ failure }) => failure !== undefined);
  return outcomes.filter(({ work }) => work !== undefined && work.utfall !== 'oforandrad');
}

/** The end of the time as it was when it was tried, so that no more is undone than what was told: now, where the last day is not over. */
export function fixedEnd(till: string, now: Date): string {
  return till === '' || till >= stockholmDay(now.toISOString()) ? now.toISOString() : till;
}

/** So many are asked for at once. */
const AT_ONCE = 4;

/** Undoes it in each of the articles by itself, and tells after each how many are done. The outcomes come in the order of the articles. */
export async function undoEach(
  artiklar: readonly Pick<AgentArticle, 'innehall' | 'rubrik'>[],
  { agent, fran, till, isTried }: Order,
  told: (done: number) => void,
): Promise<Undoing[]> {
  const outcomes: Undoing[] = [];
  const waiting = artiklar.entries();
  let done = 0;
  async function work(): Promise<void> {
    for (const [place, { innehall, rubrik }] of waiting) {
      const asked = { id: innehall, agent, fran, till, ...(isTried && { provkor: true }) };
      outcomes[place] = await studio.angraAgent(asked).then(
        (undone) => ({ innehall, rubrik, work: undone }),
        (error: unknown) => ({ innehall, rubrik, failure: failureOf(error) }),
      );
      told(++done);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return outcomes;
}
