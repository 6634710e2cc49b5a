import { z } from 'zod';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import { cmsComparisonSchema } from '#lib/contract/cms-comparison.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams } from '#lib/operations/item/item-access.ts';
import { articleOfBefore, articleOfReaders } from '#lib/operations/release/delivery/reconcile-cms.ts';

export const compareWithCms = defineOperation({
  name: 'jamforPubliceringssystem',
  summary: 'Visar vad någon har ändrat av artikeln i WordPress sedan Studio skickade eller läste in den.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/publiceringssystem',
  params: itemParams,
  output: z.object({
    ok: z.literal(true),
    dar: cmsComparisonSchema.nullable().meta({ description: 'null när publiceringssystemet inte har artikeln, eller är Studios eget.' }),
    problem: z.object({ orsak: z.string(), atgard: z.string() }).nullable().meta({ description: 'Varför det inte gick att jämföra.' }),
  }),
  errors: ['finns_inte'],
  hints: { readOnly: true },
  async run(context, { id }) {
    const item = isId(id) ? await context.store.items.get(id) : undefined;
    if (item === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    const { respekt } = context.cms;
    const article = respekt && ((await articleOfReaders(context, item)) ?? (await articleOfBefore(context, item)));
    if (respekt === undefined || article === undefined) return { ok: true as const, dar: null, problem: null };
    try {
      const [dar, taken] = await Promise.all([respekt.compare(article), context.store.changedElsewhere.takenOver(id)]);
      if (dar === null || dar.tillstand !== taken?.tillstand) return { ok: true as const, dar, problem: null };
      return { ok: true as const, dar: { ...dar, avgjort: 'ta_over' as const }, problem: null };
    } catch (failure) {
      if (!(failure instanceof CmsFailure)) throw failure;
      return { ok: true as const, dar: null, problem: { orsak: failure.orsak, atgard: failure.atgard } };
    }
  },
});
