import type { Actor } from '#lib/contract/actor.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { type FaultParams, type FaultPlace, fault } from '#lib/errors/fault.ts';

/** Why somebody may not; `undefined` where these functions return it means that they may. */
export interface Refusal {
  kod: FaultCode;
  place?: FaultPlace;
  params: FaultParams;
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

/**
 * Whether the item lies within the sections, templates and languages the actor was given. An empty list means all of
 * them, except where `listed` is asked for: an agent publishes only where an administrator has written it down
 * (interface.md «Authentication»; decisions.md §3).
 */
export function outsideScope(
  actor: Actor,
  handling: string,
  item: ItemScope,
  sprak: readonly string[],
  listed = false,
): Refusal | undefined {
  const axes: Axis[] = [
    { value: item.sektion, allowed: actor.sektioner, kod: 'sektion_ej_tillaten', name: 'sektion' },
    { value: item.mall, allowed: actor.mallar, kod: 'mall_ej_tillaten', name: 'mall' },
    ...sprak.map((value): Axis => ({ value, allowed: actor.sprak, kod: 'sprak_ej_tillatet', name: 'sprak' })),
  ];
  for (const { value, allowed, kod, name } of axes) {
    if (allowed.includes(value) || (allowed.length === 0 && !listed)) continue;
    const tillatna = allowed.length === 0 ? 'inga ännu' : allowed.join(', ');
    return { kod, place: { falt: name, ...(name === 'sprak' ? { sprak: value } : {}) }, params: { handling, [name]: value, tillatna } };
  }
  return undefined;
}

/** Throws the refusal, if there is one. */
export function require(refusal: Refusal | undefined): void {
  if (refusal !== undefined) throw fault(refusal.kod, refusal.place, refusal.params);
}
