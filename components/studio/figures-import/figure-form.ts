import { z } from 'zod';
import { ApiFault } from '#lib/transports/client/api-fault.ts';

/** What is read in. */
export type FigureKind = 'intakter' | 'trafik';

/** What the columns of a file may be, as they are called where somebody says which is which. */
export const COLUMN_NAMES: Record<FigureKind, ReadonlyArray<{ falt: string; namn: string; isNeeded?: true }>> = {
  intakter: [
    { falt: 'dag', namn: 'Dag', isNeeded: true },
    { falt: 'belopp', namn: 'Belopp', isNeeded: true },
    { falt: 'valuta', namn: 'Valuta' },
    { falt: 'program', namn: 'Program' },
    { falt: 'artikel', namn: 'Artikel' },
    { falt: 'kod', namn: 'Utlänkens kod' },
  ],
  trafik: [
    { falt: 'dag', namn: 'Dag' },
    { falt: 'artikel', namn: 'Artikel', isNeeded: true },
    { falt: 'visningar', namn: 'Visningar' },
    { falt: 'besokare', namn: 'Besökare' },
    { falt: 'klick', namn: 'Klick' },
    { falt: 'exponeringar', namn: 'Exponeringar' },
  ],
};

/** The columns of a file, and which of them are known to be what. */
export interface FoundColumns {
  rubriker: readonly string[];
  kolumner: Readonly<Record<string, string>>;
}

const found = z.object({ rubriker: z.array(z.string()), kolumner: z.record(z.string(), z.string()) });

/** What a refusal tells of the file's columns; undefined when it tells nothing of them. */
export function columnsIn(refusal: unknown): FoundColumns | undefined {
  return refusal instanceof ApiFault ? found.safeParse(refusal.svar).data : undefined;
}

export interface FigureFields {
  kalla: string;
  program: string;
  valuta: string;
  dag: string;
}

/** The form that a file of that kind is sent in. `kolumner` are those that somebody has chosen. */
export function figureForm(
  kind: FigureKind,
  file: File,
  { kalla, program, valuta, dag }: FigureFields,
  kolumner: Readonly<Record<string, string>>,
  isTried: boolean,
): FormData {
  const form = new FormData();
  form.set('fil', file);
  const given = { kalla, kolumner: JSON.stringify(kolumner), ...(kind === 'intakter' ? { program, valuta } : { dag }) };
  for (const [name, value] of Object.entries(given)) if (value !== '') form.set(name, value);
  if (isTried) form.set('provkor', 'true');
  return form;
}

/** The form that asks for what a source has told of some days to be removed. */
export function removalForm(
  kind: FigureKind,
  { kalla, program }: FigureFields,
  { fran, till }: { fran: string; till: string },
  isTried: boolean,
): FormData {
  const form = new FormData();
  form.set('kalla', kalla);
  form.set('ta_bort_fran', fran);
  form.set('ta_bort_till', till);
  if (kind === 'intakter' && program !== '') form.set('program', program);
  if (isTried) form.set('provkor', 'true');
  return form;
}
