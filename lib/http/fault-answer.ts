import type { Fault } from '#lib/errors/fault.ts';
import { type Answer, jsonAnswer } from '#lib/http/answer.ts';

/** The envelope of a refusal (decisions.md §2), with the headers that belong to it; the only place that makes one. */
export function faultAnswer(refusal: Fault, more: { headers?: Readonly<Record<string, string>>; extra?: object } = {}): Answer {
  return jsonAnswer(refusal.status, envelopeOf(refusal, more.extra), { ...more.headers, ...refusal.headers });
}

/** What a caller reads of a refusal, whichever door was asked. */
export function envelopeOf(
  { fel, varningar, extra }: Pick<Fault, 'fel' | 'varningar' | 'extra'>,
  more: object = {},
): Record<string, unknown> {
  return { ok: false, fel, varningar, ...extra, ...more };
}
