import type { Actor } from '#lib/contract/actor.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { FAULTS, type FaultCode } from '#lib/errors/codes.ts';
import { Fault, type FaultParams, type FaultPlace, faultEntry } from '#lib/errors/fault.ts';

/** Why somebody may not; `undefined` where these functions return it means that they may. */
export interface Refusal {
  kod: FaultCode;
  place?: FaultPlace;
  params: FaultParams;
  /** What else stands in the way, told at the same time. */
  ovriga?: readonly Refusal[];
}

export interface ItemScope {
  sektion: string;
  mall: string;
}

interface Axis {
  value: string;
  allowed: readonly string[];
  kod: FaultCode;
  name: 'sektion' | 'mall' | 'sprak';
}

/** In an agent's list: all of them, those that come later too. */
export const ALL_OF_THEM = '*';

/** What the actor may work in, of the sections, templates or languages it was given; undefined for all of them. */
export function limitTo({ typ }: Pick<Actor, 'typ'>, given: readonly string[]): readonly string[] | undefined {
  // For a person an empty list is no limit. An agent has what an administrator has written down, and no list is nothing.
  const unlimited = typ === 'agent' ? given.includes(ALL_OF_THEM) : given.length === 0;
  return unlimited ? undefined : given;
}

/** Whether the item lies within the sections, templates and languages the actor was given (decisions.md §3). */
export function outsideScope(actor: Actor, handling: string, item: ItemScope, sprak: readonly string[]): Refusal | undefined {
  const axes: Axis[] = [
    { value: item.sektion, allowed: actor.sektioner, kod: 'sektion_ej_tillaten', name: 'sektion' },
    { value: item.mall, allowed: actor.mallar, kod: 'mall_ej_tillaten', name: 'mall' },
    ...sprak.map((value): Axis => ({ value, allowed: actor.sprak, kod: 'sprak_ej_tillatet', name: 'sprak' })),
  ];
  const outside = axes.filter(({ value, allowed }) => limitTo(actor, allowed)?.includes(value) === false);
  const [first, ...ovriga] = outside.map(({ value, allowed, kod, name }): Refusal => {
    const tillatna = allowed.length === 0 ? 'inga ännu' : allowed.join(', ');
    return { kod, place: { falt: name, ...(name === 'sprak' ? { sprak: value } : {}) }, params: { handling, [name]: value, tillatna } };
  });
  return first === undefined || ovriga.length === 0 ? first : { ...first, ovriga };
}

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
