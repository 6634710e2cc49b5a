import { z } from 'zod';
import { type RowFault, rowFaultSchema } from '#lib/figure-files/row-fault.ts';
import { type FigureFile, namedColumns } from '#lib/operations/figures/read-figure-file.ts';
import type { Told } from '#lib/store/revenue-rows.ts';

/** So many of the refused rows are told one by one. */
export const MOST_TOLD = 200;

/** What became of a file of figures: the same whether it was only tried or not. */
export const importReportFields = {
  rader: z.int().meta({ description: 'Rader i filen, utom rubrikraden.' }),
  tagna: z.int().meta({ description: 'Rader som togs. Rader om samma sak är en siffra.' }),
  nya: z.int().meta({ description: 'Siffror som inte fanns.' }),
  ersatta: z.int().meta({ description: 'Siffror som källan nu säger något annat om.' }),
  samma: z.int().meta({ description: 'Siffror som redan var inlästa och är desamma.' }),
  kvar: z.int().meta({
    description:
      'Siffror som källan har sagt förut om samma dagar och som filen inte nämner: de står kvar. Är filen en rättelse av hela dagar, ta bort dagarna först.',
  }),
  borttagna: z.int().meta({ description: 'Siffror som togs bort.' }),
  avvisade: z.int().meta({ description: 'Rader som inte togs.' }),
  fel: z.array(rowFaultSchema).meta({ description: `De avvisade raderna, högst ${MOST_TOLD}.` }),
  fran: z.string().nullable(),
  till: z.string().nullable(),
  rubriker: z.array(z.string()).meta({ description: 'Filens kolumner.' }),
  kolumner: z.record(z.string(), z.string()).meta({ description: 'Vilken kolumn som lästes som vad.' }),
};

type Report = z.infer<z.ZodObject<typeof importReportFields>>;

/** What became of figures that were removed, of those days. */
export function removalReport(days: readonly string[], borttagna: number): Report {
  const nothing = { rubriker: [], kolumner: {} };
  const none = { nya: 0, ersatta: 0, samma: 0 };
  return { ...importReport(nothing, { taken: 0, refused: [], days, told: none, kvar: 0 }), borttagna };
}

/** What became of a file whose rows were taken, but for those that were not. */
export function importReport(
  file: Pick<FigureFile<string>, 'rubriker' | 'kolumner'>,
  { taken, refused, days, told, kvar }: { taken: number; refused: readonly RowFault[]; days: readonly string[]; told: Told; kvar: number },
): Report {
  const sorted = days.toSorted();
  return {
    rader: taken + refused.length,
    tagna: taken,
    ...told,
    kvar,
    borttagna: 0,
    avvisade: refused.length,
    fel: refused.toSorted((a, b) => a.rad - b.rad).slice(0, MOST_TOLD),
    fran: sorted[0] ?? null,
    till: sorted.at(-1) ?? null,
    rubriker: file.rubriker,
    kolumner: namedColumns(file.kolumner),
  };
}
