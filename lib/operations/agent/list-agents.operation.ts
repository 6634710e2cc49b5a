import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { agentSchema } from '#lib/contract/agent.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { dayOf } from '#lib/operations/agent/take-quota.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listAgents = defineOperation({
  name: 'listaAgenter',
  summary: 'Listar agenterna, även de återkallade.',
  method: 'GET',
  path: '/studio/api/agenter',
  query: wholeListQuery,
  output: z.object({
    ...pageFrame,
    agenter: z.array(agentSchema),
    nyckel_dagar: z.int().meta({ description: 'Så många dagar får en nyckel gälla när den skapas, byts eller förlängs; 0 utan gräns.' }),
  }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ store, now, settings }, asked) {
    const { frame, page } = pageOfWhole(await store.agents.list({ day: dayOf(now), now }), asked);
    return { ...frame, agenter: page, nyckel_dagar: settings.nyckeldagar };
  },
});
