import { z } from 'zod';
import { JOB_STATES, MOST_IN_LIST } from '#lib/contract/closed/translation.ts';
import { isId, oneSpelling } from '#lib/contract/id.ts';
import { jobSumSchema, translationJobSchema, translationResultSchema } from '#lib/contract/translation.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

/** So many of those that wait are let go on by one question (interface.md «Translation»). */
const MOST_HASTENED = 2;

/** Twice as many as one list makes: whoever follows two lists needs no two calls. */
const MOST_ASKED = MOST_IN_LIST * 2;

export const listTranslationJobs = defineOperation({
  name: 'hamtaOversattningar',
  summary:
    'Visar hur långt översättningar har kommit, och låter upp till två som väntar gå vidare. Fråga var femte till tionde sekund tills klart är sant.',
  method: 'GET',
  path: '/studio/api/oversatt-lista',
  query: z.object({ jobb: z.string().meta({ description: 'Jobbens id, med komma emellan.' }) }),
  output: z.object({
    ok: z.literal(true),
    jobb: z.array(translationJobSchema.extend({ resultat: translationResultSchema.omit({ delar: true }).nullable() })),
    summa: jobSumSchema,
    klart: z.boolean().meta({ description: 'Sant när inget av jobben väntar eller pågår.' }),
  }),
  errors: ['finns_inte', 'for_lang'],
  hints: { readOnly: true },
  async run(context, { jobb }) {
    const asked = [...new Set(jobb.split(',').map((id) => oneSpelling(id.trim())))];
    if (asked.length > MOST_ASKED) throw fault('for_lang', { falt: 'jobb' }, { max: `${MOST_ASKED} id` });
    const found = await context.store.translationJobs.shown(asked.filter(isId));
    const missing = asked.find((id) => !found.some((job) => job.jobb === id));
    if (missing !== undefined) throw fault('finns_inte', { falt: 'jobb' }, { vad: `Översättningsjobbet ${missing.slice(0, 40)}` });
    if (found.some(({ status }) => status === 'vantar')) await letGoOn(context, asked.filter(isId));
    const sum = Object.fromEntries(JOB_STATES.map((state) => [state, found.filter(({ status }) => status === state).length]));
    const summa = jobSumSchema.parse({ antal: found.length, ...sum });
    const shown = found.map((job) => ({ ...job, resultat: job.resultat === null ? null : withoutParts(job.resultat) }));
    return { ok: true as const, jobb: shown, summa, klart: summa.vantar + summa.pagar === 0 };
  },
});

/** Lets jobs that wait for another try begin now. They are carried out behind the call, as many at once as ever. */
async function letGoOn(context: OperationContext, jobs: readonly string[]): Promise<void> {
  await context.step(async (store) => {
    if (await store.translationJobs.hasten(jobs, MOST_HASTENED)) context.changed('oversattningar');
  });
}

function withoutParts({ delar: _, ...rest }: z.infer<typeof translationResultSchema>) {
  return rest;
}
