import { z } from 'zod';
import { bounded } from '#lib/contract/bounded.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { shownName } from '#lib/contract/shown-name.ts';
import type { StoredFile } from '#lib/contract/stored-file.ts';
import { toldDay } from '#lib/contract/told-day.ts';
import { fault, faultEntry } from '#lib/errors/fault.ts';
import { periodFaults } from '#lib/operations/traffic/traffic-period.ts';
import type { DaySpan } from '#lib/store/traffic.ts';

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

/** Of a form that brings a file of figures, or says of which days what was brought is to be removed. */
export const figureFields = {
  ...importFields,
  fil: importFields.fil
    .optional()
    .meta({ type: 'string', format: 'binary', description: 'CSV-filen, högst 100 000 rader. Utelämnas när dagar tas bort.' }),
  ta_bort_fran: toldDay.optional().meta({
    description:
      'I stället för fil: första dagen, ÅÅÅÅ-MM-DD, åren 2000–2999, av dem som källans siffror tas bort för. Ångras genom att läsa in filen igen.',
  }),
  ta_bort_till: toldDay
    .optional()
    .meta({ description: 'Sista dagen, ÅÅÅÅ-MM-DD, åren 2000–2999, av dem som källans siffror tas bort för.' }),
};

/** Which of a file's columns are what. */
export function namedColumnsOf<Field extends string>(fields: readonly Field[]) {
  return z.partialRecord(z.enum(fields), z.string().max(200));
}

const EITHER = 'Skicka en fil, eller de dagar som ska tas bort: ett anrop gör det ena.';

interface Asked {
  fil?: StoredFile | undefined;
  ta_bort_fran?: string | undefined;
  ta_bort_till?: string | undefined;
}

/** What a call asks for: a file to read in, or of which days what the source has told is to be removed. Throws 422 where it is neither, or one day alone. */
export function askedFor({ fil, ta_bort_fran: fran, ta_bort_till: till }: Asked): { fil: StoredFile } | DaySpan {
  if (fil !== undefined) return { fil };
  if (fran !== undefined && till !== undefined) return { fran, till };
  if (fran === undefined && till === undefined) throw fault('falt_saknas', { falt: 'fil' });
  throw fault('falt_saknas', { falt: fran === undefined ? 'ta_bort_fran' : 'ta_bort_till' });
}

/** What is wrong with what is asked for, as far as it is read: a file and days at once, or days that are none. */
export function askedFaults({ fil, ta_bort_fran: fran, ta_bort_till: till }: Asked, now: string): FaultEntry[] {
  if (fil !== undefined && (fran !== undefined || till !== undefined))
    return [faultEntry('falt_format', { falt: 'fil' }, { beskrivning: EITHER })];
  if (fran === undefined || till === undefined) return [];
  return periodFaults({ fran, till }, now).map((entry) => ({ ...entry, falt: 'ta_bort_till' }));
}
