import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const endSessions = defineOperation({
  name: 'avslutaSessioner',
  summary: 'Avslutar alla dina inloggningar, även den du använder om du inte säger annat. Gäller genast.',
  method: 'DELETE',
  path: '/studio/api/jag/sessioner',
  query: z.object({
    utom_denna: z.enum(['true', 'false']).default('false').meta({ description: 'true behåller den inloggning som du använder.' }),
  }),
  output: z.object({ ok: z.literal(true), antal: z.number().meta({ description: 'Hur många som avslutades.' }) }),
  errors: ['bara_redaktionen'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  trotsKrav: true,
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { utom_denna }) {
    const { store, actor } = context;
    const session = utom_denna === 'true' ? actor.session : undefined;
    const antal = await store.sessions.endAll(actor.id, { session, assistants: true });
    context.changed('konton');
    context.note({ detalj: { antal } });
    return { ok: true as const, antal };
  },
});
