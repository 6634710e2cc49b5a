import { z } from 'zod';
import { authorSchema, CONTENT_STATUSES } from '#lib/contract/article.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';

export const RELEASE_MODES = ['utkast', 'publicera', 'schemalagd'] as const;
export const RELEASE_STATES = ['pagar', 'koad', 'klar', 'misslyckad', 'nedtagen'] as const;

export type ReleaseMode = (typeof RELEASE_MODES)[number];
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** The answer of a release (decisions.md §5). */
export const releaseAnswerSchema = z.object({
  ok: z.literal(true),
  release: z.object({ id: z.string(), tillstand: z.enum(RELEASE_STATES) }),
  status: z.enum(CONTENT_STATUSES),
  lage: z.enum(RELEASE_MODES),
  datum: z.string().nullable(),
  sprak: z.record(
    z.string(),
    z.object({
      revision: z.string(),
      nr: z.int(),
      lank: z.string().nullable(),
      cms: z.object({ id: z.string(), status: z.string(), lank: z.string() }).nullable().optional(),
    }),
  ),
  varningar: z.array(faultEntrySchema),
});

export const releaseSchema = z
  .object({
    id: z.string(),
    lage: z.enum(RELEASE_MODES),
    tillstand: z.enum(RELEASE_STATES),
    revisioner: z.record(z.string(), z.string()),
    datum: z.string().nullable(),
    av: authorSchema,
    order_av: authorSchema.nullable(),
    overstyr: z.boolean(),
    fel: z.array(faultEntrySchema).nullable(),
    skapad: z.string(),
    andrad: z.string(),
    steg: z.array(
      z.object({ nr: z.int(), steg: z.string(), tillstand: z.string(), detalj: z.record(z.string(), z.unknown()), tid: z.string() }),
    ),
  })
  .meta({ id: 'Release' });

export type Release = z.infer<typeof releaseSchema>;
