import type { TextNode } from '#lib/contract/block.ts';
import type { EncodedLine } from '#lib/translation/marked-line.ts';

/** One text on its way to the model. */
export interface Piece {
  /** The part and the place in it: `block:b12345678#content`. */
  id: string;
  del: string;
  plats: string;
  /** As the source has it. */
  nodes: readonly TextNode[];
  line: EncodedLine;
}

/** What one call takes: few enough texts that none is forgotten, short enough that the answer is never cut off. */
const MOST_PIECES = 40;
const MOST_CHARACTERS = 6_000;

/** The pieces in order, in batches of bounded size; one that is longer than a batch goes alone. */
export function batchesOf(pieces: readonly Piece[]): Piece[][] {
  const batches: Piece[][] = [];
  let size = 0;
  for (const piece of pieces) {
    const length = piece.line.text.length;
    const last = batches.at(-1);
    if (last === undefined || last.length >= MOST_PIECES || size + length > MOST_CHARACTERS) {
      batches.push([piece]);
      size = length;
    } else {
      last.push(piece);
      size += length;
    }
  }
  return batches;
}
