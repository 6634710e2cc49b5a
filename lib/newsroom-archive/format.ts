import { z } from 'zod';
import type { ArchiveKind } from '#lib/backup/archive-reader.ts';
import { ARCHIVED_KINDS } from '#lib/contract/closed/newsroom-archive.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { REGISTERS, type RegisterName } from '#lib/store/newsroom-tables.ts';

/** The first entry: what the archive is, and whether this Studio can read it (docs/newsroom-archive.md). */
const HEADER = 'studio-redaktion.json';

/** Raised when an older Studio could no longer read what is written. */
export const FORMAT = 1;

/** The stretches of an archive in their order: a picture's files before what tells of it, and the log at the end. */
export const STRETCHES = [...ARCHIVED_KINDS.flatMap((kind) => (kind === 'bilder' ? (['media', kind] as const) : [kind])), 'logg'] as const;
export type Stretch = (typeof STRETCHES)[number];

/** A piece of records, a line each. */
export const RECORDS = /^poster\/([a-z]+)\/\d{6}\.ndjson$/;
/** A file of a picture: in which folder, and what it is called. */
export const PICTURE = /^media\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/(\d{1,5}|stilla)$/;

export function isRegister(stretch: string): stretch is RegisterName {
  return Object.hasOwn(REGISTERS, stretch);
}

/** One line: a live report with all its entries takes this much, and nothing else a tenth of it. */
export const LONGEST_LINE = 40 * 1024 * 1024;
/** A picture is encoded anew when it comes, and may be larger then than what came. */
export const LARGEST_PICTURE = 2 * LIMITS.mediaBytes;

const headerSchema = z.object({
  format: z.literal(FORMAT),
  studio: z.string(),
  skapad: z.string(),
  webbplats: z.string(),
  /** Of each table the columns that its records have. */
  kolumner: z.record(z.string(), z.array(z.string())),
});

const manifestSchema = z.object({
  poster: z.number(),
  sha256: z.string(),
  /** How many records each stretch has. */
  antal: z.record(z.string(), z.number()),
  bilder: z.object({ filer: z.number(), byte: z.number(), saknas: z.number() }),
});

export type NewsroomHeader = z.infer<typeof headerSchema>;
export type NewsroomManifest = z.infer<typeof manifestSchema>;

const MEBIBYTE = 1024 * 1024;
/** What honest archives never come to: the most uniform of them are a fiftieth of what they hold. */
const SWELLING = 400;

export const NEWSROOM: ArchiveKind<NewsroomHeader, NewsroomManifest> = {
  header: HEADER,
  headerSchema,
  manifestSchema,
  format: FORMAT,
  damaged: (file) =>
    `${file} är inget helt arkiv från Studio: det är avbrutet, ändrat eller något annat. Ta ut redaktionen igen, eller hämta filen på nytt.`,
  newer: (file) => `Arkivet ${file} är uttaget av en nyare version av Studio. Uppgradera den här redaktionen och läs in det igen.`,
  bound: {
    most: (packed) => 1024 * MEBIBYTE + SWELLING * packed,
    told: (file) =>
      `${file} packas upp till mer än ${SWELLING} gånger sin storlek. Ett arkiv från Studio gör inte det: hämta det från där det togs ut.`,
  },
};
