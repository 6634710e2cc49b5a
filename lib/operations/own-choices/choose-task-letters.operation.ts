import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepOwnChoices } from '#lib/access/rights.ts';
import { withoutUndefined } from '#lib/content/without-undefined.ts';
import { letterChoices } from '#lib/contract/letter-choices.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

const body = z.object(letterChoices).partial();

export const chooseTaskLetters = defineOperation({
  name: 'valjKobrev',
  summary: 'Väljer hur ofta du får brev om dina uppgifter och om din inkorg, och vid vilka klockslag. Det du utelämnar blir som det är.',
  method: 'PUT',
  path: '/studio/api/jag/kobrev',
  body,
  output: z.object({ ok: z.literal(true), ...letterChoices }),
  errors: ['bara_redaktionen', 'inget_att_andra'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotKeepOwnChoices(actor)),
  async run(context, given) {
    const { store, actor } = context;
    const wanted = withoutUndefined(given);
    if (Object.keys(wanted).length === 0) throw fault('inget_att_andra', { falt: '' }, { falten: Object.keys(body.shape).join(', ') });
    const chosen = { ...(await store.taskNews.chosen(actor.id)), ...wanted };
    await store.taskNews.choose(actor.id, chosen);
    context.note({ detalj: { ...chosen } });
    return { ok: true as const, ...chosen };
  },
});
