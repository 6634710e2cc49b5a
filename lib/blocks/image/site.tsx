import type { SiteProps } from '#lib/blocks/define-block.ts';
import { type Attrs, LAYOUTS } from '#lib/blocks/image/schema.ts';
import { PictureCaption, PictureElement } from '#lib/blocks/picture.tsx';

const SIZES: Record<(typeof LAYOUTS)[number], string> = {
  normal: '(min-width: 48rem) 40rem, 100vw',
  bred: '(min-width: 60rem) 48rem, (min-width: 48rem) 40rem, 100vw',
  helbredd: '100vw',
};

export function Site({ attrs, context }: SiteProps<Attrs>) {
  if (!attrs.src) return null;
  const layout = LAYOUTS.find((known) => known === attrs.layout) ?? 'normal';
  return (
    <figure className={`bild bild-${layout}`}>
      <PictureElement picture={attrs} context={context} sizes={SIZES[layout]} />
      <PictureCaption caption={attrs.caption} kredit={attrs.kredit} context={context} />
    </figure>
  );
}
