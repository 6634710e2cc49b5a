import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { makeSlug, uniqueSlug } from '#lib/content/slug.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { outboundLinkFields, outboundLinkSchema } from '#lib/contract/outbound-link.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { answeredLink, endOf, linkFaults, validUntil } from '#lib/operations/outbound/outbound-link.ts';
import { programOr422, shopAddressOr422 } from '#lib/operations/outbound/shop-address.ts';

export const createOutboundLink = defineOperation({
  name: 'skapaUtlank',
  summary:
    'Gör en utlänk (/ut/kod) av en köpadress. Utan program väljs det vars butik adressen hör till; utan kod görs en av namnet, eller används den som redan leder dit.',
  method: 'POST',
  path: '/studio/api/utlankar',
  body: z.object({
    adress: outboundLinkFields.adress,
    kod: outboundLinkFields.kod.optional(),
    namn: shownName(bounded('name').trim())
      .optional()
      .meta({ description: 'Vad länken leder till, till exempel varans namn: koden görs av det.' }),
    program: outboundLinkFields.program.optional(),
    giltig_till: validUntil.default(null),
    sektioner: outboundLinkFields.sektioner.default([]),
  }),
  output: z.object({ ok: z.literal(true), utlank: outboundLinkSchema }),
  status: 201,
  errors: ['rattighet_saknas', 'utlank_adress', 'utlank_egen', 'utlank_finns', 'program_saknas', 'program_okant', 'sektion_okand'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  check: linkFaults,
  async run(context, { adress, kod, namn, program, giltig_till, sektioner }) {
    const url = shopAddressOr422(context, adress);
    const { id: programId } = await programOr422(context, { program, url });
    const isPlain = kod === undefined && giltig_till === null && sektioner.length === 0;
    const there = isPlain ? await context.store.outboundLinks.ofAddress(url.href, programId) : undefined;
    if (there !== undefined) return { ok: true as const, utlank: await answeredLink(context, there) };
    const link = {
      ...{ kod: kod ?? (await freeCode(context, namn ?? '', url)), programId, adress: url.href, giltigTill: giltig_till },
      ...{ slut: endOf(giltig_till), sektioner: [...new Set(sektioner)] },
    };
    if (!(await context.store.outboundLinks.create(link, authorOf(context.actor), context.now)))
      throw fault('utlank_finns', { falt: 'kod' }, { kod: link.kod });
    // An instance may remember that there is none.
    context.changed('utlankar');
    context.note({ detalj: { utlank: link.kod, efter: link } });
    return { ok: true as const, utlank: await answeredLink(context, link.kod) };
  },
});

/** A code that nobody has: of the name, or of the last words of the address. */
async function freeCode({ store }: Pick<OperationContext, 'store'>, namn: string, url: URL): Promise<string> {
  const { pathname, hostname } = url;
  const last = pathname.split('/').findLast((word) => /[a-z]/i.test(word)) ?? '';
  const kod = [namn, last, hostname].map(makeSlug).find((slug) => slug !== '') ?? 'lank';
  return uniqueSlug(kod, await store.outboundLinks.taken(kod));
}
