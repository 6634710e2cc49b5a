import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { agentSchema } from '#lib/contract/agent.ts';
import { agentFaults, agentParams, agentRights } from '#lib/operations/agent/agent-fields.ts';
import { agentOwner } from '#lib/operations/agent/agent-owner.ts';
import { agentForWriting, findAgent } from '#lib/operations/agent/find-agent.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const patchAgent = defineOperation({
  name: 'andraAgent',
  summary: 'Ändrar en agents namn, ägare, rättigheter, kvoter och sista dag. Gäller från nästa anrop.',
  method: 'PATCH',
  path: '/studio/api/agenter/{id}',
  params: agentParams,
  body: z.object(agentRights).partial(),
  output: z.object({ ok: z.literal(true), agent: agentSchema }),
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'bara_redaktionen',
    'sektion_okand',
    'mall_okand',
    'sprak_okant',
    'tid_passerad',
    'agare_inaktiv',
  ],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async check(context, given) {
    const { id, utgar } = given;
    const before = id === undefined ? undefined : await findAgent(context, id);
    const kept = typeof utgar === 'string' && before?.utgar === new Date(utgar).toISOString();
    return agentFaults(context, kept ? { ...given, utgar: null } : given);
  },
  async run(context, { id, ...given }) {
    const before = await agentForWriting(context, id);
    const agent = {
      ...before,
      agare: given.agare === undefined ? before.agare : await agentOwner(context, given.agare),
      kvot: { ...before.kvot, ...given.kvot },
      namn: given.namn ?? before.namn,
      sektioner: given.sektioner ?? before.sektioner,
      mallar: given.mallar ?? before.mallar,
      sprak: given.sprak ?? before.sprak,
      publicera: given.publicera ?? before.publicera,
      schemalagga: given.schemalagga ?? before.schemalagga,
      godkannande: given.godkannande ?? before.godkannande,
      skriver_over: given.skriver_over ?? before.skriver_over,
      order: given.order ?? before.order,
      utgar: given.utgar === undefined ? before.utgar : given.utgar === null ? null : new Date(given.utgar).toISOString(),
    };
    await context.store.agents.change(agent);
    context.changed('konton');
    context.note({ detalj: { agent: id, fore: before, efter: agent } });
    return { ok: true as const, agent };
  },
});
