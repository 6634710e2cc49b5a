import type { Media } from '#lib/contract/media.ts';

/** The address of the smallest stored variant at least that wide, or of the picture itself; of one that moves, its still picture. */
export function thumbnailOf(media: Pick<Media, 'src' | 'stilla' | 'varianter'>, width: number): string {
  if (media.stilla !== null) return media.stilla;
  const variants = [...media.varianter].sort((a, b) => a.bredd - b.bredd);
  return variants.find((variant) => variant.bredd >= width)?.src ?? media.src;
}
