import { z } from 'zod';
import { ARCHIVED_KINDS } from '#lib/contract/closed/newsroom-archive.ts';
import { recordOf } from '#lib/contract/record-of.ts';

/** What there is of each kind in an archive of a newsroom, and what becomes of it. */
const countsSchema = z.object({
  nya: z.int().meta({ description: 'Finns bara i arkivet.' }),
  lika: z.int().meta({ description: 'Finns här och är lika.' }),
  fortsatta: z.int().meta({ description: 'Finns här, och går vidare i arkivet.' }),
  aldre: z.int().meta({ description: 'Finns här, och har gått vidare sedan arkivet togs ut.' }),
  olika: z.int().meta({ description: 'Skiljer sig åt, och lämnas som det är här.' }),
});

export type ArchiveCount = keyof z.infer<typeof countsSchema>;

export type ArchivedKind = (typeof ARCHIVED_KINDS)[number];

export const newsroomReportSchema = z
  .object({
    arkiv: z.object({ webbplats: z.string(), skapad: z.string(), studio: z.string() }).meta({ description: 'Vilket arkiv det är.' }),
    antal: z.object(recordOf(ARCHIVED_KINDS, () => countsSchema)).meta({ description: 'Vad som finns i arkivet av varje slag.' }),
    bilder_utan_fil: z.int().meta({ description: 'Bilder som saknade sin fil när arkivet togs ut.' }),
    se_over: z
      .array(z.object({ slag: z.enum(ARCHIVED_KINDS), id: z.string(), namn: z.string(), orsak: z.string(), atgard: z.string() }))
      .meta({ description: 'Vad någon behöver titta på, högst 200.' }),
    fler: z.int().meta({ description: 'Så många till finns det att se över.' }),
  })
  .meta({ id: 'Inlasningsrapport' });

export type NewsroomReport = z.infer<typeof newsroomReportSchema>;
