import { z } from 'zod';
import { languageSchema } from '#lib/contract/article.ts';
import { translatedPartSchema, translationCostSchema, translationJobSchema } from '#lib/contract/translation.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, itemParams, languageOf, languageStateOf } from '#lib/operations/item/item-access.ts';
import { languageBeside } from '#lib/operations/translation/start-job.ts';
import { translationSources } from '#lib/operations/translation/translation-sources.ts';
import { costOfPlan, planTranslation } from '#lib/translation/plan.ts';

export const getTranslation = defineOperation({
  name: 'hamtaOversattning',
  summary: 'Visar vad en översättning av artikeln skulle göra med varje del, vad den sparar, och det senaste jobbet.',
  method: 'GET',
  path: '/studio/api/innehall/{id}/oversattning',
  params: itemParams,
  query: z.object({
    till: z.string().optional().meta({ description: 'Språket som översätts till. Utelämnat: det som inte är källspråket.' }),
    skrivOver: z
      .enum(['true', 'false'])
      .default('false')
      .meta({ description: 'Som om också det som en människa har skrivit skulle ersättas.' }),
    plan: z.enum(['true', 'false']).default('true').meta({
      description: 'false: bara det senaste jobbet, för den som följer det. Då räknas inget ut: delar är tom, och allt i atgang 0.',
    }),
  }),
  output: z.object({
    ok: z.literal(true),
    fran: languageSchema,
    till: languageSchema,
    delar: z.array(translatedPartSchema),
    atgang: translationCostSchema,
    jobb: translationJobSchema.nullable().meta({ description: 'Det senaste jobbet, om det har funnits något.' }),
  }),
  errors: ['finns_inte', 'samma_sprak'],
  hints: { readOnly: true },
  async run(context, { id, till: asked, skrivOver, plan }) {
    const item = await itemOutline(context, id);
    const { id: innehall, kallsprak: fran } = item.head;
    const till = asked === undefined ? languageBeside(fran) : languageOf(asked, 'till');
    if (till === fran) throw fault('samma_sprak', { falt: 'till', sprak: till }, { sprak: till });
    const kalla = languageStateOf(item, fran).arbetsrevision.id;
    const bas = item.sprak.get(till)?.arbetsrevision.id ?? null;
    const [sources, jobb] = await Promise.all([
      // Both texts are read and compared for it.
      plan === 'true' ? translationSources(context, { innehall, fran, till, kalla, bas, skrivOver: skrivOver === 'true' }) : undefined,
      context.store.translationJobs.latest(innehall, till),
    ]);
    const planned = sources === undefined ? [] : planTranslation(sources.from);
    const delar = planned.map(({ del, utfall }) => ({ del, utfall }));
    return { ok: true as const, fran, till, delar, atgang: costOfPlan(planned), jobb: jobb ?? null };
  },
});
