import type { z } from 'zod';
import type { jobSumSchema } from '#lib/contract/translation.ts';

/** How a list of translations stands, in a line. */
export function sumWords({ antal, vantar, pagar, klar, misslyckad, avbruten }: z.infer<typeof jobSumSchema>): string {
  const open = vantar + pagar;
  const rest = [
    ...(pagar > 0 ? [`${pagar} översätts`] : []),
    ...(vantar > 0 ? [`${vantar} väntar`] : []),
    ...(misslyckad > 0 ? [`${misslyckad} misslyckades`] : []),
    ...(avbruten > 0 ? [`${avbruten} avbröts`] : []),
  ];
  const done =
    open === 0 && klar === antal ? `${antal === 1 ? 'Artikeln är översatt' : `Alla ${antal} är klara`}` : `${klar} av ${antal} är klara`;
  return `${[done, ...rest].join(', ')}.`;
}
