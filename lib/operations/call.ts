import type { Actor } from '#lib/contract/actor.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import type { ParsedInput, RawInput } from '#lib/operations/parse-input.ts';

/** One call, as any transport hands it over. */
export interface Call {
  operation: Operation;
  actor: Actor;
  input: RawInput;
  idempotencyKey?: string;
  korrelation: string;
  /** Aborts when the caller has gone before it was answered; absent where nobody can go. */
  callerGone?: AbortSignal;
  /** How the call came, when that is worth telling in the log. */
  via?: 'mcp';
}

export interface Answer {
  status: number;
  /** The answer, or its JSON when it was kept from an earlier call with the same key. */
  body: Record<string, unknown> | string;
  replayed: boolean;
}

/** What an operation is given of a call: read, and found to be whole. */
export type Input = ParsedInput['input'];

/** The answer to a call that has done its work now; throws where the operation answers otherwise than it has declared. */
export function answerOf(machinery: Machinery, operation: Operation, output: Record<string, unknown>): Answer {
  if (machinery.checkOutput) operation.output.strict().parse(output);
  const status = typeof operation.status === 'function' ? operation.status(output) : (operation.status ?? 200);
  return { status, body: output, replayed: false };
}
