import { idField, isId } from '#lib/contract/id.ts';
import type { FaultCode } from '#lib/errors/codes.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { PersonRecord } from '#lib/store/people.ts';

/** Who takes over what somebody has. */
export const successorField = idField.meta({
  description: 'Id eller e-post för den som tar över personens utkast, ansvar, tagna uppgifter, väntande publiceringar och agenter.',
});

export const SUCCESSOR_FAULTS = [
  'overtagare_inaktiv',
  'overtagare_samma',
  'overtagare_saknar_ratt',
] as const satisfies readonly FaultCode[];

/**
 * The person that `named` is, by id or e-mail, held together with the one they take over from: neither is changed by anybody else until
 * the transaction ends. `undefined` where nobody is named. Throws for who does not exist, may not come in, or is the same person.
 */
export async function heldSuccessor(
  { store: { people } }: OperationContext,
  from: string,
  named: string | undefined,
): Promise<PersonRecord | undefined> {
  if (named === undefined || !isId(from)) return undefined;
  const found = isId(named) ? await people.byId(named) : await people.byEmail(named);
  if (found === undefined) throw fault('finns_inte', PLACE, { vad: 'Den som ska ta över' });
  if (found.id === from) throw fault('overtagare_samma', PLACE, { person: found.namn });
  await people.hold(from, found.id);
  const held = await people.byId(found.id);
  if (held?.aktiv !== true) throw fault('overtagare_inaktiv', PLACE, { person: found.namn });
  return held;
}

const PLACE = { falt: 'overtagare' };
