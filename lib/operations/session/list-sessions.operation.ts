import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { pageFrame } from '#lib/contract/page.ts';
import { sessionSchema } from '#lib/contract/session.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { pageOfWhole, wholeListQuery } from '#lib/operations/whole-list.ts';

export const listSessions = defineOperation({
  name: 'listaSessioner',
  summary: 'Listar var du är inloggad, senast använd först.',
  method: 'GET',
  path: '/studio/api/jag/sessioner',
  query: wholeListQuery,
  output: z.object({ ...pageFrame, sessioner: z.array(sessionSchema) }),
  errors: ['bara_redaktionen'],
  hints: { readOnly: true },
  trotsKrav: true,
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run({ store, actor, now, settings }, asked) {
    const sessions = await store.sessions.list(actor.id, now, settings.sessionIdleMs);
    const { frame, page } = pageOfWhole(sessions, asked);
    return { ...frame, sessioner: page.map((session) => ({ ...session, denna: session.id === actor.session })) };
  },
});
