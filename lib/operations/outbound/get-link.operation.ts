import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { clicksSchema, outboundLinkSchema } from '#lib/contract/outbound-link.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { clicksSince, linkParams, outboundLinkOf } from '#lib/operations/outbound/outbound-link.ts';

export const getOutboundLink = defineOperation({
  name: 'hamtaUtlank',
  summary: 'Hämtar en utlänk med hur ofta läsare har följt den: per dag, artikel och block. Inget om läsarna sparas.',
  method: 'GET',
  path: '/studio/api/utlankar/{kod}',
  params: linkParams,
  output: z.object({ ok: z.literal(true), utlank: outboundLinkSchema, ...clicksSchema }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run({ store, now }, { kod }) {
    const since = clicksSince(now);
    const link = bounded('slug').safeParse(kod).success ? await store.outboundLinks.byCode(kod, since) : undefined;
    if (link === undefined) throw fault('finns_inte', { falt: 'kod' }, { vad: 'Utlänken' });
    const [dagar, artiklar] = await Promise.all([
      store.outboundLinks.clicksByDay(kod, since),
      store.outboundLinks.clicksByPlace(kod, since),
    ]);
    return { ok: true as const, utlank: outboundLinkOf(link, now), dagar, artiklar };
  },
});
