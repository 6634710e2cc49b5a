import type { FaultEntry } from '#lib/contract/fault.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { faultEntry } from '#lib/errors/fault.ts';

/** As many of the faults as anybody reads and, where there are more than those, how many: with `untold` that were never put into words. */
export function withRest(faults: readonly FaultEntry[], untold = 0): FaultEntry[] {
  const told = faults.slice(0, LIMITS.faults);
  const antal = faults.length - told.length + untold;
  return antal === 0 ? told : [...told, faultEntry('fel_fler', {}, { antal })];
}
