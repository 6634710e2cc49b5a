import { z } from 'zod';
import type { ArchiveKind } from '#lib/backup/archive-reader.ts';

/** What an archive begins with: what it is, and whether this Studio can read it. */
export const HEADER = 'studio-sakerhetskopia.json';
/** Its last entry, without which it is half an archive. */
export const MANIFEST = 'manifest.json';
export const SECRET = 'hemlighet';
/** Lists of the hashes of what came before: `<sha256> <bytes> <name>`, a line each. */
export const HASHES = /^hashar\/\d{6}\.txt$/;
export const TABLE_PIECE = /^tabeller\/([^/]+)\/\d{6}\.copy$/;
export const PICTURE = /^media\/((?:[^/]+\/)*[^/]+)$/;

/** Raised when an older Studio could no longer read what is written. */
export const FORMAT = 1;

const headerSchema = z.object({
  format: z.number(),
  studio: z.string(),
  skapad: z.string(),
  migrationer: z.array(z.object({ namn: z.string(), checksumma: z.string() })),
  tabeller: z.array(z.object({ namn: z.string(), kolumner: z.array(z.string()) })),
});

const manifestSchema = z.object({
  /** How many entries there are before it, and the hash of all their lines. */
  poster: z.number(),
  sha256: z.string(),
  rader: z.record(z.string(), z.number()),
  sekvenser: z.array(z.object({ namn: z.string(), senaste: z.string().nullable() })),
  bilder: z.object({ filer: z.number(), byte: z.number(), saknas: z.number() }),
});

export type Header = z.infer<typeof headerSchema>;
export type Manifest = z.infer<typeof manifestSchema>;

/** What this archive is, for whoever reads it. */
export const BACKUP: ArchiveKind<Header, Manifest> = {
  header: HEADER,
  headerSchema,
  manifestSchema,
  format: FORMAT,
  damaged: (file) =>
    `${file} är ingen hel säkerhetskopia från Studio: den är avbruten, ändrad eller något annat. Ingenting har återställts; ta en annan kopia.`,
  newer: (file) => `Säkerhetskopian ${file} är gjord av en nyare version av Studio. Återställ den med den versionen.`,
};
