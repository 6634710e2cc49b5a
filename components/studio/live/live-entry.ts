import { z } from 'zod';
import { entryPictureSchema } from '#lib/contract/live.ts';
import type { OperationOutput } from '#lib/transports/client/studio-client.ts';

export type LiveReport = OperationOutput<'hamtaLiverapport'>;
export type ReportEntry = LiveReport['inlagg'][number];

export type EntryPicture = z.infer<typeof entryPictureSchema>;

/** What a reporter decides about an entry. Without a time it is from the moment it is sent off. */
export const entryDraftSchema = z.object({
  text: z.string(),
  bild: entryPictureSchema.nullable(),
  fast: z.boolean(),
  /** Not there in what was kept in the browser by a version before it. */
  nyckel: z.boolean().default(false),
  tid: z.string().nullable(),
});

export type EntryDraft = z.infer<typeof entryDraftSchema>;

export const EMPTY_DRAFT: EntryDraft = { text: '', bild: null, fast: false, nyckel: false, tid: null };

export function draftOf({ text, bild, fast, nyckel, tid }: ReportEntry): EntryDraft {
  return { text, bild: bild ?? null, fast, nyckel: nyckel === true, tid };
}

/** Whether nothing would be lost with it. */
export function isEmptyDraft({ text, bild }: EntryDraft): boolean {
  return text.trim() === '' && bild === null;
}
