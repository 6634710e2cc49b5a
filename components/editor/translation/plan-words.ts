import { partsInWords } from '#components/studio/translation/outcome-words.ts';
import type { TranslatedPart, TranslationCost } from '#lib/contract/translation.ts';

const NUMBER = new Intl.NumberFormat('sv');

interface Plan {
  delar: readonly TranslatedPart[];
  atgang: TranslationCost;
}

/** What a translation would do, a line for each kind of thing: translate, keep, leave. */
export function planWords({ delar, atgang }: Plan): string[] {
  const parts = (...fates: string[]) => delar.flatMap(({ del, utfall }) => (fates.includes(utfall) ? [del] : []));
  const kept = parts('egen', 'egen_inaktuell');
  const current = parts('aktuell');
  return [
    atgang.oversatta === 0
      ? 'Det finns inget att översätta: allt är aktuellt eller skrivet av någon.'
      : `Översätts: ${partsInWords(parts('oversatt'))}, ${NUMBER.format(atgang.tecken)} tecken.`,
    ...(kept.length > 0 ? [`Behålls, eftersom någon har ändrat där: ${partsInWords(kept)}.`] : []),
    ...(current.length > 0 ? [`Redan översatt: ${partsInWords(current)}.`] : []),
  ];
}
