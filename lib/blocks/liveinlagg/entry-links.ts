import { entryParts } from '#lib/blocks/liveinlagg/entry-text.ts';

/** The addresses that the text of a live entry links to, in order; what is shown from elsewhere is no link. */
export function entryLinks(text: string): string[] {
  // Every address a text can link to has a slash, but for those of mail and telephones, which lead to no page.
  if (!text.includes('/')) return [];
  const lines = entryParts(text).flatMap((part) => {
    if (part.typ === 'inbaddning') return [];
    return part.typ === 'citat' ? part.stycken.flat() : part.rader;
  });
  return lines.flat().flatMap(({ marks = [] }) => marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs?.href ?? ''] : [])));
}
