import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { shownName } from '#lib/contract/shown-name.ts';

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

/** A role of the newsroom's own, as it stands with whoever has it. */
export const ownRightsSchema = z.object({
  namn: z.string(),
  ratter: z.array(z.enum(RIGHTS)),
  sektioner: z.array(z.string()).meta({ description: 'För den som inte har egna sektioner; tom lista betyder alla.' }),
  sprak: z.array(z.string()).meta({ description: 'För den som inte har egna språk; tom lista betyder alla.' }),
});
export type OwnRights = z.infer<typeof ownRightsSchema>;

export const ROLE_ID = /^[a-z][a-z0-9_-]{1,39}$/;

/** The id of a role: how it stands with the people who have it, for good. */
export const roleId = z.string().regex(ROLE_ID);

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

/** With letters in it. */
const name = shownName(bounded('name').trim().min(1)).regex(/\p{L}/u);

/** What of a role is written; whether its sections and languages exist, the newsroom knows. */
export const roleFields = {
  id: roleId.meta({ description: 'Rollens id: små bokstäver a–z, siffror, - och _, till exempel webbredaktor. Ändras aldrig.' }),
  namn: name.meta({ description: 'Vad rollen heter, på en rad.' }),
  ratter: z
    .array(z.enum(RIGHTS))
    .max(RIGHTS.length)
    .meta({ description: 'Det som rollen får; tom lista är att bara läsa. Vad var och en är säger listaRoller.' }),
  sektioner: z.array(z.string()).max(200).meta({ description: 'Sektioner för den som inte har fått egna; tom lista betyder alla.' }),
  sprak: z.array(z.string()).max(20).meta({ description: 'Språk för den som inte har fått egna; tom lista betyder alla.' }),
  arkiverad: z.boolean().meta({ description: 'true: rollen ges inte till fler. De som har den behåller den.' }),
};

/** A role with what it holds of the matrix (decisions.md §3), Studio's own or the newsroom's. */
export const toldRoleSchema = z
  .object({
    id: z.string(),
    namn: z.string(),
    inbyggd: z.boolean().meta({ description: 'Om rollen är Studios egen, och inte går att ändra.' }),
    ratter: z.array(z.enum(RIGHTS)),
    med_publicera: z.array(z.enum(RIGHTS)).meta({ description: 'Det som en administratör får därutöver med publicera påslaget.' }),
    sektioner: z.array(z.string()),
    sprak: z.array(z.string()),
    arkiverad: z.boolean(),
    personer: z.int().meta({ description: 'Så många som kan logga in har rollen.' }),
  })
  .meta({ id: 'Roll' });
export type ToldRole = z.infer<typeof toldRoleSchema>;
