import { type Fault, fault } from '#lib/errors/fault.ts';
import type { Asked } from '#lib/http/asked.ts';

/** What only reads: whoever answers GET answers HEAD (RFC 9110 §9.3.2). */
export const READING = ['GET', 'HEAD'] as const;

/** So much of a method that nobody knows is told back. */
const LONGEST_TOLD = 20;

/** The refusal of a method that an address does not have, with those that it has, in words and in `Allow` (405, RFC 9110 §15.5.6). */
export function methodRefusal({ method }: Pick<Asked, 'method'>, allowed: readonly string[]): Fault {
  const tillatna = allowed.join(', ');
  return fault('metod_ej_tillaten', {}, { metod: method.slice(0, LONGEST_TOLD), tillatna }, { headers: { Allow: tillatna } });
}
