import { z } from 'zod';
import type { OperationContext } from '#lib/operations/context.ts';
import { moneyOf, moneySchema } from '#lib/operations/figures/money-answer.ts';
import type { CoveredRow, EarnedRow, RevenueSpan } from '#lib/store/revenue.ts';

/** What something has earned, each currency by itself. */
const earnedFields = {
  visningar: z.int().nullable().meta({ description: 'Visningar de dagar som har intäkter; null: okänt.' }),
  belopp: z.array(moneySchema.extend({ per_tusen: moneySchema.nullable().meta({ description: 'Per tusen visningar; null: okänt.' }) })),
};
export const earnedSchema = z.object(earnedFields).meta({ id: 'Intakt' });
export type Earned = z.infer<typeof earnedSchema>;

export const namedEarned = z.array(earnedSchema.extend({ nyckel: z.string(), namn: z.string() }));

/** Which source is asked for. */
export const sourceQuery = {
  kalla: z.string().trim().toLowerCase().max(80).default('').meta({ description: 'Bara den källan, till exempel natverk.' }),
};

/** Where the numbers come from, and how far they reach. */
export const coveredFields = {
  matt: z.boolean().meta({ description: 'false: inga intäkter är inlästa för tiden.' }),
  besked: z.string().meta({ description: 'Hur långt siffrorna räcker.' }),
  importerad: z.string().nullable().meta({ description: 'När något senast lästes in för tiden.' }),
  tackning: z
    .array(
      z.object({
        program: z.string(),
        namn: z.string(),
        kalla: z.string(),
        fran: z.string(),
        till: z.string(),
        dagar: z.int(),
        importerad: z.string(),
      }),
    )
    .meta({ description: 'Vilka dagar varje program har intäkter för, av hur många.' }),
};

/** How far the numbers of some days reach. */
export async function coveredIn(
  { store }: Pick<OperationContext, 'store'>,
  span: RevenueSpan,
  dagar: number,
): Promise<z.infer<z.ZodObject<typeof coveredFields>>> {
  const rows = await store.revenue.covered(span);
  const twice = await store.revenue.toldTwice(span, rows);
  const importerad = rows.reduce<string | null>((last, row) => (last === null || row.importerad > last ? row.importerad : last), null);
  return { matt: rows.length > 0, besked: wordOf(rows, twice, dagar), importerad, tackning: rows };
}

const WHAT = 'Intäkter läses in ur programmens filer och kan rättas av dem i efterhand. Valutor läggs aldrig ihop.';

function wordOf(rows: readonly CoveredRow[], twice: number, dagar: number): string {
  if (rows.length === 0) return `Inga intäkter är inlästa för tiden: de är okända, inte noll. ${WHAT}`;
  const partly = rows.filter((row) => row.dagar < dagar).length;
  return [
    'Per tusen visningar räknas på de dagar som har både intäkter och räknade visningar.',
    ...(partly === 0 ? [] : [`${partly} av ${rows.length} program och källor saknar dagar under tiden: de dagarna är okända, inte noll.`]),
    ...(twice === 0
      ? []
      : [
          `Samma program och dag har flera källor ${twice} ${twice === 1 ? 'gång' : 'gånger'}; de är hopräknade. Välj en källa för att skilja dem åt.`,
        ]),
    WHAT,
  ].join(' ');
}

/** What rows of the same come to; `visningar` where it is counted how often all of it was read. */
export function earnedOf(rows: readonly EarnedRow[], visningar = rows[0]?.visningar ?? null): Earned {
  return {
    visningar,
    belopp: rows.map(({ valuta, belopp, matt }) => ({
      ...moneyOf(valuta, belopp),
      per_tusen: visningar === null || visningar === 0 ? null : moneyOf(valuta, Math.round((matt * 1000) / visningar)),
    })),
  };
}

/** The rows of each of their keys together, in the order in which each first comes. */
export function earnedByKey(
  rows: readonly EarnedRow[],
  nameOf: (nyckel: string) => string,
  visningar?: number | null,
): z.infer<typeof namedEarned> {
  return [...Map.groupBy(rows, ({ nyckel }) => nyckel)].map(([nyckel, some]) => ({
    nyckel,
    namn: nameOf(nyckel),
    ...(visningar === undefined ? earnedOf(some) : earnedOf(some, visningar)),
  }));
}
