import { z } from 'zod';
import { cannotAdminister } from '#lib/access/rights.ts';
import { require } from '#lib/access/scope.ts';
import { agentSchema } from '#lib/contract/agent.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const listAgents = defineOperation({
  name: 'listaAgenter',
  summary: 'Listar agenterna, även de återkallade.',
  method: 'GET',
  path: '/studio/api/agenter',
  output: z.object({ ok: z.literal(true), agenter: z.array(agentSchema) }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => require(cannotAdminister(actor)),
  async run({ store }) {
    return { ok: true as const, agenter: await store.agents.list() };
  },
});
