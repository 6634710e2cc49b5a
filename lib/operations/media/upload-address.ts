import { z } from 'zod';
import { fault } from '#lib/errors/fault.ts';
import type { Seal } from '#lib/operations/seal.ts';

/** What an address takes, and for whom: all of it stands in the address itself, closed. */
const openedSchema = z.object({
  /** What the picture will be called. */
  media: z.string(),
  typ: z.enum(['person', 'agent', 'assistent']),
  id: z.string(),
  /** The login or the connection that it was opened by; of an agent none. */
  genom: z.string().optional(),
  filnamn: z.string(),
  alt: z.string(),
  kredit: z.string(),
  licens: z.string(),
  /** The most that is taken, in bytes. */
  byte: z.int(),
  /** ISO 8601. */
  till: z.string(),
});

export type OpenedUpload = z.infer<typeof openedSchema>;

/** The last word of the address: nobody who has not the application's secret can make one, or read who it is of. */
export function uploadKey(seal: Seal, opened: OpenedUpload): string {
  return Buffer.from(seal.close(JSON.stringify(opened)), 'base64').toString('base64url');
}

/** What the address takes. Throws 410 for one that is too old, and for what is none. */
export function uploadOf(seal: Seal, key: string, now: Date): OpenedUpload {
  const opened = readKey(seal, key);
  if (opened === undefined || Date.parse(opened.till) <= now.getTime()) throw fault('uppladdning_upphord');
  return opened;
}

function readKey(seal: Seal, key: string): OpenedUpload | undefined {
  try {
    return openedSchema.parse(JSON.parse(seal.open(Buffer.from(key, 'base64url').toString('base64'))));
  } catch {
    return undefined;
  }
}
