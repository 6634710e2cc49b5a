import { z } from 'zod';
import { ROLES } from '#lib/contract/role.ts';
import { ownRightsSchema, roleId } from '#lib/contract/role-shapes.ts';

/** A member of the editorial staff. */
export const personSchema = z
  .object({
    id: z.string(),
    epost: z.string(),
    namn: z.string(),
    roll: roleId.meta({ description: `En av ${ROLES.join(', ')}, eller en roll som redaktionen har gjort själv.` }),
    egen_roll: ownRightsSchema.nullable().meta({ description: 'Rollen, när den är redaktionens egen.' }),
    sektioner: z.array(z.string()).meta({ description: 'Tom lista betyder alla.' }),
    sprak: z.array(z.string()).meta({ description: 'Tom lista betyder alla.' }),
    publicera: z.boolean(),
    aktiv: z.boolean(),
    andra_faktor: z.boolean().meta({ description: 'Om personen visar mer än sitt lösenord för att logga in.' }),
    byta_inloggning: z.boolean().meta({ description: 'Om någon annan har valt personens lösenord: personen ska byta det.' }),
    skapad: z.string(),
    avidentifierad: z.boolean().meta({ description: 'Om personen har slutat och namn och e-post är ersatta.' }),
  })
  .meta({ id: 'Person' });

export type Person = z.infer<typeof personSchema>;
