import { joinedPortions } from '#components/studio/agents/joined-portions.ts';
import { type Failure, failureOf } from '#components/studio/failure.ts';
import { stockholmDay } from '#components/studio/stockholm-day.ts';
import type { AgentArticle, UndoneWork } from '#lib/contract/agent-work.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** What becomes of an agent’s work with an article, and why the rest of it is refused: of many saves some may have been undone before that. */
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
  return outcomes.filter(({ work }) => work !== undefined && (work.utfall !== 'oforandrad' || savesLeft(work) > 0));
}

/** The end of the time as it was when it was tried, so that no more is undone than what was told: now, where the last day is not over. */
export function fixedEnd(till: string, now: Date): string {
  return till === '' || till >= stockholmDay(now.toISOString()) ? now.toISOString() : till;
}

/** How many of the agent’s saves are for the next call: one call undoes some at a time. */
export function savesLeft({ sprak }: UndoneWork): number {
  return sprak.reduce((sum, { aterstar }) => sum + aterstar, 0);
}

/** So many are asked for at once. */
const AT_ONCE = 4;

/** Tries the first portion, or undoes all of them, one call after another, and tells of all that have been. */
async function undone(
  asked: { id: string; agent: string; fran: string; till: string },
  isTried: boolean,
): Promise<Pick<Undoing, 'work' | 'failure'>> {
  const call = { ...asked, ...(isTried && { provkor: true }) };
  let work: UndoneWork | undefined;
  try {
    do {
      const portion = await studio.angraAgent(call);
      work = joinedPortions(work === undefined ? [portion] : [work, portion]);
    } while (!isTried && savesLeft(work) > 0);
    return { work };
  } catch (error) {
    return { ...(work !== undefined && { work }), failure: failureOf(error) };
  }
}

/** Undoes it in each of the articles by itself, and tells after each how many are done. The outcomes come in the order of the articles. */
export async function undoEach(
  artiklar: readonly Pick<AgentArticle, 'innehall' | 'rubrik'>[],
  { agent, fran, till, isTried }: Order,
  told: (done: number) => void,
): Promise<Undoing[]> {
  const outcomes: Undoing[] = [];
  const waiting = artiklar.entries();
  let done = 0;
  async function undoNext(): Promise<void> {
    for (const [place, { innehall, rubrik }] of waiting) {
      outcomes[place] = { innehall, rubrik, ...(await undone({ id: innehall, agent, fran, till }, isTried)) };
      told(++done);
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, undoNext));
  return outcomes;
}
