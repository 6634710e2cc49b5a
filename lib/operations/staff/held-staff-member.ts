import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAppoint } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { roleToGive } from '#lib/operations/role/own-role.ts';
import type { PersonRecord } from '#lib/store/people.ts';

interface HeldStaffMember {
  person: PersonRecord;
  /** Those that are active superadmins until the transaction ends. */
  superadmins: readonly string[];
}

/**
 * Somebody whose account is to be changed, with their role held against every other change until the transaction ends: else whoever is
 * allowed to change a writer would have changed an administrator, who was appointed in the same moment. 404 where there is nobody, 403
 * where they administer and the actor may not appoint those who do.
 */
export async function heldStaffMember(context: OperationContext, id: string): Promise<HeldStaffMember> {
  const { people } = context.store;
  const [{ superadmins }, person] = isId(id) ? await Promise.all([people.hold(id), people.byId(id)]) : [{ superadmins: [] }, undefined];
  if (person === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Personen' });
  const { roll } = person;
  refuseIf(cannotAppoint(context.actor, { roll, egen_roll: await roleToGive(context, roll, roll) }));
  return { person, superadmins };
}
