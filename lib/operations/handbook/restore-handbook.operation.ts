import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEditHandbook } from '#lib/access/rights.ts';
import { handbookHeadSchema } from '#lib/contract/handbook.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { handbookVersion } from '#lib/operations/handbook/handbook-version.ts';
import { keepHandbook } from '#lib/operations/handbook/keep-handbook.ts';

const number = z.int().min(1).max(1_000_000_000);

export const restoreHandbook = defineOperation({
  name: 'aterstallHandbok',
  summary: 'Gör en äldre version av handboken till en ny version.',
  method: 'POST',
  path: '/studio/api/handbok/aterstall',
  body: z.object({
    nr: number.meta({ description: 'Numret på versionen att återställa. 1 är texten som Studio levereras med.' }),
    bas: number.meta({ description: 'Numret på versionen som är senast när du återställer.' }),
  }),
  output: z.object({ ok: z.literal(true), version: handbookHeadSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'finns_inte', 'handbok_andrad'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotEditHandbook(actor)),
  async run(context, { nr, bas }) {
    const earlier = await handbookVersion(context.store, nr);
    if (earlier === undefined) throw fault('finns_inte', { falt: 'nr' }, { vad: `Version ${nr} av handboken` });
    const restored = { text: earlier.text, kommentar: '', aterstalld: nr };
    return { ok: true as const, version: await keepHandbook(context, restored, bas) };
  },
});
