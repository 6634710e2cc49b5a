import { equalJson } from '#lib/content/equal-json.ts';
import { mergeOrder } from '#lib/content/merge-order.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { PartFate, TranslationCost } from '#lib/contract/translation.ts';
import { articleOf, blockKey, type PartValue, partHash, partsOf, piecesOf } from '#lib/translation/article-parts.ts';

/** Of which source a part was last translated, and what it then was: both as hashes. */
export interface KnownPart {
  kalla: string;
  mal: string;
}

export interface PlanFrom {
  source: ArticleContent;
  /** The translation as it is; absent for a language that there is none of. */
  target: ArticleContent | undefined;
  /** What earlier translations made of what. */
  known: Readonly<Record<string, KnownPart>>;
  /** The source as the translation knew it, when that is known: tells what a person's translation lags behind in. */
  earlier: ArticleContent | undefined;
  /** Replaces what people have written. */
  skrivOver: boolean;
}

export interface PlannedPart {
  del: string;
  utfall: Exclude<PartFate, 'nekad'>;
  /** Absent when only the translation has the part. */
  source: PartValue | undefined;
  /** Absent when the translation has it not, or is not to keep it. */
  target: PartValue | undefined;
}

/**
 * What is to become of each part: missing, stale and untouched parts are translated; what a
 * person wrote or changed is kept, also when it is a removal, unless `skrivOver`. A part that the source has lost goes
 * when nobody had touched its translation.
 */
export function planTranslation(from: PlanFrom): PlannedPart[] {
  const source = partsOf(from.source);
  const target: ReadonlyMap<string, PartValue> = from.target === undefined ? new Map() : partsOf(from.target);
  const earlier = from.earlier === undefined ? undefined : partsOf(from.earlier);
  const planned: PlannedPart[] = [...source].map(([del, value]) => {
    const there = target.get(del);
    const utfall = fateOf(del, value, there, earlier, from);
    return { del, utfall, source: value, target: there };
  });
  for (const [del, there] of target) {
    if (source.has(del)) continue;
    const known = from.known[del];
    const ours = known !== undefined && partHash(there) === known.mal;
    if (!ours) planned.push({ del, utfall: known === undefined ? 'egen' : 'egen_inaktuell', source: undefined, target: there });
  }
  return planned;
}

function fateOf(
  del: string,
  value: PartValue,
  there: PartValue | undefined,
  earlier: ReadonlyMap<string, PartValue> | undefined,
  { known, skrivOver, target }: PlanFrom,
): PlannedPart['utfall'] {
  const record = known[del];
  if (record === undefined) {
    if (there === undefined) return 'oversatt';
    if (equalJson(value, there)) return piecesOf(del, value).length === 0 ? 'aktuell' : 'oversatt';
    if (skrivOver) return 'oversatt';
    const then = earlier?.get(del);
    return earlier !== undefined && !equalJson(then, value) ? 'egen_inaktuell' : 'egen';
  }
  const fresh = partHash(value) === record.kalla;
  if (there !== undefined && partHash(there) === record.mal) return fresh ? 'aktuell' : 'oversatt';
  // A whole version that is gone was no choice of anybody's about this part.
  if (skrivOver || (there === undefined && target === undefined)) return 'oversatt';
  return fresh ? 'egen' : 'egen_inaktuell';
}

/** The same translations, of which somebody has said that they agree with these words of the source. */
export function agreedParts(known: Readonly<Record<string, KnownPart>>, source: ArticleContent): Record<string, KnownPart> {
  const parts = partsOf(source);
  const agreed = ([del, record]: [string, KnownPart]): [string, KnownPart] => {
    const value = parts.get(del);
    return [del, value === undefined ? record : { ...record, kalla: partHash(value) }];
  };
  return Object.fromEntries(Object.entries(known).map(agreed));
}

/** How much is sent to the model, and how much was spared. */
export function costOfPlan(planned: readonly PlannedPart[]): TranslationCost {
  const cost: TranslationCost = { oversatta: 0, sparade: 0, tecken: 0, sparade_tecken: 0 };
  for (const { del, utfall, source } of planned) {
    const pieces = source === undefined ? [] : piecesOf(del, source);
    if (pieces.length === 0) continue;
    const length = pieces.reduce((sum, { nodes }) => sum + nodes.reduce((line, { text }) => line + text.length, 0), 0);
    if (utfall === 'oversatt') {
      cost.oversatta += 1;
      cost.tecken += length;
    } else {
      cost.sparade += 1;
      cost.sparade_tecken += length;
    }
  }
  return cost;
}

export interface Assembled {
  article: ArticleContent;
  known: Record<string, KnownPart>;
}

/**
 * The translation put together: `translated` has the new value of each part that was translated; one that is planned but
 * missing there was refused, and the source stands where nothing better is. Blocks stand in the order of the source,
 * except where somebody has moved them in the translation.
 */
export function assemble(planned: readonly PlannedPart[], translated: ReadonlyMap<string, PartValue>, from: PlanFrom): Assembled {
  const parts = new Map<string, PartValue>();
  const known: Record<string, KnownPart> = {};
  for (const { del, utfall, source, target } of planned) {
    const made = utfall === 'oversatt' ? translated.get(del) : undefined;
    const value = made ?? target ?? (utfall === 'oversatt' ? source : undefined);
    if (value !== undefined) parts.set(del, value);
    const record = from.known[del];
    if (made !== undefined && source !== undefined) known[del] = { kalla: partHash(source), mal: partHash(made) };
    else if (record !== undefined) known[del] = record;
  }
  const keys = (article: ArticleContent | undefined) => article?.block.map(blockKey) ?? [];
  const before = from.earlier ?? from.target;
  const { order } = mergeOrder(keys(before), keys(from.source), keys(from.target), (del) => parts.has(del));
  return { article: articleOf(parts, order, from.target?.slug ?? ''), known };
}
