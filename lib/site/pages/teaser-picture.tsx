import { cropPath } from '#lib/content/picture-address.ts';
import { colourClass } from '#lib/content/picture-colour.ts';
import type { PictureCrop } from '#lib/content/picture-crops.ts';
import { MADE_TYPES, type Shape, shapeHeight } from '#lib/content/picture-shapes.ts';
import { focusClass } from '#lib/site/pages/focus-class.ts';

/** A picture with all that a layout needs to know before it arrives. */
export interface SitePicture {
  src: string;
  alt: string;
  bredd: number | undefined;
  hojd: number | undefined;
  varianter: ReadonlyArray<{ src: string; bredd: number }>;
  /** None of a picture that is not the library's, or too small. */
  beskuren: readonly PictureCrop[];
  farg: string | null;
  fokus: { x: number; y: number } | null;
}

/** Which shape a layout shows, and from which width of the window; the widest window first. */
export type ShownShapes = ReadonlyArray<{ form: Shape; media?: string; bredast: number }>;

interface TeaserPictureProps {
  picture: SitePicture;
  former: ShownShapes;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  first: boolean;
}

/**
 * The picture of a teaser, cropped around its focus point: by whoever serves it, and of what is served whole by the style. Its alternative
 * text is empty on purpose: the headline beside it says where the link goes, and a picture told twice is noise to whoever listens.
 */
export function TeaserPicture({ picture, former, sizes, first }: TeaserPictureProps) {
  const srcSet = picture.varianter.map(({ src, bredd }) => `${src} ${bredd}w`).join(', ');
  const img = (
    // biome-ignore lint/performance/noImgElement: the page is static markup, read without any framework running
    <img
      className={[focusClass(picture.fokus), colourClass(picture.farg)].filter(Boolean).join(' ') || undefined}
      src={picture.src}
      alt=""
      width={picture.bredd}
      height={picture.hojd}
      {...(srcSet === '' ? {} : { srcSet, sizes })}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
  return (
    <div className="puff-bild">
      {picture.beskuren.length === 0 ? (
        img
      ) : (
        <picture>
          {sourcesOf(picture, former, sizes)}
          {img}
        </picture>
      )}
    </div>
  );
}

function sourcesOf({ src, beskuren }: SitePicture, former: ShownShapes, sizes: string) {
  return former.flatMap(({ form, media, bredast }) => {
    const crop = beskuren.find((one) => one.form === form);
    const bredder = (crop?.bredder ?? []).filter((bredd) => bredd <= bredast);
    const widest = bredder.at(-1);
    if (crop === undefined || widest === undefined) return [];
    return MADE_TYPES.map((typ) => (
      <source
        key={`${form} ${typ}`}
        type={`image/${typ}`}
        {...(media === undefined ? {} : { media })}
        srcSet={bredder.map((bredd) => `${cropPath(src, crop, bredd, typ)} ${bredd}w`).join(', ')}
        sizes={sizes}
        width={widest}
        height={shapeHeight(form, widest)}
      />
    ));
  });
}
