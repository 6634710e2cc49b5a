import { z } from 'zod';
import { cannotEverTakeDown, cannotTakeDown } from '#lib/access/rights.ts';
import { require } from '#lib/access/scope.ts';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import type { CmsTakedownReceipt } from '#lib/adapters/cms/port.ts';
import type { Item } from '#lib/contract/article.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { isId, itemParams } from '#lib/operations/item/item-access.ts';

export const takeDownItem = defineOperation({
  name: 'taNedInnehall',
  summary: 'Tar ned en publicerad artikel på alla språk. Adressen leder sedan till sektionen, och orsaken loggas.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/nedtagning',
  params: itemParams,
  body: z.object({
    orsak: z.string().trim().min(1).max(LIMITS.takedownReason).meta({ description: 'Varför artikeln tas ned, högst 300 tecken.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    status: z.literal('nedtagen'),
    cms: z.string(),
    avindexerad: z.literal(true),
    lank: z.string(),
    leder_till: z.string(),
  }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'sektion_ej_tillaten', 'ej_publicerad', 'cms_borta', 'cms_nekade'],
  hints: { readOnly: false, destructive: true },
  transaction: 'stegvis',
  authorise: ({ actor }) => require(cannotEverTakeDown(actor)),
  async run(context, { id, orsak }) {
    const item = isId(id) ? await context.store.items.get(id) : undefined;
    if (item === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    require(cannotTakeDown(context.actor, item));
    const published = Object.values(item.sprak).filter((version) => version.publicerad_revision !== null);
    if (published.length === 0) throw fault('ej_publicerad', { falt: 'status' });
    const receipt = await takeDownInCms(context, item);
    // The address that readers had; the working revision may have got another since.
    const lank = (item.sprak.sv ?? published[0])?.lank ?? receipt.lank;
    context.note({ innehall: id, detalj: { orsak, lank, leder_till: receipt.lederTill } });
    context.changed('publikt', id);
    return context.finish(async (store) => {
      await store.items.lock(id);
      await store.published.withdraw(id);
      await store.releases.takenDown(id, { orsak, av: authorOf(context.actor) }, context.now);
      await store.published.markItem(id, 'nedtagen', null, item.cms === null ? null : { ...item.cms, status: receipt.status }, context.now);
      return {
        ok: true as const,
        status: 'nedtagen' as const,
        cms: receipt.status,
        avindexerad: true as const,
        lank,
        leder_till: receipt.lederTill,
      };
    });
  },
});

async function takeDownInCms(context: OperationContext, item: Item): Promise<CmsTakedownReceipt> {
  const section = (await context.sections()).find((candidate) => candidate.id === item.sektion);
  const sektion = section ?? { id: item.sektion, namn: item.sektion, kategori: null };
  const slug = item.sprak.sv?.arbetsrevision.slug ?? '';
  try {
    return await context.cms.takeDown({ externalId: item.id, sektion, slug }, { sektionslank: null, onStep: () => {} });
  } catch (failure) {
    if (!(failure instanceof CmsFailure)) throw failure;
    const { orsak, atgard, retryable } = failure;
    throw retryable
      ? fault('cms_borta', {}, { orsak }, { headers: { 'Retry-After': String(failure.retryAfter ?? 30) } })
      : fault('cms_nekade', {}, { orsak, atgard });
  }
}
