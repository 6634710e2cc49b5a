import type { Refusal } from '#lib/access/scope.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { FAULTS } from '#lib/errors/codes.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';

/** Throws the refusal, if there is one, with everything else that stands in the way. */
export function refuseIf(refusal: Refusal | undefined): void {
  if (refusal === undefined) return;
  const all = [refusal, ...(refusal.ovriga ?? [])];
  const fel = all.map(({ kod, place, params }) => faultEntry(kod, place, params));
  const { status } = FAULTS[refusal.kod];
  if (refusal.kod === 'omfang_saknas') throw new MissingScope(status, fel, String(refusal.params.omfang));
  throw new Fault(status, fel);
}

/** What an assistant's person has not granted: named, so that its program can ask them for just that. */
export class MissingScope extends Fault {
  static override readonly errorName: string = 'MissingScope';
  readonly omfang: string;

  constructor(status: number, fel: FaultEntry[], omfang: string) {
    super(status, fel);
    this.omfang = omfang;
  }
}
