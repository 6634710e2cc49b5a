import type { RenderContext } from '#lib/blocks/define-block.ts';
import { isSafeAddress } from '#lib/content/address.ts';
import { colourClass } from '#lib/content/picture-colour.ts';

interface Picture {
  src?: string | undefined;
  alt?: string | undefined;
  bredd?: number | undefined;
  hojd?: number | undefined;
}

interface PictureProps {
  picture: Picture;
  context: RenderContext;
  /** How wide the picture is shown, in the words of the `sizes` attribute. */
  sizes: string;
  /** The one picture above the fold is fetched at once; all others wait until they are near. */
  first?: boolean;
}

/**
 * One picture as an `img`: with its size and colour when known, so that nothing jumps as it arrives, and its narrower copies when
 * there are any; in a `picture` with smaller types before it where Studio serves them. Nothing at all for a picture without an address, or with one that saving would have refused.
 */
export function PictureElement({ picture: { src, alt, bredd, hojd }, context, sizes, first = false }: PictureProps) {
  if (!src || !isSafeAddress(src, 'bild')) return null;
  const known = bredd !== undefined && hojd !== undefined && bredd > 0 && hojd > 0;
  const srcSetOf = (copies: ReadonlyArray<{ address: string; bredd: number }>) =>
    copies.map((copy) => `${context.absolute(copy.address)} ${copy.bredd}w`).join(', ');
  const srcSet = srcSetOf(context.variants?.(src) ?? []);
  const { typer = [], farg = null } = context.served?.(src) ?? {};
  const img = (
    // biome-ignore lint/performance/noImgElement: the page is static markup, read without any framework running
    <img
      className={colourClass(farg) || undefined}
      src={context.absolute(src)}
      alt={alt ?? ''}
      {...(known ? { width: bredd, height: hojd } : {})}
      {...(srcSet === '' ? {} : { srcSet, sizes })}
      {...(first ? { fetchPriority: 'high' as const } : { loading: 'lazy' as const })}
      decoding="async"
    />
  );
  if (typer.length === 0) return img;
  return (
    <picture>
      {typer.map(({ typ, kopior }) => (
        <source key={typ} type={typ} srcSet={srcSetOf(kopior)} sizes={sizes} />
      ))}
      {img}
    </picture>
  );
}

/** «Foto: Anna Lind»; a credit that says itself what it is («Illustration: …») is shown as it stands. */
function creditLine(kredit: string, context: RenderContext): string {
  if (kredit.includes(':')) return kredit;
  return `${context.sprak === 'en' ? 'Photo' : 'Foto'}: ${kredit}`;
}

/** Caption and credit below a picture; nothing when it has neither. */
export function PictureCaption({ caption, kredit, context }: { caption?: string; kredit?: string; context: RenderContext }) {
  if (!caption && !kredit) return null;
  return (
    <figcaption>
      {caption ? <span className="bildtext">{caption}</span> : null}
      {caption && kredit ? ' ' : null}
      {kredit ? <span className="bildkredit">{creditLine(kredit, context)}</span> : null}
    </figcaption>
  );
}
