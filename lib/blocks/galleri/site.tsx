import type { RenderContext, SiteProps } from '#lib/blocks/define-block.ts';
import { type Attrs, STORY } from '#lib/blocks/galleri/schema.ts';
import { inSlices } from '#lib/blocks/in-slices.ts';
import { PictureCaption, PictureElement } from '#lib/blocks/picture.tsx';

const OF = { sv: 'av', en: 'of' } as const;
const STORY_LABEL = { sv: 'Bildberättelse', en: 'Picture story' } as const;

type Picture = NonNullable<Attrs['bilder']>[number] & { key: string };

export function Site({ attrs, context }: SiteProps<Attrs>) {
  const pictures = (attrs.bilder ?? [])
    .filter((picture) => picture?.src)
    .map((picture, index) => ({ ...picture, key: `bild-${index + 1}` }));
  if (pictures.length === 0) return null;
  return attrs.lage === STORY ? <Story pictures={pictures} context={context} /> : <Grid pictures={pictures} context={context} />;
}

function Grid({ pictures, context }: { pictures: Picture[]; context: RenderContext }) {
  return (
    <ul className="galleri">
      {inSlices(pictures, context, ({ key, ...picture }) => (
        <li key={key}>
          <figure>
            <PictureElement picture={picture} context={context} sizes="(min-width: 40rem) 20rem, 100vw" />
            <PictureCaption caption={picture.caption} kredit={picture.kredit} context={context} />
          </figure>
        </li>
      ))}
    </ul>
  );
}

/** One picture after another; on a phone beside each other, to swipe between, which a keyboard must reach too. */
function Story({ pictures, context }: { pictures: Picture[]; context: RenderContext }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <ol className="galleri-berattelse" tabIndex={0} aria-label={STORY_LABEL[context.sprak]}>
      {inSlices(pictures, context, ({ key, ...picture }, index) => (
        <li key={key}>
          <figure>
            <PictureElement picture={picture} context={context} sizes="100vw" />
            <p className="galleri-raknare" aria-hidden="true">
              {`${index + 1} ${OF[context.sprak]} ${pictures.length}`}
            </p>
            <PictureCaption caption={picture.caption} kredit={picture.kredit} context={context} />
          </figure>
        </li>
      ))}
    </ol>
  );
}
