import { lastMorning } from '#lib/content/last-morning.ts';
import { stockholmMinute } from '#lib/content/stockholm-time.ts';
import type { TaskLetters } from '#lib/contract/task-letters.ts';

/** When somebody has their letters, by Stockholm's clocks: the hours at which what is gathered comes, and those in which none do. */
export interface LetterTimes {
  klockslag: readonly number[];
  /** From the first until the second, over midnight where that is the earlier. */
  tysta: { fran: number; till: number } | null;
}

/** Whether letters wait at that instant. */
export function isQuiet(now: string, { tysta }: Pick<LetterTimes, 'tysta'>): boolean {
  if (tysta === null) return false;
  const hour = Number(stockholmMinute(now).slice(11, 13));
  const { fran, till } = tysta;
  return fran < till ? hour >= fran && hour < till : hour >= fran || hour < till;
}

/** The latest instant, not after `now`, at which what is gathered came. */
export function lastGathered(now: string, { klockslag }: Pick<LetterTimes, 'klockslag'>): string {
  const times = klockslag.map((hour) => lastMorning(now, `${String(hour).padStart(2, '0')}:00`));
  return times.toSorted().at(-1) ?? now;
}

/** How old what is written of must be, as ISO 8601: `undefined` where nothing is written now. `settled` is what has had its minute to be gathered in. */
export function ripeBefore(how: TaskLetters, times: LetterTimes, now: string, settled: string): string | undefined {
  if (how === 'aldrig' || isQuiet(now, times)) return undefined;
  return how === 'genast' ? settled : lastGathered(now, times);
}
