import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { redirectFields } from '#lib/contract/redirect.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { REDIRECT_FAULTS } from '#lib/operations/redirect/judge-redirect.ts';
import { besideOthers, judgedOr422, redirectOf, redirectOr404, redirectOutput } from '#lib/operations/redirect/redirect.ts';

export const createRedirect = defineOperation({
  name: 'skapaOmdirigering',
  summary: 'Leder läsare från en gammal adress. Den gäller bara där webbplatsen inte har något annat.',
  method: 'POST',
  path: '/studio/api/omdirigeringar',
  body: z.object({
    fran: redirectFields.fran,
    till: redirectFields.till.default(''),
    status: redirectFields.status.default(301),
    annan_vard: redirectFields.annan_vard.default(false),
  }),
  output: redirectOutput,
  status: 201,
  errors: ['rattighet_saknas', 'bara_redaktionen', 'omdirigeringar_for_manga', ...REDIRECT_FAULTS],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'ändra omdirigeringarna')),
  async run(context, { annan_vard, ...written }) {
    const row = { id: context.newId(), ...(await judgedOr422(context, written, annan_vard)) };
    await context.store.redirects.lock();
    const varningar = await besideOthers(context, row);
    await context.store.redirects.put([row], authorOf(context.actor), context.now);
    context.changed('omdirigeringar');
    context.note({ detalj: { omdirigering: row.id, efter: row } });
    return { ok: true as const, omdirigering: redirectOf(await redirectOr404(context, row.id)), varningar };
  },
});
