import type { Node } from '@tiptap/pm/model';
import type { Found } from '#components/editor/find/found.ts';
import { fieldName } from '#components/studio/history/field-name.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';

const AROUND = 32;

/** What the place is called, and what was found there with some of the words around it. */
export function whereFound({ in: place, text, from, to }: Found, doc: Node): { namn: string; fore: string; ord: string; efter: string } {
  const before = text.slice(Math.max(0, from - AROUND), from);
  const after = text.slice(to, to + AROUND);
  return {
    namn: place.i === 'falt' ? fieldName(place.falt.falt) : blockName(doc, place.i === 'text' ? place.start : place.pos),
    fore: from > AROUND ? `…${before}` : before,
    ord: text.slice(from, to),
    efter: to + AROUND < text.length ? `${after}…` : after,
  };
}

function blockName(doc: Node, pos: number): string {
  const top = doc.maybeChild(doc.resolve(Math.min(pos, doc.content.size)).index(0));
  return BLOCKS.get(top?.type.name ?? '')?.namn ?? 'Texten';
}
