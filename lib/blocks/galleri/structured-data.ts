import type { RenderContext } from '#lib/blocks/define-block.ts';
import { type Attrs, STORY } from '#lib/blocks/galleri/schema.ts';

/** A story told in pictures is a gallery to a search engine; some pictures beside a text are not. */
export function structuredData({ lage, bilder = [] }: Attrs, context: RenderContext): object[] {
  const image = bilder.flatMap(({ src, caption, kredit, bredd, hojd }) =>
    src
      ? {
          '@type': 'ImageObject',
          contentUrl: context.absolute(src),
          ...(caption ? { caption } : {}),
          ...(kredit ? { creditText: kredit } : {}),
          ...(bredd !== undefined && hojd !== undefined && bredd > 0 && hojd > 0 ? { width: bredd, height: hojd } : {}),
        }
      : [],
  );
  return lage === STORY && image.length > 0 ? [{ '@type': 'ImageGallery', image }] : [];
}
