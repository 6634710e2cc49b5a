import { z } from 'zod';

/** What of an article somebody may change in a publishing system elsewhere. */
const PARTS = ['status', 'slug', 'rubrik', 'ingress', 'text', 'datum', 'kategorier', 'taggar', 'hero'] as const;

/** What a person decides of what somebody has changed there. */
export const DECISIONS = ['skriv_over', 'ta_over', 'lat_sta'] as const;

/** How an article in a publishing system elsewhere differs from what Studio handed over. */
export const cmsComparisonSchema = z
  .object({
    status: z.string().meta({ description: 'publish, draft, private, trash eller systemets eget ord.' }),
    lank: z.string(),
    tillstand: z.string().meta({ description: 'Skickas med beslutet, som gäller artikeln just så.' }),
    avgjort: z.enum(DECISIONS).nullable(),
    skillnader: z.array(z.object({ del: z.enum(PARTS), studio: z.string(), dar: z.string() })),
  })
  .meta({ id: 'Publiceringsskillnad' });

export type CmsComparison = z.infer<typeof cmsComparisonSchema>;
export type ChangedPart = (typeof PARTS)[number];
