import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { outboundLinkFields, outboundLinkSchema } from '#lib/contract/outbound-link.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { answeredLink, endOf, linkFaults, linkOr404, linkParams, validUntil } from '#lib/operations/outbound/outbound-link.ts';
import { programOr422, shopAddressOr422 } from '#lib/operations/outbound/shop-address.ts';

export const patchOutboundLink = defineOperation({
  name: 'andraUtlank',
  summary: 'Ändrar vart en utlänk leder, hur länge och varifrån. Det gäller genast för alla läsare.',
  method: 'PATCH',
  path: '/studio/api/utlankar/{kod}',
  params: linkParams,
  body: z.object({
    adress: outboundLinkFields.adress.optional(),
    program: outboundLinkFields.program.optional(),
    giltig_till: validUntil.optional(),
    sektioner: outboundLinkFields.sektioner.optional(),
  }),
  output: z.object({ ok: z.literal(true), utlank: outboundLinkSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'utlank_adress', 'utlank_egen', 'program_okant', 'sektion_okand'],
  hints: { readOnly: false, idempotent: true },
  // Where a link of a public article leads is what readers get: it asks for more than to make one.
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'ändra vart utlänkar leder')),
  check: linkFaults,
  async run(context, { kod, adress, program, giltig_till, sektioner }) {
    const before = await linkOr404(context, kod);
    const url = adress === undefined ? undefined : shopAddressOr422(context, adress);
    const named = program === undefined ? undefined : await programOr422(context, { program, url: new URL(url ?? before.adress) });
    const giltigTill = giltig_till === undefined ? before.giltigTill : giltig_till;
    const link = {
      ...{ kod: before.kod, programId: named?.id ?? before.programId, adress: url?.href ?? before.adress, giltigTill },
      ...{ slut: endOf(giltigTill), sektioner: sektioner === undefined ? before.sektioner : [...new Set(sektioner)] },
    };
    await context.store.outboundLinks.change(link);
    context.changed('utlankar');
    context.note({ detalj: { utlank: link.kod, fore: before, efter: link } });
    return { ok: true as const, utlank: await answeredLink(context, link.kod) };
  },
});
