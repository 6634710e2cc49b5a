import { childBlocks } from '#lib/content/child-blocks.ts';
import { blockText } from '#lib/content/plain-text.ts';
import type { Block } from '#lib/contract/block.ts';

export interface FactBoxes {
  /** How many fact boxes the document has. */
  rutor: number;
  /** Those that hold nothing at all. */
  tomma: number;
  /** Those that hold something, but only in their attributes, where readers do not see it. */
  punkter_i_attrs: number;
}

/** Counts a document's fact boxes, and those of them that readers see nothing of. */
export function factBoxes(document: readonly Block[]): FactBoxes {
  const boxes = factBoxesWithin(document);
  const unseen = boxes.filter((box) => blockText(box.content ?? []).trim() === '');
  const inAttrs = unseen.filter(hasShorthand);
  return { rutor: boxes.length, tomma: unseen.length - inAttrs.length, punkter_i_attrs: inAttrs.length };
}

/** What the editorial staff does about such boxes; empty when there are none. */
export function remedy({ tomma, punkter_i_attrs }: FactBoxes): string {
  const sentences = [
    punkter_i_attrs > 0 ? 'Spara artikeln en gång, så blir punkterna stycken i rutan.' : '',
    tomma > 0 ? 'Skriv fakta i den tomma rutan, eller ta bort den.' : '',
    tomma + punkter_i_attrs > 0 ? 'Publicera sedan igen.' : '',
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function factBoxesWithin(document: readonly Block[]): Block[] {
  return document.flatMap((block) => (block.type === 'faktaruta' ? [block] : factBoxesWithin(childBlocks(block))));
}

/** Whether the shorthands that a save makes into paragraphs (interface.md, faktaruta) hold anything. */
function hasShorthand({ attrs: { punkter, text } = {} }: Block): boolean {
  const texts = [...(Array.isArray(punkter) ? punkter : []), text];
  return texts.some((entry) => typeof entry === 'string' && entry.trim() !== '');
}
