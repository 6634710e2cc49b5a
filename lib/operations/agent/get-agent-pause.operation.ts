import { z } from 'zod';
import { AGENT_PAUSE, readAgentPause } from '#lib/access/agent-pause.ts';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { agentPauseSchema } from '#lib/contract/agent.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const getAgentPause = defineOperation({
  name: 'hamtaAgentpaus',
  summary: 'Berättar om alla agenter är pausade, varför och av vem.',
  method: 'GET',
  path: '/studio/api/agentpaus',
  output: z.object({ ok: z.literal(true), paus: agentPauseSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ store }) {
    return { ok: true as const, paus: readAgentPause(await store.settings.get(AGENT_PAUSE)) };
  },
});
