import { z } from 'zod';
import { builtInRole } from '#lib/access/role-rights.ts';
import { ownRightsSchema, ROLES } from '#lib/contract/role.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import type { OwnRole } from '#lib/store/roles.ts';

/** A role of the newsroom's own, to whoever has changed it. */
export const ownRoleSchema = ownRightsSchema.extend({ id: z.string(), arkiverad: z.boolean() });

/**
 * The role that somebody is to be given: null for one of Studio's, which needs no looking up. Throws 422 for one that there is not, and
 * for one that has been put away, unless it is `kept`.
 */
export async function roleToGive({ store }: Pick<OperationContext, 'store'>, roll: string, kept?: string): Promise<OwnRole | null> {
  if (builtInRole(roll) !== undefined) return null;
  const own = await store.roles.byId(roll);
  if (own !== undefined && (!own.arkiverad || roll === kept)) return own;
  const open = (await store.roles.list()).filter(({ arkiverad }) => !arkiverad);
  throw fault('roll_okand', { falt: 'roll' }, { roll: roll.slice(0, 60), tillatna: [...ROLES, ...open.map(({ id }) => id)].join(', ') });
}
