/** A picture's size, or a part's. */
export interface PictureSize {
  bredd: number;
  hojd: number;
}

/** The largest part of a picture that has the proportions of a shape. */
export interface CropPart {
  width: number;
  height: number;
}

type Focus = { x: number; y: number } | null;

/** Places along the side that is cut, so that one picture has few crops whatever anybody asks for. */
const STEP = 5;

/** The largest part of the picture that is `wide` to `high`. */
export function partOf({ bredd, hojd }: PictureSize, wide: number, high: number): CropPart {
  return { width: Math.min(bredd, Math.round((hojd * wide) / high)), height: Math.min(hojd, Math.round((bredd * high) / wide)) };
}

/** Where along the side that is cut (0–100) the part lies that has `fokus` as near its middle as the picture allows; in the middle without one. */
export function placeAround(picture: PictureSize, { width, height }: CropPart, fokus: Focus): number {
  const [size, whole, percent] = width < picture.bredd ? [width, picture.bredd, fokus?.x ?? 50] : [height, picture.hojd, fokus?.y ?? 50];
  const free = whole - size;
  const before = Math.min(free, Math.max(0, (whole * percent) / 100 - size / 2));
  return free === 0 ? 50 : Math.round(((before / free) * 100) / STEP) * STEP;
}

/** Whether there is such a place: no others are made. */
export function isCropPlace(lage: number): boolean {
  return Number.isInteger(lage / STEP) && lage >= 0 && lage <= 100;
}

/** Where in the picture the part lies that has that place. */
export function boxOf(picture: PictureSize, part: CropPart, lage: number): { left: number; top: number; width: number; height: number } {
  const at = (whole: number, size: number) => Math.round(((whole - size) * lage) / 100);
  return { left: at(picture.bredd, part.width), top: at(picture.hojd, part.height), ...part };
}
