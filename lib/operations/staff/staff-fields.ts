import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { ROLES } from '#lib/contract/role.ts';
import { roleId } from '#lib/contract/role-shapes.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import { newPassword } from '#lib/operations/account/new-password.ts';

export const staffFields = {
  namn: shownName(bounded('name').trim().min(1)).meta({ description: 'Namn, som det syns i historiken.' }),
  roll: roleId.meta({ description: `${ROLES.join(', ')}, eller id för en roll som redaktionen har gjort (listaRoller).` }),
  sektioner: z.array(z.string()).meta({ description: 'Sektioner personen får arbeta i; tom lista betyder alla.' }),
  sprak: z.array(z.string()).meta({ description: 'Språk personen får arbeta på; tom lista betyder alla.' }),
  publicera: z.boolean().meta({ description: 'För en administratör: får publicera och ta ned.' }),
  losenord: newPassword.meta({
    description: `${newPassword.meta()?.description ?? ''} Personen ska sedan välja ett eget: det leds hen till vid första inloggningen, och den som administrerar får göra något annat först då.`,
  }),
};
