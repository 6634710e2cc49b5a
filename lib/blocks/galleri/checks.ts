import type { Finding } from '#lib/blocks/define-block.ts';
import { type Attrs, STORY } from '#lib/blocks/galleri/schema.ts';
import type { Block } from '#lib/contract/block.ts';

const FEWEST = 4;

/** What is asked of a story told in pictures; each picture by itself is judged by lib/checks/image-checks.ts. */
export function check(_block: Block, { lage, bilder = [] }: Attrs): Finding[] {
  if (lage !== STORY) return [];
  const few: Finding[] =
    bilder.length < FEWEST ? [{ kod: 'galleri_for_fa', falt: 'attrs.bilder', params: { antal: bilder.length, minst: FEWEST } }] : [];
  const uncredited = bilder.flatMap((picture, index): Finding[] =>
    picture?.kredit?.trim() ? [] : [{ kod: 'galleri_kredit', falt: `attrs.bilder[${index}].kredit`, params: { nr: index + 1 } }],
  );
  return [...few, ...uncredited];
}
