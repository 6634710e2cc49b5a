import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister, cannotAppoint } from '#lib/access/rights.ts';
import { LENGTHS } from '#lib/contract/limits.ts';
import { invitationSchema } from '#lib/contract/password-link.ts';
import { personSchema } from '#lib/contract/person.ts';
import { fault } from '#lib/errors/fault.ts';
import { knownNewsroom, PASSWORD_FAULTS, weakPassword } from '#lib/operations/account/new-password.ts';
import { unknownScope } from '#lib/operations/agent/agent-fields.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { roleFaults, roleToGive } from '#lib/operations/role/own-role.ts';
import { invite } from '#lib/operations/staff/invite.ts';
import { staffFields } from '#lib/operations/staff/staff-fields.ts';

export const createStaffMember = defineOperation({
  name: 'skapaAnvandare',
  summary: 'Lägger till en person i redaktionen. Utan lösenord bjuds personen in: en länk att välja lösenord med, i tre dygn.',
  method: 'POST',
  path: '/studio/api/anvandare',
  body: z.object({
    epost: z.email().max(LENGTHS.email).meta({ description: 'E-postadress, som personen loggar in med.' }),
    namn: staffFields.namn,
    roll: staffFields.roll,
    sektioner: staffFields.sektioner.default([]),
    sprak: staffFields.sprak.default([]),
    publicera: staffFields.publicera.default(false),
    losenord: staffFields.losenord.optional(),
  }),
  output: z.object({
    ok: z.literal(true),
    person: personSchema,
    inbjudan: invitationSchema.optional().meta({ description: 'Länken att välja lösenord med, när inget lösenord angavs.' }),
  }),
  status: 201,
  errors: ['rattighet_saknas', 'bara_redaktionen', 'roll_okand', 'sektion_okand', 'sprak_okant', 'epost_upptagen', ...PASSWORD_FAULTS],
  hints: { readOnly: false },
  attempts: ['andras', 'administratorers'],
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  check: async (context, input) => [
    ...(await roleFaults(context, input.roll)),
    ...(await unknownScope(context, input)),
    ...weakPassword(input.losenord, input, await knownNewsroom(context)),
  ],
  async run(context, { losenord, ...given }) {
    const egen_roll = await roleToGive(context, given.roll);
    refuseIf(cannotAppoint(context.actor, { roll: given.roll, egen_roll }));
    // Nobody logs in with a password that no one has chosen.
    const losenord_hash = losenord === undefined ? '' : await context.hashPassword(losenord);
    const isChosenForThem = { byta_inloggning: losenord !== undefined };
    const person = await context.store.people.create({
      ...given,
      ...isChosenForThem,
      id: context.newId(),
      losenord_hash,
      skapad: context.now,
    });
    if (person === undefined) throw fault('epost_upptagen', { falt: 'epost' }, { epost: given.epost });
    // What has been signed with the name is theirs from now on, or no longer one other's.
    context.changed('namn');
    const inbjudan = losenord === undefined ? await invite(context, person) : undefined;
    context.note({ detalj: { person: person.id, epost: person.epost, roll: person.roll, inbjuden: inbjudan !== undefined } });
    return { ok: true as const, person, ...(inbjudan === undefined ? {} : { inbjudan }) };
  },
});
