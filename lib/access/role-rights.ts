import { RIGHTS, type Right, ROLES, type Role } from '#lib/contract/role.ts';
import type { OwnRights } from '#lib/contract/role-shapes.ts';

const WRITES: readonly Right[] = ['skriva'];
const REVIEWS: readonly Right[] = [...WRITES, 'godkanna'];
const CHIEF: readonly Right[] = RIGHTS.filter((right) => right !== 'administrera');

/** The matrix of decisions.md §3: what each role holds. What an administrator publishes, the flag `publicera` decides. */
const OF_ROLES: Record<Role, readonly Right[]> = {
  superadmin: RIGHTS,
  admin: RIGHTS.filter((right) => right !== 'publicera' && right !== 'overstyra' && right !== 'ta_ned'),
  chefredaktor: CHIEF,
  publicist: [...REVIEWS, 'publicera', 'lexikon'],
  granskare: REVIEWS,
  skribent: WRITES,
  lasare: [],
};

const PUBLISHING_ADMIN: readonly Right[] = [...OF_ROLES.admin, 'publicera', 'ta_ned'];

/** Somebody as far as their role goes: `egen_roll` is set where the newsroom has made the role itself. */
export interface RoleHolder {
  roll: string;
  publicera: boolean;
  egen_roll?: Pick<OwnRights, 'ratter'> | null | undefined;
}

/** The role of Studio’s own with that id; `undefined` for one that the newsroom has made, and for an agent. */
export function builtInRole(roll: string): Role | undefined {
  return ROLES.find((role) => role === roll);
}

/** What somebody’s role holds. A role that nobody knows of holds nothing. */
export function rightsOfRole({ roll, publicera, egen_roll }: RoleHolder): readonly Right[] {
  if (egen_roll) return egen_roll.ratter;
  const role = builtInRole(roll);
  if (role === undefined) return [];
  return role === 'admin' && publicera ? PUBLISHING_ADMIN : OF_ROLES[role];
}

/** Whether somebody’s role holds the right; where they may use it is another thing. */
export function holds(holder: RoleHolder, right: Right): boolean {
  return rightsOfRole(holder).includes(right);
}
