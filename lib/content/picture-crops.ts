import { cropWidths, type Shape, STILL_WIDTH, shapePlace } from '#lib/content/picture-shapes.ts';
import type { Hero } from '#lib/contract/article.ts';
import type { Media } from '#lib/contract/media.ts';

/** A picture of the library in one shape around what matters in it, and the widths that there are of it. */
export interface PictureCrop {
  form: Shape;
  lage: number;
  bredder: readonly number[];
}

/** The picture in each of those shapes. Of what moves its still picture is cropped. */
export function picturesCrops(
  { bredd, hojd, stilla }: Pick<Media, 'bredd' | 'hojd' | 'stilla'>,
  shapes: readonly Shape[],
  fokus: Hero['fokus'] | null,
): PictureCrop[] {
  const narrower = stilla === null ? 1 : Math.min(1, STILL_WIDTH / bredd);
  const size = { bredd: Math.round(bredd * narrower), hojd: Math.round(hojd * narrower) };
  return shapes.map((form) => ({ form, lage: shapePlace(size, form, fokus ?? null), bredder: cropWidths(size, form) }));
}
