import { boxOf, type CropPart, type PictureSize, partOf, placeAround } from '#lib/content/crop-part.ts';

/** What every service that shows shared links with a large picture asks for. */
const WIDTH = 1200;
const HEIGHT = 630;
/** The proportions of it. */
export const SHARED_SHAPE = [WIDTH, HEIGHT] as const;
/** A smaller picture would be enlarged by whoever shows it, and is better shown small and whole. */
const LEAST_WIDTH = 600;

/** The crop of a picture for shared links: how large it becomes, and where along the side that is cut it lies (0–100). */
export interface ShareCrop extends PictureSize {
  lage: number;
}

/** The crop that has `fokus` as near its middle as the picture allows; `null` for a picture that is too small. */
export function shareCrop(picture: PictureSize, fokus: { x: number; y: number } | null): ShareCrop | null {
  const part = sharedPart(picture);
  const bredd = Math.min(WIDTH, part.width);
  if (bredd < LEAST_WIDTH) return null;
  return { bredd, hojd: Math.round((part.height * bredd) / part.width), lage: placeAround(picture, part, fokus) };
}

/** The part of the picture that the crop at that place shows, and how wide it becomes. */
export function cropBox(picture: PictureSize, lage: number): { left: number; top: number; width: number; height: number; bredd: number } {
  const part = sharedPart(picture);
  return { ...boxOf(picture, part, lage), bredd: Math.min(WIDTH, part.width) };
}

function sharedPart(picture: PictureSize): CropPart {
  return partOf(picture, WIDTH, HEIGHT);
}
