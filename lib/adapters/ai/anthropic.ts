import { createAnthropic } from '@ai-sdk/anthropic';
import { askModel, type Patience } from '#lib/adapters/ai/ask-model.ts';
import { nodeFetch } from '#lib/adapters/ai/node-fetch.ts';
import type { AiPort } from '#lib/adapters/ai/port.ts';
import type { AiSettings } from '#lib/config/ai.ts';

/** Anthropic's messages. */
export function anthropicAi({ url, nyckel, modell }: AiSettings, patience?: Patience): AiPort {
  const provider = createAnthropic({ apiKey: nyckel, fetch: nodeFetch, ...(url === '' ? {} : { baseURL: url }) });
  const model = provider(modell);
  return { namn: 'anthropic', modell, serBilder: true, ask: (request) => askModel(model, request, patience) };
}
