import { shownNumber } from '#lib/blocks/avsnitt/numbering.ts';
import type { Attrs } from '#lib/blocks/avsnitt/schema.ts';
import type { SiteProps } from '#lib/blocks/define-block.ts';
import { Paragraphs } from '#lib/blocks/paragraphs.tsx';
import { PictureCaption, PictureElement } from '#lib/blocks/picture.tsx';

export function Site({ id, attrs, context }: SiteProps<Attrs>) {
  const { rubrik = '', text = '', bild } = attrs;
  if (rubrik.trim() === '' && text.trim() === '' && !bild?.src) return null;
  const number = shownNumber(attrs);
  return (
    <div className="avsnitt">
      {rubrik.trim() === '' ? null : (
        <h2 id={id || undefined}>
          {number === undefined ? null : <span className="avsnitt-nr">{number}.</span>} {rubrik}
        </h2>
      )}
      {bild?.src ? (
        <figure>
          <PictureElement picture={bild} context={context} sizes="(min-width: 48rem) 40rem, 100vw" />
          <PictureCaption caption={bild.caption} kredit={bild.kredit} context={context} />
        </figure>
      ) : null}
      <Paragraphs text={text} />
    </div>
  );
}
