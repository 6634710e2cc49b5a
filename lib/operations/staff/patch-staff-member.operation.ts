import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister, cannotAppoint } from '#lib/access/rights.ts';
import { holds, type RoleHolder } from '#lib/access/role-rights.ts';
import { handoverSchema } from '#lib/contract/handover.ts';
import { isId } from '#lib/contract/id.ts';
import { type Person, personSchema } from '#lib/contract/person.ts';
import { fault } from '#lib/errors/fault.ts';
import { knownNewsroom, PASSWORD_FAULTS, weakPassword } from '#lib/operations/account/new-password.ts';
import { unknownScope } from '#lib/operations/agent/agent-fields.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { roleFaults, roleToGive } from '#lib/operations/role/own-role.ts';
import { handOver } from '#lib/operations/staff/hand-over.ts';
import { heldStaffMember } from '#lib/operations/staff/held-staff-member.ts';
import { staffFields } from '#lib/operations/staff/staff-fields.ts';
import { heldSuccessor, SUCCESSOR_FAULTS, successorField } from '#lib/operations/staff/successor.ts';

export const patchStaffMember = defineOperation({
  name: 'andraAnvandare',
  summary:
    'Ändrar en persons namn, roll, rättigheter, lösenord eller avaktiverar personen, och lämnar över det hen har till någon annan. Gäller genast.',
  method: 'PATCH',
  path: '/studio/api/anvandare/{id}',
  params: z.object({ id: z.string().meta({ description: 'Personens id.' }) }),
  body: z
    .object({
      ...staffFields,
      aktiv: z.boolean().meta({ description: 'false stänger av personen genast.' }),
      overtagare: successorField,
    })
    .partial(),
  output: z.object({
    ok: z.literal(true),
    person: personSchema,
    overlamning: handoverSchema
      .optional()
      .meta({ description: 'Finns när personen är avstängd: det som personen hade, och vem som har tagit över.' }),
  }),
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'bara_redaktionen',
    'roll_okand',
    'sektion_okand',
    'sprak_okant',
    'sista_superadmin',
    'egen_inloggning',
    'person_avidentifierad',
    'overlamning_av_aktiv',
    ...SUCCESSOR_FAULTS,
    ...PASSWORD_FAULTS,
  ],
  hints: { readOnly: false, idempotent: true },
  attempts: ['andras', 'administratorers'],
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async check(context, input) {
    const isAsked = input.losenord !== undefined || input.roll !== undefined;
    const person = isAsked && isId(input.id ?? '') ? await context.store.people.byId(input.id ?? '') : undefined;
    return [
      ...(await roleFaults(context, input.roll, person?.roll)),
      ...(await unknownScope(context, input)),
      ...weakPassword(input.losenord, { ...person, ...input }, await knownNewsroom(context)),
    ];
  },
  async run(context, { id, losenord, overtagare, ...given }) {
    // Whoever has come by an administrator's session has not come by their password.
    if (id === context.actor.id && losenord !== undefined) throw fault('egen_inloggning', { falt: 'losenord' });
    const successor = await heldSuccessor(context, id, overtagare);
    const { person: before, superadmins } = await heldStaffMember(context, id);
    if (before.avidentifierad) throw fault('person_avidentifierad', { falt: 'id' }, { namn: before.namn });
    const roll = given.roll ?? before.roll;
    const egen_roll = await roleToGive(context, roll, before.roll);
    refuseIf(cannotAppoint(context.actor, { roll, egen_roll }));
    const { session_nr: _, ...kept } = before;
    const wanted = {
      ...kept,
      namn: given.namn ?? kept.namn,
      roll,
      sektioner: given.sektioner ?? kept.sektioner,
      sprak: given.sprak ?? kept.sprak,
      publicera: given.publicera ?? kept.publicera,
      aktiv: given.aktiv ?? kept.aktiv,
    };
    refuseWithoutSuperadmin(superadmins, before, wanted);
    if (successor !== undefined && wanted.aktiv) throw fault('overlamning_av_aktiv', { falt: 'overtagare' }, { namn: before.namn });
    const handed = wanted.aktiv ? undefined : await handOver(context, before, successor);
    const person = await context.store.people.change(wanted, {
      ...(losenord === undefined ? {} : { losenord_hash: await context.hashPassword(losenord), byta_inloggning: true }),
      endSessions: !wanted.aktiv,
    });
    if (person === undefined) throw new Error(`person ${id} vanished during a change`);
    // Whoever has invited somebody holds the link too, and may be no more than an administrator.
    const administers = administersNow({ roll, egen_roll }) && !administersNow(before);
    if (losenord !== undefined || !wanted.aktiv || administers) await context.store.passwordLinks.remove(id);
    context.changed('konton');
    // Nor is an agent let in while its owner is not.
    if (!wanted.aktiv) context.leavesEverywhere([before.id, ...(handed?.ownerless ?? [])]);
    if (person.namn !== kept.namn) context.changed('namn');
    context.note({ detalj: { person: id, fore: kept, efter: person, losenord_bytt: losenord !== undefined, ...handed?.detalj } });
    return { ok: true as const, person, ...(handed === undefined ? {} : { overlamning: handed.overlamning }) };
  },
});

function administersNow(holder: Omit<RoleHolder, 'publicera'>): boolean {
  return holds({ ...holder, publicera: false }, 'administrera');
}

/** Without an active superadmin nobody could ever appoint an administrator again. */
function refuseWithoutSuperadmin(superadmins: readonly string[], before: Person, wanted: Person): void {
  if (before.roll !== 'superadmin' || !before.aktiv || (wanted.roll === 'superadmin' && wanted.aktiv)) return;
  if (superadmins.every((id) => id === before.id)) throw fault('sista_superadmin', { falt: wanted.aktiv ? 'roll' : 'aktiv' });
}
