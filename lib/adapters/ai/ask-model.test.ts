import { MockLanguageModelV4 } from 'ai/test';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { askModel, PATIENCE } from '#lib/adapters/ai/ask-model.ts';

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

test('a try that is given up on the way is counted as the most that it can be, and what was never sent is not', async () => {
  const silent = new MockLanguageModelV4({
    doGenerate: ({ abortSignal }) => new Promise((_, reject) => abortSignal?.addEventListener('abort', () => reject(abortSignal.reason))),
  });
  const request = (signal: AbortSignal) => ({
    ...{ prompt: { version: 'prov-1', text: 'x'.repeat(300) }, data: 'å'.repeat(28), schema: z.object({}), maxTokens: 10 },
    signal,
  });
  const used = (signal: AbortSignal, patience = PATIENCE) =>
    askModel(silent, request(signal), patience).then(
      () => expect.fail('was answered'),
      ({ kind, bruk }) => [kind, bruk],
    );
  expect(await used(AbortSignal.timeout(20))).toEqual(['borta', { in: 110, ut: 10 }]);
  const leaving = new AbortController();
  setTimeout(() => leaving.abort(), 20);
  expect(await used(leaving.signal)).toEqual(['avbrutet', { in: 110, ut: 10 }]);
  expect(await used(AbortSignal.abort())).toEqual(['avbrutet', { in: 0, ut: 0 }]);
  expect(await used(new AbortController().signal, { timeoutMs: 20, tries: 2, pauseMs: 1 })).toEqual(['borta', { in: 220, ut: 20 }]);
});
