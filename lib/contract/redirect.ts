import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { REDIRECT_STATUSES } from '#lib/contract/closed/redirect.ts';

/** So many redirects a site has at most: all of them are kept in memory. */
export const MOST_REDIRECTS = 50_000;

const status = z.union(REDIRECT_STATUSES.map((known) => z.literal(known)));

/** What of a redirect is written. */
export const redirectFields = {
  fran: bounded('address')
    .trim()
    .min(1)
    .meta({ description: 'Den gamla adressen: en sökväg på webbplatsen. * får stå sist och betyder vad som helst.' }),
  till: bounded('address').trim().meta({
    description: 'Vart den leder: en sökväg eller en hel adress; * får stå sist om den står i fran. Utelämnas vid 410.',
  }),
  status: status.meta({ description: '301 för gott, 302 tills vidare, 410 borttagen.' }),
  annan_vard: z.boolean().meta({ description: 'true: den får leda till en annan webbplats.' }),
};

/** An old address of the site, and where readers are led from it (decisions.md §25). */
export const redirectSchema = z
  .object({
    id: z.string(),
    fran: z.string(),
    till: z.string().nullable(),
    status,
    traffar: z.int().meta({ description: 'Hur många gånger läsare har kommit dit. Robotar räknas inte, och om läsarna sparas inget.' }),
    senast: z.string().nullable().meta({ description: 'Senaste dagen (ÅÅÅÅ-MM-DD) som någon kom dit.' }),
    skapad: z.string(),
  })
  .meta({ id: 'Omdirigering' });
export type RedirectAnswer = z.infer<typeof redirectSchema>;
