import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { agentSchema } from '#lib/contract/agent.ts';
import { agentFaults, agentParams, agentRights, eachOnce } from '#lib/operations/agent/agent-fields.ts';
import { agentOwner } from '#lib/operations/agent/agent-owner.ts';
import { agentForWriting, findAgent } from '#lib/operations/agent/find-agent.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const patchAgent = defineOperation({
  name: 'andraAgent',
  summary: 'Ändrar en agents namn, ägare, rättigheter, gränser och sista dag. Gäller från nästa anrop.',
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
    'nyckel_for_lange',
    'ai_pris_saknas',
    'adressomrade_ogiltigt',
    'adressomrade_vitt',
    'adressomrade_snett',
    'agare_inaktiv',
  ],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async check(context, given) {
    const { id, utgar, kvot } = given;
    const before = id === undefined ? undefined : await findAgent(context, id);
    // Of one that there is not `run` tells.
    if (id !== undefined && before === undefined) return [];
    // What stays as it is was taken once, and is not asked about again.
    const isSameEnd = utgar !== undefined && before?.utgar === instantOf(utgar);
    const isSameCost = kvot?.ai_kostnad !== undefined && before?.kvot.ai_kostnad === kvot.ai_kostnad;
    return agentFaults(context, {
      ...given,
      ...(isSameEnd ? { utgar: undefined } : {}),
      ...(isSameCost ? { kvot: { ...kvot, ai_kostnad: undefined } } : {}),
    });
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
      laser: given.laser ?? before.laser,
      skriver_over: given.skriver_over ?? before.skriver_over,
      order: given.order ?? before.order,
      kraver_prov: given.kraver_prov === undefined ? before.kraver_prov : given.kraver_prov,
      ip_omraden: eachOnce(given.ip_omraden ?? before.ip_omraden),
      anrop_per_minut: given.anrop_per_minut === undefined ? before.anrop_per_minut : given.anrop_per_minut,
      utgar: given.utgar === undefined ? before.utgar : instantOf(given.utgar),
    };
    await context.store.agents.change(agent);
    context.changed('konton');
    context.note({ detalj: { agent: id, fore: before, efter: agent } });
    return { ok: true as const, agent };
  },
});

/** In the one form that times are kept in. */
function instantOf(utgar: string | null): string | null {
  return utgar === null ? null : new Date(utgar).toISOString();
}
