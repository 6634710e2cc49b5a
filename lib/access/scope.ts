import type { Actor } from '#lib/contract/actor.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import type { FaultPlace } from '#lib/errors/fault.ts';
import type { FaultParams } from '#lib/errors/fill-sentence.ts';

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
