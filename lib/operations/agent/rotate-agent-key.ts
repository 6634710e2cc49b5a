import { z } from 'zod';
import { cannotAdminister } from '#lib/access/rights.ts';
import { require } from '#lib/access/scope.ts';
import { agentSchema } from '#lib/contract/agent.ts';
import { fault } from '#lib/errors/fault.ts';
import { agentParams, newAgentKey } from '#lib/operations/agent/agent-fields.ts';
import { agentOr404 } from '#lib/operations/agent/find-agent.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const rotateAgentKey = defineOperation({
  name: 'roteraAgent',
  summary: 'Ger en agent en ny nyckel; den gamla slutar gälla. Nyckeln visas bara i det här svaret.',
  method: 'POST',
  path: '/studio/api/agenter/{id}/rotera',
  params: agentParams,
  output: z.object({ ok: z.literal(true), agent: agentSchema, nyckel: z.string() }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'agent_aterkallad'],
  hints: { readOnly: false },
  authorise: ({ actor }) => require(cannotAdminister(actor)),
  async run(context, { id }) {
    const agent = await agentOr404(context, id);
    if (agent.aterkallad !== null) throw fault('agent_aterkallad', { falt: 'id' });
    const key = newAgentKey(context);
    await context.store.agents.setKey(id, key.hash, key.prefix);
    context.changed('konton');
    context.note({ detalj: { agent: id, prefix: key.prefix } });
    return { ok: true as const, agent: { ...agent, nyckel_prefix: key.prefix }, nyckel: key.nyckel };
  },
});
