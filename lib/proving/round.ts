import type { ProvingKind } from '#lib/contract/proving.ts';
import { CONFLICT_NAMES, conflictTask } from '#lib/proving/conflict-task.ts';
import { hostileTask, INJECTION_NAMES } from '#lib/proving/hostile-task.ts';
import { type Random, randomOf } from '#lib/proving/random.ts';
import { breakagesOf, repairTask } from '#lib/proving/repair-task.ts';
import type { Task } from '#lib/proving/task.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

/** What a task of a round is about: its words follow from the seed. */
export interface PlannedTask {
  slag: ProvingKind;
  /** Of repairs alone. */
  mall: string;
  prov: string;
}

/** So many sources with orders in them are in a round, and so many saves that came too late. */
const SOME = 4;

/**
 * The tasks of a round, the same each time for the same seed: an article of every template, broken in a way that chance chooses; sources
 * that order something, each something else; and every kind of save that came too late.
 */
export function plannedRound(seed: number): PlannedTask[] {
  const random = randomOf(seed, 0);
  const repairs = random
    .shuffled([...TEMPLATES.keys()])
    .map((mall) => ({ slag: 'laga' as const, mall, prov: oneOf(breakagesOf(mall, random), random) }));
  const sources = random.shuffled(INJECTION_NAMES).slice(0, SOME);
  const late = random.shuffled(CONFLICT_NAMES).slice(0, SOME);
  return random.shuffled([
    ...repairs,
    ...sources.map((prov) => ({ slag: 'underlag' as const, mall: '', prov })),
    ...late.map((prov) => ({ slag: 'samtidigt' as const, mall: '', prov })),
  ]);
}

/** The task by its number in the round, from 1; `undefined` for what another version of Studio has planned, and this one does not have. */
export function taskOf(seed: number, nr: number, { slag, mall, prov }: PlannedTask): Task | undefined {
  const random = randomOf(seed, nr);
  if (slag === 'laga') return repairTask(mall, prov, random);
  return slag === 'underlag' ? hostileTask(prov, random) : conflictTask(prov, random);
}

function oneOf(names: readonly string[], random: Random): string {
  const chosen = names[random.below(names.length)];
  if (chosen === undefined) throw new Error('an article that cannot be broken');
  return chosen;
}
