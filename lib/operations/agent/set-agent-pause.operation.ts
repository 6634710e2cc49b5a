import { z } from 'zod';
import { AGENT_PAUSE } from '#lib/access/agent-pause.ts';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { agentPauseSchema } from '#lib/contract/agent.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const setAgentPause = defineOperation({
  name: 'sattAgentpaus',
  summary: 'Pausar alla agenter, eller släpper på dem igen. Pausade får läsa men inte ändra något.',
  method: 'PUT',
  path: '/studio/api/agentpaus',
  body: z.object({
    pausade: z.boolean().meta({ description: 'true pausar alla agenter genast, false släpper på dem.' }),
    orsak: z.string().trim().max(300).default('').meta({ description: 'Varför; agenterna får veta det. Högst 300 tecken.' }),
  }),
  output: z.object({ ok: z.literal(true), paus: agentPauseSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context, { pausade, orsak }) {
    const av = authorOf(context.actor);
    const paus = { pausade, orsak: pausade ? orsak : '', av, tid: context.now };
    await context.store.settings.put(AGENT_PAUSE, paus, av, context.now);
    context.changed('konton');
    context.note({ detalj: { pausade, orsak: paus.orsak } });
    return { ok: true as const, paus };
  },
});
