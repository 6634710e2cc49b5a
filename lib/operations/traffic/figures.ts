import { z } from 'zod';
import { DEPTHS, READING_TIMES } from '#lib/contract/page-view.ts';
import type { ReadingFigures } from '#lib/store/traffic.ts';

/** Readings as they are answered with. */
export const figuresSchema = z
  .object({
    visningar: z.int(),
    lastid: z
      .array(z.object({ fran: z.int(), visningar: z.int() }))
      .meta({ description: 'Hur många som hade sidan framme så många sekunder eller fler.' }),
    djup: z
      .array(z.object({ fran: z.int(), visningar: z.int() }))
      .meta({ description: 'Hur många som såg så många procent av artikeln eller fler.' }),
  })
  .meta({ id: 'Lasning' });
export type Figures = z.infer<typeof figuresSchema>;

/** Where the numbers come from, and how far they reach. */
export const measuredFields = {
  matt: z.boolean().meta({ description: 'false: inget är mätt än, så det finns inga siffror.' }),
  matt_sedan: z.string().nullable().meta({ description: 'Första dagen som något är räknat (ÅÅÅÅ-MM-DD).' }),
  besked: z.string().meta({ description: 'Vad som räknas, och vad som inte gör det.' }),
};

const NOT_COUNTED =
  'Inte räknade: robotar, läsare utan skript eller med Do Not Track eller Global Privacy Control, sidor som aldrig lämnas (de räknas när de läggs undan) och förhandsvisningar. En läsare som öppnar sidan två gånger är två visningar; unika läsare mäts inte.';

/** How the numbers of a period are to be taken. */
export function measured(matt_sedan: string | null, fran: string): { matt: boolean; matt_sedan: string | null; besked: string } {
  if (matt_sedan === null) return { matt: false, matt_sedan, besked: `Ingen läsning är räknad än. ${NOT_COUNTED}` };
  const before = fran < matt_sedan ? `Mätningen började ${matt_sedan}; dagarna före det är inte noll utan okända. ` : '';
  return { matt: true, matt_sedan, besked: `${before}Sidvisningar av artiklar, räknade i läsarnas webbläsare. ${NOT_COUNTED}` };
}

export function figuresOf({ visningar, lastid, djup }: ReadingFigures): Figures {
  return { visningar, lastid: buckets(READING_TIMES, lastid), djup: buckets(DEPTHS, djup) };
}

/** How many reached each bucket: those that fell into it, and into one beyond it. */
function buckets(starts: readonly number[], fell: readonly number[]): { fran: number; visningar: number }[] {
  return starts.map((fran, nr) => ({ fran, visningar: fell.slice(nr).reduce((sum, one) => sum + one, 0) }));
}

const counted = z.int().nullable();

/** What other systems have counted, each by itself. */
export const takenFields = {
  importerat: z
    .array(
      z.object({
        kalla: z.string(),
        ...{ visningar: counted, besokare: counted, klick: counted, exponeringar: counted },
        ...{ fran: z.string(), till: z.string(), dagar: z.int(), importerad: z.string() },
      }),
    )
    .meta({ description: 'Vad andra system har räknat, inläst ur filer. Det ingår inte i de andra siffrorna.' }),
};
