import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { heldStaffMember } from '#lib/operations/staff/held-staff-member.ts';

export const endPersonsSessions = defineOperation({
  name: 'avslutaAnvandaresSessioner',
  summary: 'Loggar ut en person överallt. Gäller genast; personen kan logga in igen.',
  method: 'DELETE',
  path: '/studio/api/anvandare/{id}/sessioner',
  params: z.object({ id: z.string().meta({ description: 'Personens id.' }) }),
  output: z.object({ ok: z.literal(true), antal: z.number().meta({ description: 'Hur många inloggningar som avslutades.' }) }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  attempts: ['andras', 'administratorers'],
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { id }) {
    await heldStaffMember(context, id);
    const antal = await context.store.sessions.endAll(id, { assistants: true });
    context.changed('konton');
    context.note({ detalj: { person: id, antal } });
    return { ok: true as const, antal };
  },
});
