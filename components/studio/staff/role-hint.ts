import type { Role } from '#lib/contract/role.ts';

/** What each role may do, in a line (decisions.md §3). */
export const ROLE_HINT = {
  superadmin: 'Får allt, även utse administratörer.',
  admin: 'Sköter personer, agenter och inställningar.',
  chefredaktor: 'Publicerar, även trots fel, och tar ned.',
  publicist: 'Skriver, godkänner och publicerar.',
  granskare: 'Skriver och godkänner.',
  skribent: 'Skriver och lämnar till granskning.',
  lasare: 'Läser och förhandsvisar.',
} as const satisfies Record<Role, string>;
