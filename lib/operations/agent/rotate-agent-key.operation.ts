import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { agentSchema } from '#lib/contract/agent.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { agentParams, newAgentKey } from '#lib/operations/agent/agent-fields.ts';
import { agentForWriting } from '#lib/operations/agent/find-agent.ts';
import { keyFaults } from '#lib/operations/agent/longest-key.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

/** A week: long enough for whoever keeps the key to come back from a holiday weekend, short enough to be a change. */
const LONGEST_OVERLAP = 168;

export const rotateAgentKey = defineOperation({
  name: 'roteraAgent',
  summary: 'Ger en agent en ny nyckel. Den gamla gäller en tid till. Nyckeln visas bara i det här svaret.',
  method: 'POST',
  path: '/studio/api/agenter/{id}/rotera',
  params: agentParams,
  body: z.object({
    overlapp_timmar: z
      .int()
      .min(0)
      .max(LONGEST_OVERLAP)
      .default(24)
      .meta({ description: 'Hur många timmar den gamla nyckeln gäller till, högst 168; 0 är inte alls.' }),
  }),
  output: z.object({ ok: z.literal(true), agent: agentSchema, nyckel: z.string() }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'agent_aterkallad', 'nyckel_for_lange'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { id, overlapp_timmar }) {
    const agent = await agentForWriting(context, id);
    if (agent.aterkallad !== null) throw fault('agent_aterkallad', { falt: 'id' });
    const tooLong = keyFaults(context, agent.utgar);
    if (tooLong.length > 0) throw new Fault(422, tooLong);
    const key = newAgentKey(context);
    const until = overlapp_timmar === 0 ? null : new Date(Date.parse(context.now) + overlapp_timmar * 3_600_000).toISOString();
    await context.store.agents.setKey(id, { hash: key.hash, prefix: key.prefix, gammalGallerTill: until });
    context.changed('konton');
    context.note({ detalj: { agent: id, prefix: key.prefix, gammal_galler_till: until } });
    const gammal_nyckel = until === null ? null : { prefix: agent.nyckel_prefix, galler_till: until };
    return { ok: true as const, agent: { ...agent, nyckel_prefix: key.prefix, gammal_nyckel }, nyckel: key.nyckel };
  },
});
