import { z } from 'zod';
import { entryDraftSchema } from '#components/studio/live/live-entry.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';

/** What a write does to the report. */
const writeSchema = z.discriminatedUnion('slag', [
  z.object({ slag: z.literal('nytt'), inlagg: entryDraftSchema }),
  z.object({ slag: z.literal('andra'), id: z.string(), falt: entryDraftSchema.partial() }),
  z.object({ slag: z.literal('tabort'), id: z.string() }),
]);

/** A write that the service has not answered yet. */
export const waitingWriteSchema = z.object({
  /** Made once, and sent with every try: however many arrive, it is carried out once. */
  nyckel: z.string(),
  sprak: z.enum(LANGUAGES),
  /** Not to be sent before this moment, in milliseconds. */
  tidigast: z.number(),
  /** Whether it has been sent at all: if so it may have arrived, and can no longer be taken back or changed. */
  forsokt: z.boolean(),
  arende: writeSchema,
  /** Why the service refused it; it then waits for the reporter. */
  hinder: z.object({ status: z.number(), title: z.string(), fel: z.array(faultEntrySchema) }).nullable(),
});

export type LiveWrite = z.infer<typeof writeSchema>;
export type WaitingWrite = z.infer<typeof waitingWriteSchema>;
