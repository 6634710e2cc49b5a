import type { ProvingOutcome } from '#lib/contract/proving.ts';
import { rightAnswer } from '#lib/proving/right-answer.ts';
import { taskOf } from '#lib/proving/round.ts';
import type { Task } from '#lib/proving/task.ts';
import type { Answer } from './answer.ts';
import type { Caller } from './caller.ts';
import { sql } from './database.ts';

/** The task that the round is at, as Studio judges it. */
export async function heldTask(pid: string): Promise<Task & { nr: number }> {
  const [round] = await sql<{ fro: number; uppgifter: ProvingOutcome[] }>('SELECT fro, uppgifter FROM provomgang WHERE id = $1', [pid]);
  const planned = round?.uppgifter.find(({ klarad }) => klarad === null);
  if (round === undefined || planned === undefined) throw new Error('nothing is left to answer');
  const task = taskOf(round.fro, planned.nr, planned);
  if (task === undefined) throw new Error(`there is no task ${planned.prov}`);
  return { ...task, nr: planned.nr };
}

/** Answers the task that the round is at: rightly, where nothing else is said of it. */
export async function answerTask(by: Caller, pid: string, wrong?: (task: Task) => object | undefined): Promise<Answer> {
  const task = await heldTask(pid);
  return by.post(`/prov/${pid}/svar`, { uppgift: task.nr, svar: wrong?.(task) ?? rightAnswer(task) });
}

/** A whole round: its last answer, with the result. */
export async function wholeRound(by: Caller, wrong?: (task: Task) => object | undefined): Promise<Answer> {
  let last = await by.post('/prov', {});
  const { id } = last.body.prov;
  do last = await answerTask(by, id, wrong);
  while (last.body.prov === null);
  return last;
}
