import type { TextNode } from '#lib/contract/block.ts';
import { type PartValue, piecesOf, withPieces } from '#lib/translation/article-parts.ts';
import type { Piece } from '#lib/translation/batches.ts';
import { decodeLine, encodeLine } from '#lib/translation/marked-line.ts';
import type { PlannedPart } from '#lib/translation/plan.ts';

/** Every text that the plan has translated, in reading order. */
export function plannedPieces(planned: readonly PlannedPart[]): Piece[] {
  return planned.flatMap(({ del, utfall, source }) => {
    if (utfall !== 'oversatt' || source === undefined) return [];
    return piecesOf(del, source).map(({ plats, nodes }) => ({ id: `${del}#${plats}`, del, plats, nodes, line: encodeLine(nodes) }));
  });
}

export interface TranslatedPart {
  value: PartValue;
  texts: ReadonlyMap<string, readonly TextNode[]>;
}

/** The part with its texts as they were answered; `undefined` when one of them was not taken: a part is refused whole. */
export function translatedPart(
  source: PartValue,
  pieces: readonly Piece[],
  accepted: (id: string) => string | undefined,
): TranslatedPart | undefined {
  const texts = new Map<string, readonly TextNode[]>();
  for (const { id, plats, line } of pieces) {
    const answer = accepted(id);
    const nodes = answer === undefined ? undefined : decodeLine(answer, line.key);
    if (nodes === undefined) return undefined;
    texts.set(plats, nodes);
  }
  return { value: withPieces(source, texts), texts };
}
