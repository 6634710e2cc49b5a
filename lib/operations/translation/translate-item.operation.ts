import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite } from '#lib/access/rights.ts';
import { Fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, itemParams } from '#lib/operations/item/item-access.ts';
import {
  aiFaults,
  checkAsked,
  checkedLanguage,
  followAddress,
  languageBeside,
  languageFaults,
  startJob,
} from '#lib/operations/translation/start-job.ts';

export const languagesAsked = {
  fran: z.string().optional().meta({ description: 'Språket som översätts från: artikelns källspråk, som också gäller utelämnat.' }),
  till: z
    .array(z.string())
    .min(1)
    .max(10)
    .optional()
    .meta({ description: 'Språken som översätts till. Utelämnat: det som inte är källspråket.' }),
};

export const translateItem = defineOperation({
  name: 'oversattInnehall',
  summary: 'Översätter artikeln med AI till ett utkast. Bara det som saknas eller är inaktuellt översätts.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/oversatt',
  params: itemParams,
  body: z.object({
    ...languagesAsked,
    skrivOver: z
      .boolean()
      .default(false)
      .meta({ description: 'Ersätt också det som en människa har skrivit eller ändrat i översättningen.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    jobb: z.string().meta({ description: 'Jobbets id.' }),
    hamta: z.string().meta({ description: 'Adressen där jobbet följs.' }),
  }),
  status: () => 202,
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'mall_ej_tillaten',
    'sprak_ej_tillatet',
    'andras_text',
    'raderad',
    'sprak_okant',
    'samma_sprak',
    'inte_kallsprak',
    'oversatts_redan',
    'ai_saknas',
  ],
  hints: { readOnly: false },
  attempts: ['skriva'],
  check: checkAsked,
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id, fran, till, skrivOver }) {
    const lacking = aiFaults(context);
    if (lacking.length > 0) throw new Fault(422, lacking);
    const { kallsprak } = (await itemOutline(context, id)).head;
    const wanted = till ?? [languageBeside(kallsprak)];
    const faults = languageFaults({ fran: fran ?? kallsprak, till: wanted });
    if (faults.length > 0) throw new Fault(422, faults);
    // The schema asks for one at least, and no other than the one there is beside the source is left.
    const [sprak = ''] = wanted;
    const asked = { fran: checkedLanguage(fran ?? kallsprak), till: checkedLanguage(sprak), skrivOver, sparaGranskat: false };
    const jobb = await startJob(context, id, asked);
    context.note({ innehall: id, detalj: { jobb, sprak } });
    return { ok: true as const, jobb, hamta: followAddress([jobb]) };
  },
});
