import { z } from 'zod';
import { cannotAdminister } from '#lib/access/rights.ts';
import { require } from '#lib/access/scope.ts';
import { agentSchema } from '#lib/contract/agent.ts';
import { agentFaults, agentParams, agentRights } from '#lib/operations/agent/agent-fields.ts';
import { agentOr404 } from '#lib/operations/agent/find-agent.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { isId } from '#lib/operations/item/item-access.ts';

export const patchAgent = defineOperation({
  name: 'andraAgent',
  summary: 'Ändrar en agents namn, rättigheter och sista dag. Gäller från nästa anrop.',
  method: 'PATCH',
  path: '/studio/api/agenter/{id}',
  params: agentParams,
  body: z.object(agentRights).partial(),
  output: z.object({ ok: z.literal(true), agent: agentSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'sektion_okand', 'mall_okand', 'sprak_okant', 'tid_passerad'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => require(cannotAdminister(actor)),
  async check(context, given) {
    const { id, utgar } = given;
    const before = id !== undefined && isId(id) ? await context.store.agents.byId(id) : undefined;
    const kept = typeof utgar === 'string' && before?.utgar === new Date(utgar).toISOString();
    return agentFaults(context, kept ? { ...given, utgar: null } : given);
  },
  async run(context, { id, ...given }) {
    const before = await agentOr404(context, id);
    const agent = {
      ...before,
      namn: given.namn ?? before.namn,
      sektioner: given.sektioner ?? before.sektioner,
      mallar: given.mallar ?? before.mallar,
      sprak: given.sprak ?? before.sprak,
      publicera: given.publicera ?? before.publicera,
      schemalagga: given.schemalagga ?? before.schemalagga,
      utgar: given.utgar === undefined ? before.utgar : given.utgar === null ? null : new Date(given.utgar).toISOString(),
    };
    await context.store.agents.change(agent);
    context.changed('konton');
    context.note({ detalj: { agent: id, fore: before, efter: agent } });
    return { ok: true as const, agent };
  },
});
