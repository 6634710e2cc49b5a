import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { invitationSchema } from '#lib/contract/password-link.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { heldStaffMember } from '#lib/operations/staff/held-staff-member.ts';
import { invite } from '#lib/operations/staff/invite.ts';

export const inviteStaffMember = defineOperation({
  name: 'bjudInAnvandare',
  summary:
    'Ger en person en ny länk att välja lösenord med, i tre dygn. En tidigare inbjudan slutar gälla; lösenordet gäller tills det byts.',
  method: 'POST',
  path: '/studio/api/anvandare/{id}/inbjudan',
  params: z.object({ id: z.string().meta({ description: 'Personens id.' }) }),
  output: z.object({ ok: z.literal(true), inbjudan: invitationSchema }),
  status: 201,
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'person_avstangd', 'egen_inloggning'],
  hints: { readOnly: false },
  attempts: ['andras', 'administratorers'],
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { id }) {
    if (id === context.actor.id) throw fault('egen_inloggning', { falt: 'id' });
    const { person } = await heldStaffMember(context, id);
    if (!person.aktiv) throw fault('person_avstangd', { falt: 'id' }, { namn: person.namn });
    const inbjudan = await invite(context, person);
    context.note({ detalj: { person: id, utgar: inbjudan.utgar, mejlad: inbjudan.mejlad } });
    return { ok: true as const, inbjudan };
  },
});
