import type { z } from 'zod';

/** Instructions that stand in the repository, and by which version a logged call is known. */
export interface Prompt {
  /** `oversatt-1`: raised whenever a word of it changes. */
  version: string;
  text: string;
}

export interface AiPicture {
  typ: string;
  bytes: Uint8Array;
}

export interface AiRequest<Answer> {
  prompt: Prompt;
  /** What is to be worked on, as JSON. Never instructions: whatever stands in it is handed over as somebody's text. */
  data: unknown;
  /** Shown with the data to a model that sees pictures. */
  bild?: AiPicture;
  /** What the answer must be; anything else is no answer. */
  schema: z.ZodType<Answer>;
  /** The longest answer there can be. */
  maxTokens: number;
  /** Gives the call up. */
  signal: AbortSignal;
}

/** What calls have used, including those whose answers were thrown away; of those that were given up, the most that it can be. */
export interface AiUsage {
  in: number;
  ut: number;
}

/** Fewer than a piece of text has in Swedish: what is worked out of it is rather too much. */
const CHARACTERS_A_TOKEN = 3;
/** What the providers count a picture of the size that they are shown as. */
const TOKENS_OF_PICTURE = 1_600;

/** What one try of a question uses where its answer is as long as it may be: for what nobody tells, since it is not answered yet or never was. */
export function mostUsed({ prompt, data, bild, maxTokens }: Omit<AiRequest<unknown>, 'schema' | 'signal'>): AiUsage {
  const written = prompt.text.length + JSON.stringify(data).length;
  return { in: Math.ceil(written / CHARACTERS_A_TOKEN) + (bild === undefined ? 0 : TOKENS_OF_PICTURE), ut: maxTokens };
}

export interface AiAnswer<Answer> {
  svar: Answer;
  bruk: AiUsage;
}

export type AiProvider = 'anthropic' | 'openai-kompatibel' | 'ingen';

/** How a language model is asked. Its answers are as untrusted as anything that comes from without. */
export interface AiPort {
  readonly namn: AiProvider;
  readonly modell: string;
  /** Whether it can be shown pictures. */
  readonly serBilder: boolean;
  /**
   * One question and its answer, parsed by the schema. Tries again by itself what may help at once: a lost connection, an
   * overload that is soon over, an answer of the wrong form. Rejects with an AiFailure for everything else.
   */
  ask<Answer>(request: AiRequest<Answer>): Promise<AiAnswer<Answer>>;
}
