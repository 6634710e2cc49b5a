import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { personSchema } from '#lib/contract/person.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const getStaffMember = defineOperation({
  name: 'hamtaAnvandare',
  summary: 'Hämtar en person i redaktionen.',
  method: 'GET',
  path: '/studio/api/anvandare/{id}',
  params: z.object({ id: z.string().meta({ description: 'Personens id.' }) }),
  output: z.object({ ok: z.literal(true), person: personSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ store }, { id }) {
    const known = isId(id) ? await store.people.byId(id) : undefined;
    if (known === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Personen' });
    const { session_nr: _, ...person } = known;
    return { ok: true as const, person };
  },
});
