import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import { askModel, type Patience } from '#lib/adapters/ai/ask-model.ts';
import { nodeFetch } from '#lib/adapters/ai/node-fetch.ts';
import type { AiPort } from '#lib/adapters/ai/port.ts';
import type { AiSettings } from '#lib/config/ai.ts';

/** Chat completions at any address. A model that cannot see pictures refuses the call that shows one, and so says it. */
export function openAiCompatible({ url, nyckel, modell }: AiSettings, patience?: Patience): AiPort {
  const provider = createOpenAICompatible({
    name: 'openai-kompatibel',
    baseURL: url,
    fetch: nodeFetch,
    ...(nyckel === '' ? {} : { apiKey: nyckel }),
  });
  const model = provider(modell);
  return { namn: 'openai-kompatibel', modell, serBilder: true, ask: (request) => askModel(model, request, patience) };
}
