import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { agentSchema } from '#lib/contract/agent.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { agentParams } from '#lib/operations/agent/agent-fields.ts';
import { agentForWriting } from '#lib/operations/agent/find-agent.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const revokeAgent = defineOperation({
  name: 'aterkallaAgent',
  summary: 'Återkallar en agents nyckel och det den begärt att få publicera. Gäller genast och för alltid; det den skrivit finns kvar.',
  method: 'DELETE',
  path: '/studio/api/agenter/{id}',
  params: agentParams,
  output: z.object({ ok: z.literal(true), agent: agentSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, destructive: true, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { id }) {
    const agent = await agentForWriting(context, id);
    await context.store.agents.revoke(id, context.now);
    await context.store.releaseRequests.callOffAgent(
      id,
      [faultEntry('begaran_aterkallad')],
      { handelse: 'agenten återkallades' },
      context.now,
    );
    context.changed('konton');
    context.leavesEverywhere([agent.id]);
    context.note({ detalj: { agent: id } });
    return { ok: true as const, agent: { ...agent, gammal_nyckel: null, aterkallad: agent.aterkallad ?? context.now } };
  },
});
