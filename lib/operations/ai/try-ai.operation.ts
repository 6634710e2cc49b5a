import { z } from 'zod';
import { cannotAdminister } from '#lib/access/rights.ts';
import { refuseIf } from '#lib/access/scope.ts';
import { AiFailure } from '#lib/adapters/ai/failure.ts';
import type { Prompt } from '#lib/adapters/ai/port.ts';
import { aiTrialSchema } from '#lib/contract/ai.ts';
import { Fault } from '#lib/errors/fault.ts';
import { askAi, faultOfAi } from '#lib/operations/ai/ask-ai.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';

const PROMPT: Prompt = { version: 'prov-1', text: 'Answer with this JSON object and nothing else: {"svar": "ja"}' };
const answerSchema = z.object({ svar: z.string() });
/** Whoever presses the button waits for the answer. */
const PATIENCE_MS = 30_000;

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
    const task = { uppgift: 'prov' as const, innehall: null, av: authorOf(context.actor) };
    const trial = (fungerar: boolean, tokens: number, fel: Fault['fel']) => ({
      ok: true as const,
      prov: { fungerar, svarstid: Math.round(performance.now() - begun), tokens, fel },
    });
    try {
      const request = { prompt: PROMPT, data: {}, schema: answerSchema, maxTokens: 200, signal: AbortSignal.timeout(PATIENCE_MS) };
      const { bruk } = await askAi(context, task, request);
      return trial(true, bruk.in + bruk.ut, []);
    } catch (failure) {
      if (failure instanceof AiFailure) return trial(false, failure.bruk.in + failure.bruk.ut, faultOfAi(failure).fel);
      if (failure instanceof Fault) return trial(false, 0, failure.fel);
      throw failure;
    }
  },
});
