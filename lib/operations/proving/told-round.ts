import { canonicalJson } from '#lib/content/canonical-json.ts';
import { PROVING_TRIES, type ProvingRound, type ProvingTask } from '#lib/contract/proving.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { readAnswer } from '#lib/operations/proving/read-answer.ts';
import { taskOf } from '#lib/proving/round.ts';
import { byKind } from '#lib/proving/score.ts';
import type { Task } from '#lib/proving/task.ts';
import type { KeptRound } from '#lib/store/proving-rounds.ts';

/** A round as it is told: of tasks that are not answered nothing but how many there are, and the seed once it is over. */
export function toldRound({ utdelad: _, fro, uppgifter, ...round }: KeptRound, now: string): ProvingRound {
  const over = isOver(round, now);
  return { ...round, fro: over ? fro : null, slag: byKind(uppgifter), uppgifter: uppgifter.filter(({ klarad }) => klarad !== null) };
}

/** Whether nothing more of it can be answered. */
export function isOver({ klar, slutar }: Pick<KeptRound, 'klar' | 'slutar'>, now: string): boolean {
  return klar !== null || Date.parse(slutar) <= Date.parse(now);
}

/** A task as it is handed out, and what it is judged by. */
export interface HandedOut {
  task: Task;
  told: ProvingTask;
  /** The same for the same task, told in the same words. */
  hash: string;
}

/**
 * The task that a round is at, as it was handed out. `undefined` for a round that another version of Studio has handed out: of what was asked then, or of what comes
 * after it, this one has nothing, or asks it in other words. So nobody is judged by what they were not asked.
 */
export async function handedOut(
  context: Pick<OperationContext, 'newBlockId' | 'hashToken'>,
  round: KeptRound,
): Promise<HandedOut | undefined> {
  const left = round.uppgifter.filter(({ klarad }) => klarad === null);
  if (left.some((planned) => taskOf(round.fro, planned.nr, planned) === undefined)) return undefined;
  const next = await nextTask(context, round);
  return next?.hash === round.utdelad ? next : undefined;
}

/**
 * The first task of a round that has not been answered, with what saving and publishing the article would say of it; `undefined` when all
 * have been.
 */
export async function nextTask(
  { newBlockId, hashToken }: Pick<OperationContext, 'newBlockId' | 'hashToken'>,
  { fro, uppgifter }: Pick<KeptRound, 'fro' | 'uppgifter'>,
): Promise<HandedOut | undefined> {
  const planned = uppgifter.find(({ klarad }) => klarad === null);
  if (planned === undefined) return undefined;
  const { nr, forsok } = planned;
  const task = taskOf(fro, nr, planned);
  if (task === undefined) throw new Error(`there is no task ${planned.prov}`);
  const { slag, mall, instruktion, artikel, underlag, konflikt } = task;
  const { fel, varningar } = await readAnswer(mall, artikel, newBlockId);
  const given = { nr, slag, mall, instruktion, artikel: { ...artikel }, fel, varningar, underlag, konflikt };
  return { task, told: { ...given, forsok_kvar: PROVING_TRIES - forsok }, hash: hashToken(canonicalJson(given)) };
}
