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
