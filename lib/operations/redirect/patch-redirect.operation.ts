import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { redirectFields } from '#lib/contract/redirect.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { REDIRECT_FAULTS } from '#lib/operations/redirect/judge-redirect.ts';
import { besideOthers, judgedOr422, redirectOf, redirectOr404, redirectOutput, redirectParams } from '#lib/operations/redirect/redirect.ts';

export const patchRedirect = defineOperation({
  name: 'andraOmdirigering',
  summary: 'Ändrar en omdirigering. Det gäller genast för alla läsare.',
  method: 'PATCH',
  path: '/studio/api/omdirigeringar/{id}',
  params: redirectParams,
  body: z.object({
    fran: redirectFields.fran.optional(),
    till: redirectFields.till.optional(),
    status: redirectFields.status.optional(),
    annan_vard: redirectFields.annan_vard.optional(),
  }),
  output: redirectOutput,
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', ...REDIRECT_FAULTS],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'ändra omdirigeringarna')),
  async run(context, { id, fran, till, status, annan_vard }) {
    await context.store.redirects.lock();
    const before = await redirectOr404(context, id);
    const now = status ?? before.status;
    const written = { fran: fran ?? before.fran, till: till ?? (now === 410 ? '' : (before.till ?? '')), status: now };
    // Somebody has said so of where it leads already.
    const row = { id: before.id, ...(await judgedOr422(context, written, annan_vard ?? till === undefined)) };
    const varningar = await besideOthers(context, row);
    await context.store.redirects.change(row);
    context.changed('omdirigeringar');
    context.note({ detalj: { omdirigering: id, fore: { fran: before.fran, till: before.till, status: before.status }, efter: row } });
    return { ok: true as const, omdirigering: redirectOf(await redirectOr404(context, id)), varningar };
  },
});
