import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import type { StoredFile } from '#lib/contract/stored-file.ts';

/** Of a form that brings a file of figures. */
export const importFields = {
  fil: z
    .custom<StoredFile>((value) => typeof value === 'object' && value !== null && 'read' in value)
    .meta({ type: 'string', format: 'binary', description: 'CSV-filen, högst 100 000 rader.' }),
  kalla: shownName(bounded('slug').trim().toLowerCase().min(1)).meta({
    description: 'Varifrån filen kommer, samma namn varje gång: en ny fil ersätter det som samma källa har sagt om samma sak.',
  }),
  kolumner: z.string().max(5_000).default('').meta({
    description: 'Vilken kolumn som är vad, som JSON: {"dag": "Datum"}. Kända rubriker hittas utan; tom text: finns inte i filen.',
  }),
};

/** Which of a file's columns are what. */
export function namedColumnsOf<Field extends string>(fields: readonly Field[]) {
  return z.partialRecord(z.enum(fields), z.string().max(200));
}
