import { MockLanguageModelV4 } from 'ai/test';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { askModel } from '#lib/adapters/ai/ask-model.ts';

test.each([
  [-5, 0],
  [12.6, 13],
  [Number.NaN, 0],
  [Number.POSITIVE_INFINITY, 0],
  [1e300, 10_000_000],
  [undefined, 0],
])('a server that tells of %s pieces of text has used %s', async (total, used) => {
  const model = new MockLanguageModelV4({
    doGenerate: {
      content: [{ type: 'text', text: '{"svar":"ja"}' }],
      finishReason: { unified: 'stop', raw: 'stop' },
      usage: {
        inputTokens: { total, noCache: undefined, cacheRead: undefined, cacheWrite: undefined },
        outputTokens: { total, text: undefined, reasoning: undefined },
      },
      warnings: [],
    },
  });
  const { bruk } = await askModel(model, {
    prompt: { version: 'prov-1', text: 'Svara med JSON.' },
    data: {},
    schema: z.object({ svar: z.string() }),
    maxTokens: 10,
    signal: new AbortController().signal,
  });
  expect(bruk).toEqual({ in: used, ut: used });
});
