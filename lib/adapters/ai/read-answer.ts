import type { z } from 'zod';
import { AiFailure } from '#lib/adapters/ai/failure.ts';
import { withoutControlsIn } from '#lib/contract/without-controls.ts';

/**
 * The answer in what a model has said: one JSON value, alone or within a fence, that the schema takes. Whatever else it
 * says is not listened to, nor are controls within its texts. Throws an AiFailure `form`, or `nekat` when it says nothing at all in JSON.
 */
export function readAnswer<Answer>(said: string, schema: z.ZodType<Answer>): Answer {
  const begun = said.trim().replace(/^```(?:json)?\s*\n/, '');
  const text = (begun.endsWith('```') ? begun.slice(0, -3) : begun).trim();
  if (text !== '' && !text.includes('{'))
    throw new AiFailure({ kind: 'nekat', orsak: 'AI-tjänsten svarade med något annat än det den ombads om.' });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (cause) {
    throw new AiFailure({ kind: 'form', orsak: 'AI-tjänstens svar gick inte att läsa.', cause });
  }
  const parsed = schema.safeParse(withoutControlsIn(value, '\n'));
  if (!parsed.success) throw new AiFailure({ kind: 'form', orsak: 'AI-tjänstens svar har inte den form som behövs.', cause: parsed.error });
  return parsed.data;
}
