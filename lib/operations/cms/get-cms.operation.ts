import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { cmsStateSchema } from '#lib/contract/cms-state.ts';
import { signersThere } from '#lib/operations/cms/signers-there.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

export const getCms = defineOperation({
  name: 'hamtaPubliceringssystem',
  summary: 'Kontrollerar publiceringssystemet nu, och säger vad som hindrar eller stör publicering och vad man gör åt det.',
  method: 'GET',
  path: '/studio/api/installningar/cms',
  query: z.object({
    forfattare: z
      .enum(['ja'])
      .optional()
      .meta({ description: 'ja: berätta också vilka av dem som skriver under artiklarna som är användare i WordPress.' }),
  }),
  output: z.object({ ok: z.literal(true), cms: cmsStateSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run({ cms, settings, store, now }, { forfattare: asked }) {
    const lage = settings.cmsTest ? ('test' as const) : ('skarp' as const);
    const problem = cms.namn === 'inbyggd' ? [] : await cms.check(await store.media.largestOfLate());
    // Of one that nothing gets through to nothing is asked once more.
    const isStopped = problem.some(({ stoppar }) => stoppar);
    const tema = isStopped ? null : ((await cms.tema?.()) ?? null);
    const forfattare = asked === undefined || isStopped ? null : await signersThere({ store }, cms);
    return { ok: true as const, cms: { namn: cms.namn, adress: cms.adress, lage, tema, problem, forfattare, kontrollerad: now } };
  },
});
