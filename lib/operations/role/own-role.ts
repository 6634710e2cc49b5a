import { z } from 'zod';
import { builtInRole } from '#lib/access/role-rights.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { ROLES } from '#lib/contract/role.ts';
import { ownRightsSchema } from '#lib/contract/role-shapes.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';
import type { OwnRole } from '#lib/store/roles.ts';

/** A role of the newsroom's own, to whoever has changed it. */
export const ownRoleSchema = ownRightsSchema.extend({ id: z.string(), arkiverad: z.boolean() });

/**
 * The role that somebody is to be given: null for one of Studio's, which needs no looking up. Throws 422 for one that there is not, and
 * for one that has been put away, unless it is `kept`. Held until the transaction ends: what it holds now is what is given.
 */
export async function roleToGive(context: Pick<OperationContext, 'store'>, roll: string, kept?: string): Promise<OwnRole | null> {
  if (builtInRole(roll) !== undefined) return null;
  const own = await context.store.roles.hold(roll);
  if (own === undefined || (own.arkiverad && roll !== kept)) throw new Fault(422, await unknownRole(context, roll));
  return own;
}

/** The same of a role that is asked for, beside all else that is wrong with what is asked: the fault, or none. */
export async function roleFaults(context: Pick<CheckingContext, 'store'>, roll: string | undefined, kept?: string): Promise<FaultEntry[]> {
  if (roll === undefined || builtInRole(roll) !== undefined || roll === kept) return [];
  const own = await context.store.roles.byId(roll);
  return own === undefined || own.arkiverad ? unknownRole(context, roll) : [];
}

async function unknownRole({ store }: Pick<CheckingContext, 'store'>, roll: string): Promise<FaultEntry[]> {
  const open = (await store.roles.list()).flatMap(({ id, arkiverad }) => (arkiverad ? [] : [id]));
  return [faultEntry('roll_okand', { falt: 'roll' }, { roll: roll.slice(0, 60), tillatna: [...ROLES, ...open].join(', ') })];
}
