import { z } from 'zod';

const reasonSchema = z.object({ orsak: z.string(), atgard: z.string() });

/** How it went with one article of another system: made (or would be), there already, or refused. */
export const importLineSchema = z
  .object({
    plats: z.string().meta({ description: 'Vad artikeln heter där.' }),
    rubrik: z.string(),
    utfall: z.enum(['skapas', 'finns', 'vagras']),
    id: z.string().optional().meta({ description: 'Artikelns id här.' }),
    fel: z.array(reasonSchema),
    publicerad: z.string().nullable().meta({ description: 'Datumet som läsarna får; null när det blir dagen den publiceras här.' }),
    gammal_adress: z.string().nullable().meta({ description: 'Den gamla adressen som leder till artikeln; null när ingen gör det.' }),
    anmarkningar: z.array(z.string()).meta({ description: 'Vad som inte följde med som det var.' }),
  })
  .meta({ id: 'InlastArtikel' });
export type ImportLine = z.infer<typeof importLineSchema>;

/** A page of what a WordPress that runs shows its readers. */
export const importedPageSchema = z.object({
  rader: z.array(importLineSchema),
  sidor: z.int().meta({ description: 'Så många sidor har den delen.' }),
  stopp: reasonSchema.nullable().meta({ description: 'Varför sidan inte kunde läsas. Det som redan är inläst läses inte in två gånger.' }),
});
export type ImportedPage = z.infer<typeof importedPageSchema>;
