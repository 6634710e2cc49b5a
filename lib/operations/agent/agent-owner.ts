import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

/** The person who is to answer for an agent, named by id or e-mail. Throws when there is none, or none who may. */
export async function agentOwner({ store }: OperationContext, named: string) {
  const person = isId(named) ? await store.people.byId(named) : await store.people.byEmail(named);
  if (person === undefined) throw fault('finns_inte', { falt: 'agare' }, { vad: 'Ägaren' });
  if (!person.aktiv) throw fault('agare_inaktiv', { falt: 'agare' }, { person: person.namn });
  const { id, epost, namn, aktiv } = person;
  return { id, epost, namn, aktiv };
}
