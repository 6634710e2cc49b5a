import { z } from 'zod';
import { askedProving, isProved } from '#lib/access/asked-proving.ts';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { type Agent, type ListedAgent, listedAgentSchema } from '#lib/contract/agent.ts';
import { idField } from '#lib/contract/id.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { requiredProvingSchema } from '#lib/contract/proving.ts';
import { findAgent } from '#lib/operations/agent/find-agent.ts';
import { dayOf } from '#lib/operations/agent/take-quota.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';
import { byKind } from '#lib/proving/score.ts';

export const listAgents = defineOperation({
  name: 'listaAgenter',
  summary: 'Listar agenterna, även de återkallade, och hur var och en står sig i provbanan.',
  method: 'GET',
  path: '/studio/api/agenter',
  query: wholeListQuery.extend({ id: idField.max(40).optional().meta({ description: 'Agentens id: bara den.' }) }),
  output: z.object({
    ...pageFrame,
    agenter: z.array(listedAgentSchema),
    prov_krav: requiredProvingSchema.nullable().meta({ description: 'Vad redaktionen kräver av alla agenter i provbanan; null: inget.' }),
    ai_har_pris: z.boolean().meta({ description: 'Om AI-tjänsten har ett pris, så att kvot.ai_kostnad går att ange.' }),
    nyckel_dagar: z.int().meta({ description: 'Så många dagar får en nyckel gälla när den skapas, byts eller förlängs; 0 utan gräns.' }),
  }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { id, ...asked }) {
    const { store, now, settings } = context;
    const agents = id === undefined ? await store.agents.list({ day: dayOf(now), now }) : [await findAgent(context, id)];
    const { frame, page } = pageOfWhole(
      agents.filter((agent) => agent !== undefined),
      asked,
    );
    const agenter = await withStandings({ store, now, settings }, page);
    return {
      ...frame,
      agenter,
      prov_krav: settings.agenternasProv,
      ai_har_pris: settings.ai.pris !== null,
      nyckel_dagar: settings.nyckeldagar,
    };
  },
});

/** The agents with what each is held to in the proving ground, and how its latest key did there last. */
async function withStandings(
  { store, now, settings }: Pick<OperationContext, 'store' | 'now' | 'settings'>,
  agents: readonly Agent[],
): Promise<ListedAgent[]> {
  const results = await store.provingRounds.latestOfMany(
    agents.map(({ id }) => id),
    now,
  );
  const byAgent = new Map(results.map((result) => [result.agent, result]));
  return agents.map((agent) => {
    const latest = byAgent.get(agent.id);
    const krav = askedProving(agent.kraver_prov, settings.agenternasProv);
    const senaste = latest === undefined ? null : { poang: latest.poang, tid: latest.tid, slag: byKind(latest.uppgifter) };
    return { ...agent, prov: { krav, klarar: isProved(latest, krav, now), senaste } };
  });
}
