import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { RIGHTS, ROLE_ID } from '#lib/contract/role.ts';
import { shownName } from '#lib/contract/shown-name.ts';

/** A role of the newsroom's own, as it stands with whoever has it. */
export const ownRightsSchema = z.object({
  namn: z.string(),
  ratter: z.array(z.enum(RIGHTS)),
  sektioner: z.array(z.string()).meta({ description: 'För den som inte har egna sektioner; tom lista betyder alla.' }),
  sprak: z.array(z.string()).meta({ description: 'För den som inte har egna språk; tom lista betyder alla.' }),
});
export type OwnRights = z.infer<typeof ownRightsSchema>;

/** The id of a role: how it stands with the people who have it, for good. */
export const roleId = z.string().regex(ROLE_ID);

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
