import { focusClass } from '#lib/site/pages/focus-class.ts';

/** A picture with all that a layout needs to know before it arrives. */
export interface SitePicture {
  src: string;
  alt: string;
  bredd: number | undefined;
  hojd: number | undefined;
  varianter: ReadonlyArray<{ src: string; bredd: number }>;
  fokus: { x: number; y: number } | null;
}

/**
 * The picture of a teaser, cropped around its focus point. Its alternative text is empty on purpose: the headline beside it
 * says where the link goes, and a picture told twice is noise to whoever listens.
 */
export function TeaserPicture({ picture, sizes, first }: { picture: SitePicture; sizes: string; first: boolean }) {
  const srcSet = picture.varianter.map(({ src, bredd }) => `${src} ${bredd}w`).join(', ');
  return (
    <div className="puff-bild">
      {/* biome-ignore lint/performance/noImgElement: the page is static markup, read without any framework running */}
      <img
        className={focusClass(picture.fokus) || undefined}
        src={picture.src}
        alt=""
        width={picture.bredd}
        height={picture.hojd}
        {...(srcSet === '' ? {} : { srcSet, sizes })}
        {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
        decoding="async"
      />
    </div>
  );
}
