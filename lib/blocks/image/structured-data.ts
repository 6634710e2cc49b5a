import type { RenderContext } from '#lib/blocks/define-block.ts';
import type { Attrs } from '#lib/blocks/image/schema.ts';

export function structuredData({ src, caption, kredit, bredd, hojd }: Attrs, context: RenderContext): object[] {
  if (!src) return [];
  return [
    {
      '@type': 'ImageObject',
      contentUrl: context.absolute(src),
      ...(caption ? { caption } : {}),
      ...(kredit ? { creditText: kredit } : {}),
      ...(bredd !== undefined && hojd !== undefined && bredd > 0 && hojd > 0 ? { width: bredd, height: hojd } : {}),
    },
  ];
}
