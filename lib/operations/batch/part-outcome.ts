import { z } from 'zod';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import type { Fault } from '#lib/errors/fault.ts';

const refusedAnswerSchema = z.looseObject({
  ok: z.literal(false),
  fel: z.array(faultEntrySchema),
  varningar: z.array(faultEntrySchema),
});

/** What became of one operation of a batch: its status and its envelope, as it would have answered by itself. */
export const partOutcomeSchema = z.discriminatedUnion('utfall', [
  z.object({ utfall: z.literal('gjord'), status: z.int(), svar: z.looseObject({ ok: z.literal(true) }) }),
  z.object({ utfall: z.literal('nekad'), status: z.int(), svar: refusedAnswerSchema }),
]);

export type PartOutcome = z.infer<typeof partOutcomeSchema>;

/** The envelope that its caller would have read of the refusal. */
export function refusedAnswer({ fel, varningar, extra }: Fault): z.infer<typeof refusedAnswerSchema> {
  return { ok: false, fel, varningar, ...extra };
}

export function isRefused({ utfall }: PartOutcome): boolean {
  return utfall === 'nekad';
}
