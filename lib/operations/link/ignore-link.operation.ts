import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { rightsEnd } from '#lib/content/picture-rights.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { linkSchema } from '#lib/contract/link.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { linkOf, linkOr404, linkParams } from '#lib/operations/link/link.ts';

export const ignoreLink = defineOperation({
  name: 'ignoreraLank',
  summary: 'Låter en länk vara trasig till en viss dag: den larmas inte om och syns inte bland de trasiga. null: inte längre.',
  method: 'POST',
  path: '/studio/api/lankar/{id}/ignorera',
  params: linkParams,
  body: z.object({
    till: z
      .string()
      .max(40)
      .refine((text) => rightsEnd(text) !== undefined)
      .nullable()
      .meta({ description: 'Sista dagen (ÅÅÅÅ-MM-DD) eller en tidpunkt; null om den inte längre ska ignoreras.' }),
    anledning: bounded('comment').trim().default('').meta({ description: 'Varför, för den som undrar senare.' }),
  }),
  output: z.object({ ok: z.literal(true), lank: linkSchema }),
  errors: ['rattighet_saknas', 'finns_inte', 'tid_passerad'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { id, till, anledning }) {
    const { store, now, actor } = context;
    const end = till === null ? undefined : rightsEnd(till);
    if (end !== undefined && Date.parse(end) <= Date.parse(now)) throw fault('tid_passerad', { falt: 'till' }, { falt: 'till' });
    const { adress } = await linkOr404(context, id);
    await store.links.ignore(id, end === undefined ? null : { till: end, anledning, av: authorOf(actor) });
    context.note({ detalj: { lank: adress, till: end ?? null, anledning } });
    return { ok: true as const, lank: linkOf(await linkOr404(context, id), now) };
  },
});
