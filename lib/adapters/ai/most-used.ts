import type { AiRequest, AiUsage } from '#lib/adapters/ai/port.ts';

/** Fewer than a piece of text has in Swedish: what is worked out of it is rather too much. */
const CHARACTERS_A_TOKEN = 3;
/** What the providers count a picture of the size that they are shown as. */
const TOKENS_OF_PICTURE = 1_600;

/** What one try of a question uses where its answer is as long as it may be: for what nobody tells, since it is not answered yet or never was. */
export function mostUsed({ prompt, data, bild, maxTokens }: Omit<AiRequest<unknown>, 'schema' | 'signal'>): AiUsage {
  const written = prompt.text.length + JSON.stringify(data).length;
  return { in: Math.ceil(written / CHARACTERS_A_TOKEN) + (bild === undefined ? 0 : TOKENS_OF_PICTURE), ut: maxTokens };
}
