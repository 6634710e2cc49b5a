import type { TranslationCost, TranslationResult } from '#lib/contract/translation.ts';

const LIST = new Intl.ListFormat('sv');
const NUMBER = new Intl.NumberFormat('sv');
const COST = new Intl.NumberFormat('sv', { maximumSignificantDigits: 2 });
const PERCENT = new Intl.NumberFormat('sv', { style: 'percent', maximumFractionDigits: 0 });

const FIELDS: Readonly<Record<string, string>> = { rubrik: 'rubriken', ingress: 'ingressen', hero: 'huvudbilden' };

/** Parts of an article as one counts them aloud: «rubriken, ingressen och 10 block». */
export function partsInWords(delar: readonly string[]): string {
  const fields = delar.flatMap((del) => FIELDS[del] ?? []);
  const meta = delar.filter((del) => del.startsWith('meta.')).length;
  const blocks = delar.filter((del) => del.startsWith('block:')).length;
  const counted = [...(meta > 0 ? [`${meta} fält för sök och delning`] : []), ...(blocks > 0 ? [`${NUMBER.format(blocks)} block`] : [])];
  return LIST.format([...fields, ...counted]);
}

/** What a translation of an article came to, a sentence each: what was translated, kept, refused and spared, and the cost. */
export function outcomeWords({ delar, sparade_tecken, tecken, tokens, kostnad }: TranslationResult): string[] {
  const parts = (...fates: string[]) => delar.flatMap(({ del, utfall }) => (fates.includes(utfall) ? [del] : []));
  const translated = parts('oversatt');
  const kept = parts('egen', 'egen_inaktuell');
  const behind = parts('egen_inaktuell');
  const refused = parts('nekad');
  return [
    ...(translated.length > 0 ? [sentence(`${partsInWords(translated)} översattes`)] : []),
    ...(kept.length > 0 ? [sentence(`${partsInWords(kept)} behölls, eftersom någon har ändrat där`)] : []),
    ...(behind.length > 0 ? [sentence(`Se över ${partsInWords(behind)}: där har källan ändrats sedan dess`)] : []),
    ...(refused.length > 0 ? [sentence(`${partsInWords(refused)} kunde inte översättas`)] : []),
    ...(translated.length + kept.length + refused.length === 0 ? ['Allt var redan översatt.'] : []),
    ...(sparade_tecken > 0 ? [`${PERCENT.format(sparade_tecken / (sparade_tecken + tecken))} av texten behövde inte översättas om.`] : []),
    ...(tokens > 0
      ? [
          sentence(
            `Det tog ${NUMBER.format(tokens)} tokens${kostnad === null ? '' : ` och kostade ${COST.format(kostnad)} enligt det inställda priset`}`,
          ),
        ]
      : []),
  ];
}

/** The same of one article among many. */
export function outcomeInBrief({ oversatta, sparade }: TranslationCost): string {
  if (oversatta === 0) return 'Allt var redan översatt';
  const spared = sparade === 0 ? '' : `, ${NUMBER.format(sparade)} fick stå kvar`;
  return `${NUMBER.format(oversatta)} ${oversatta === 1 ? 'del översatt' : 'delar översatta'}${spared}`;
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
