import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { linkOr404, linkParams } from '#lib/operations/outbound/outbound-link.ts';

export const removeOutboundLink = defineOperation({
  name: 'taBortUtlank',
  summary: 'Tar bort en utlänk som ingen läsare har följt. En som har följts avslutas med giltig_till.',
  method: 'DELETE',
  path: '/studio/api/utlankar/{kod}',
  params: linkParams,
  output: z.object({ ok: z.literal(true) }),
  errors: ['finns_inte', 'utlank_anvands', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false, destructive: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'ta bort utlänkar')),
  async run(context, { kod }) {
    const before = await linkOr404(context, kod);
    if (!(await context.store.outboundLinks.remove(before.kod))) throw fault('utlank_anvands', { falt: 'kod' }, { kod: before.kod });
    context.changed('utlankar');
    context.note({ detalj: { utlank: before.kod, fore: before } });
    return { ok: true as const };
  },
});
