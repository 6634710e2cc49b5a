import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { AiFailure } from '#lib/adapters/ai/failure.ts';
import { aiTrialSchema } from '#lib/contract/ai.ts';
import { Fault } from '#lib/errors/fault.ts';
import { faultOfAi } from '#lib/operations/ai/ask-ai.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { askAWord } from '#lib/operations/settings/try-settings.ts';

export const tryAi = defineOperation({
  name: 'provaAitjanst',
  summary: 'Ställer en fråga till AI-tjänsten, och säger vad som hindrar den från att svara och vad man gör åt det.',
  method: 'POST',
  path: '/studio/api/installningar/ai/prov',
  output: z.object({ ok: z.literal(true), prov: aiTrialSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false },
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async run(context) {
    const begun = performance.now();
    const trial = (fungerar: boolean, tokens: number, fel: Fault['fel']) => ({
      ok: true as const,
      prov: { fungerar, svarstid: Math.round(performance.now() - begun), tokens, fel },
    });
    try {
      return trial(true, await askAWord(context), []);
    } catch (failure) {
      if (failure instanceof AiFailure) return trial(false, failure.bruk.in + failure.bruk.ut, faultOfAi(failure).fel);
      if (failure instanceof Fault) return trial(false, 0, failure.fel);
      throw failure;
    }
  },
});
