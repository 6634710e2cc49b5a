/** decisions.md §3, widest first. */
export const ROLES = ['superadmin', 'admin', 'chefredaktor', 'publicist', 'granskare', 'skribent', 'lasare'] as const;
export type Role = (typeof ROLES)[number];

/** What a role can hold of the matrix, beside reading, which everybody may. In the order that a form shows them. */
export const RIGHTS = [
  'skriva',
  'radera_utkast',
  'godkanna',
  'publicera',
  'overstyra',
  'ta_ned',
  'radera_publicerat',
  'lexikon',
  'handbok',
  'logg',
  'administrera',
] as const;
export type Right = (typeof RIGHTS)[number];

/** What somebody needs besides for a right to be of any use: nobody approves, publishes or removes in what they may not write in. */
export const RIGHT_NEEDS: Partial<Record<Right, Right>> = {
  radera_utkast: 'skriva',
  godkanna: 'skriva',
  publicera: 'skriva',
  overstyra: 'publicera',
  ta_ned: 'skriva',
  radera_publicerat: 'skriva',
  lexikon: 'skriva',
};

/** What each right is, to people. */
export const RIGHT_NAMES = {
  skriva: 'Skriva, kopiera, översätta, ladda upp bilder och arbeta i kön',
  radera_utkast: 'Radera andras utkast',
  godkanna: 'Godkänna texter för publicering',
  publicera: 'Publicera och schemalägga',
  overstyra: 'Publicera trots fel som stoppar',
  ta_ned: 'Ta ned artiklar',
  radera_publicerat: 'Radera det som har varit publicerat',
  lexikon: 'Ändra i personlexikonet och slå ihop taggar',
  handbok: 'Ändra i handboken',
  logg: 'Läsa loggen',
  administrera: 'Sköta personer, agenter, sektioner och inställningar',
} as const satisfies Record<Right, string>;

export const ROLE_ID = /^[a-z][a-z0-9_-]{1,39}$/;

/** What Studio's own roles are called. */
export const ROLE_NAMES = {
  superadmin: 'Superadministratör',
  admin: 'Administratör',
  chefredaktor: 'Chefredaktör',
  publicist: 'Publicist',
  granskare: 'Granskare',
  skribent: 'Skribent',
  lasare: 'Läsare',
} as const satisfies Record<Role, string>;
