import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute, cannotCurate, cannotDeclineFront } from '#lib/access/rights.ts';
import { idField } from '#lib/contract/id.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { frontOr404, frontParams, sectionField } from '#lib/operations/front/front.ts';
import { closeFrontProposal } from '#lib/operations/front/front-proposals.ts';

export const removeFrontProposal = defineOperation({
  name: 'taBortFramsideforslag',
  summary: 'Avböjer ett förslag till en framsida; den som lämnade det drar tillbaka det så. Framsidan ändras inte.',
  method: 'DELETE',
  path: '/studio/api/framsidor/{sprak}/forslag/{forslag}',
  params: frontParams.extend({ forslag: idField.meta({ description: 'Förslagets id.' }) }),
  query: z.object({ sektion: sectionField }),
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, destructive: true },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor) && cannotCurate(actor, 'avböja förslag till framsidor')),
  async run(context, { sprak, sektion, forslag }) {
    const front = await frontOr404(context, sprak, sektion);
    await closeFrontProposal(context, front, forslag, (proposal) => refuseIf(cannotDeclineFront(context.actor, proposal)));
    context.note({ detalj: { sprak, sektion: front.sektion, forslag } });
    return { ok: true as const };
  },
});
