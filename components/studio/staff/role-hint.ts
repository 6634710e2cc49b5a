import { builtInRole } from '#lib/access/role-rights.ts';
import type { Role } from '#lib/contract/role.ts';

const HINTS = {
  superadmin: 'Får allt, även utse administratörer.',
  admin: 'Sköter personer, agenter och inställningar.',
  chefredaktor: 'Publicerar, även trots fel, och tar ned.',
  publicist: 'Skriver, godkänner och publicerar.',
  granskare: 'Skriver och godkänner.',
  skribent: 'Skriver och lämnar till granskning.',
  lasare: 'Läser och förhandsvisar.',
} as const satisfies Record<Role, string>;

/** What a role may do, in a line (decisions.md §3). What one that the newsroom has made may do stands under Roller. */
export function roleHint({ roll }: { roll: string }): string {
  const role = builtInRole(roll);
  if (role !== undefined) return HINTS[role];
  return roll === 'agent' ? '' : 'Redaktionens egen roll.';
}
