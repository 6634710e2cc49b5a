import { cannotRelease } from '#lib/access/rights.ts';
import type { ItemScope } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { faultEntry } from '#lib/errors/fault.ts';

/** All that stands in the way of the actor's right to publish that language of an article, with what to do about each; empty where nothing does. */
export function whyNotReleased(actor: Actor, { sektion, mall }: ItemScope, sprak: string): FaultEntry[] {
  const refusal = cannotRelease(actor, { sektion, mall }, [sprak]);
  if (refusal === undefined) return [];
  return [refusal, ...(refusal.ovriga ?? [])].map(({ kod, place, params }) => faultEntry(kod, place, params));
}
