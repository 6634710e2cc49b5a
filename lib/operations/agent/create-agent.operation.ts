import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { agentSchema, NO_QUOTA, NO_USAGE } from '#lib/contract/agent.ts';
import { agentFaults, agentRights, eachOnce, newAgentKey } from '#lib/operations/agent/agent-fields.ts';
import { agentOwner } from '#lib/operations/agent/agent-owner.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const createAgent = defineOperation({
  name: 'skapaAgent',
  summary: 'Skapar en agent. Nyckeln visas bara i det här svaret.',
  method: 'POST',
  path: '/studio/api/agenter',
  body: z.object({
    namn: agentRights.namn,
    agare: agentRights.agare.optional().meta({ description: 'Id eller e-post för agentens ägare; utelämnad är det du.' }),
    sektioner: agentRights.sektioner.default([]),
    mallar: agentRights.mallar.default([]),
    sprak: agentRights.sprak.default([]),
    publicera: agentRights.publicera.default(false),
    schemalagga: agentRights.schemalagga.default(false),
    godkannande: agentRights.godkannande.default(false),
    laser: agentRights.laser.default('allt'),
    skriver_over: agentRights.skriver_over.default(true),
    order: agentRights.order.default('alla_med_ratt'),
    kraver_prov: agentRights.kraver_prov.default(null),
    kvot: agentRights.kvot.default({}),
    ip_omraden: agentRights.ip_omraden.default([]),
    anrop_per_minut: agentRights.anrop_per_minut.default(null),
    utgar: agentRights.utgar.default(null),
  }),
  output: z.object({ ok: z.literal(true), agent: agentSchema, nyckel: z.string() }),
  status: 201,
  errors: [
    'rattighet_saknas',
    'bara_redaktionen',
    'finns_inte',
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
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  check: agentFaults,
  async run(context, { agare, ...rights }) {
    const owner = await agentOwner(context, agare ?? context.actor.id);
    const key = newAgentKey(context);
    const id = context.newId();
    const utgar = rights.utgar === null ? null : new Date(rights.utgar).toISOString();
    const ip_omraden = eachOnce(rights.ip_omraden);
    const stored = {
      ...rights,
      ip_omraden,
      kvot: { ...NO_QUOTA, ...rights.kvot },
      utgar,
      id,
      skapad: context.now,
      nyckel_prefix: key.prefix,
    };
    await context.store.agents.create({ ...stored, agare: owner.id, nyckel_hash: key.hash });
    context.changed('konton');
    context.note({ detalj: { agent: id, namn: rights.namn, prefix: key.prefix } });
    const unused = { anvant_idag: NO_USAGE, gammal_nyckel: null, aterkallad: null, senast_anvand: null };
    return { ok: true as const, agent: { ...stored, ...unused, agare: owner }, nyckel: key.nyckel };
  },
});
