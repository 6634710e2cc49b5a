import { keyInBody } from '#lib/contract/idempotency-key.ts';
import { Fault } from '#lib/errors/fault.ts';
import { callOf } from '#lib/operations/batch/call-of-part.ts';
import { type PartOutcome, refusedAnswer } from '#lib/operations/batch/part-outcome.ts';
import type { OperationContext } from '#lib/operations/context.ts';

type Part = Parameters<typeof callOf>[1];

/** So many are under way at once: fewer than there are connections, so that everybody else is answered meanwhile. */
const AT_ONCE = 4;

/**
 * Carries out each by itself, whatever becomes of the others, those about the same id, or with the same key, in their order. The outcomes come in the order of the
 * parts. What is no refusal (the database is away) begins no more of them, and is thrown once those that are under way have ended: with the
 * same key the call may be made again, and what was done then is not done twice.
 */
export async function eachByItself(context: OperationContext, parts: readonly Part[], provkor: boolean): Promise<PartOutcome[]> {
  const outcomes: PartOutcome[] = [];
  const waiting = chainsOf(parts).values();
  const failures: unknown[] = [];
  async function work(): Promise<void> {
    for (const chain of waiting) {
      for (const [nr, part] of chain) {
        if (failures.length > 0) return;
        try {
          outcomes[nr] = await outcomeOf(context, part, { nr, provkor });
        } catch (error) {
          failures.push(error);
        }
      }
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  if (failures.length > 0) throw failures[0];
  return outcomes;
}

type Chain = Array<[nr: number, part: Part]>;

/** The parts with their places, those about the same id together, and those with the same key: one may be both. */
function chainsOf(parts: readonly Part[]): Chain[] {
  let chains: Array<{ marks: Set<string>; chain: Chain }> = [];
  for (const [nr, part] of parts.entries()) {
    const marks = marksOf(part);
    const [same, others] = [
      chains.filter((one) => !marks.isDisjointFrom(one.marks)),
      chains.filter((one) => marks.isDisjointFrom(one.marks)),
    ];
    const chain: Chain = [...same.flatMap((one) => one.chain).toSorted(([one], [other]) => one - other), [nr, part]];
    chains = [...others, { marks: new Set([...same.flatMap((one) => [...one.marks]), ...marks]), chain }];
  }
  return chains.map(({ chain }) => chain);
}

/** What a part has in common with those that it waits for. */
function marksOf({ id, kropp }: Part): Set<string> {
  const key = keyInBody(kropp);
  return new Set([...(id === undefined ? [] : [`id ${id.toLowerCase()}`]), ...(key === undefined ? [] : [`idem ${key}`])]);
}

async function outcomeOf(context: OperationContext, part: Part, { nr, provkor }: { nr: number; provkor: boolean }): Promise<PartOutcome> {
  const { others, idempotencyKey: key } = context;
  try {
    // No caller can send a key with a space in it, and so none of theirs is one of these.
    const idempotencyKey = key === undefined ? undefined : `${key} ${nr}`;
    const { status, body } = await others.byItself(callOf(others, part), { provkor, idempotencyKey });
    return { utfall: 'gjord', status, svar: { ...body, ok: true } };
  } catch (error) {
    if (!(error instanceof Fault)) throw error;
    return { utfall: 'nekad', status: error.status, svar: refusedAnswer(error) };
  }
}
