import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { type AgentArticle, agentArticleSchema, agentDaySchema, MOST_AGENT_DAYS } from '#lib/contract/agent-work.ts';
import { isId } from '#lib/contract/id.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { fault } from '#lib/errors/fault.ts';
import { agentParams } from '#lib/operations/agent/agent-fields.ts';
import { findAgent } from '#lib/operations/agent/find-agent.ts';
import { dayOf } from '#lib/operations/agent/take-quota.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { LOG_FILTER_FAULTS, logQuery } from '#lib/operations/log/log-query.ts';
import { logSpan } from '#lib/operations/log/log-time.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';
import type { AgentDeeds } from '#lib/store/agent-work.ts';

export const listAgentArticles = defineOperation({
  name: 'listaAgentensArtiklar',
  summary: 'Listar artiklarna som en agent har gjort något med, senast först: av de 5000 senaste händelserna under tiden.',
  method: 'GET',
  path: '/studio/api/agenter/{id}/artiklar',
  params: agentParams,
  query: z.object({ fran: logQuery.fran, till: logQuery.till, ...wholeListQuery.shape }),
  output: z.object({
    ...pageFrame,
    artiklar: z.array(agentArticleSchema),
    anvant: z.array(agentDaySchema).meta({
      description: `Vad agenten har använt per dygn under tiden, svensk tid, det senaste först: de ${MOST_AGENT_DAYS} senaste dygn då den använde något.`,
    }),
  }),
  errors: ['rattighet_saknas', 'bara_redaktionen', ...LOG_FILTER_FAULTS],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  check: async (_, given) => logSpan(given).faults,
  async run(context, { id, fran, till, ...asked }) {
    const { span } = logSpan({ fran, till });
    const [agent, deeds, anvant] = await Promise.all([
      findAgent(context, id),
      context.store.agentWork.articles(id, span),
      isId(id) ? context.store.agents.usedByDay(id, daysOf(span), MOST_AGENT_DAYS) : [],
    ]);
    if (agent === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Agenten' });
    const { frame, page } = pageOfWhole(byArticle(deeds), asked);
    return { ...frame, artiklar: page, anvant };
  },
});

/** The days that have some of the time in them. */
function daysOf({ fran, fore }: ReturnType<typeof logSpan>['span']): { fran: string | null; till: string | null } {
  const last = fore === undefined ? undefined : new Date(Date.parse(fore) - 1).toISOString();
  return { fran: fran === undefined ? null : dayOf(fran), till: last === undefined ? null : dayOf(last) };
}

/** The article that it was last at comes first. */
function byArticle(deeds: readonly AgentDeeds[]): AgentArticle[] {
  const groups = [...Map.groupBy(deeds, ({ innehall }) => innehall).values()];
  const articles = groups.flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const { innehall, rubrik, raderad } = first;
    const times = group.flatMap(({ forst, senast }) => [forst, senast]).toSorted();
    const handelser = group.map(({ handelse, antal }) => ({ handelse, antal }));
    return [{ innehall, rubrik, raderad, forst: times[0] ?? first.forst, senast: times.at(-1) ?? first.senast, handelser }];
  });
  return articles.toSorted((one, other) => other.senast.localeCompare(one.senast));
}
