/** What every service that shows shared links with a large picture asks for. */
const WIDTH = 1200;
const HEIGHT = 630;
/** A smaller picture would be enlarged by whoever shows it, and is better shown small and whole. */
const LEAST_WIDTH = 600;
/** Places along the side that is cut, so that one picture has few crops whatever anybody asks for. */
const STEP = 5;

interface Size {
  bredd: number;
  hojd: number;
}

/** The crop of a picture for shared links: how large it becomes, and where along the side that is cut it lies (0–100). */
export interface ShareCrop extends Size {
  lage: number;
}

/** The crop that has `fokus` as near its middle as the picture allows; `null` for a picture that is too small. */
export function shareCrop(picture: Size, fokus: { x: number; y: number } | null): ShareCrop | null {
  const { width, height } = part(picture);
  const bredd = Math.min(WIDTH, width);
  if (bredd < LEAST_WIDTH) return null;
  const [size, whole, percent] = width < picture.bredd ? [width, picture.bredd, fokus?.x ?? 50] : [height, picture.hojd, fokus?.y ?? 50];
  const free = whole - size;
  const before = Math.min(free, Math.max(0, (whole * percent) / 100 - size / 2));
  const lage = free === 0 ? 50 : Math.round(((before / free) * 100) / STEP) * STEP;
  return { bredd, hojd: Math.round((height * bredd) / width), lage };
}

/** Whether there is such a place: no others are made. */
export function isCropPlace(lage: number): boolean {
  return Number.isInteger(lage / STEP) && lage >= 0 && lage <= 100;
}

/** The part of the picture that the crop at that place shows, and how wide it becomes. */
export function cropBox(picture: Size, lage: number): { left: number; top: number; width: number; height: number; bredd: number } {
  const { width, height } = part(picture);
  const at = (whole: number, size: number) => Math.round(((whole - size) * lage) / 100);
  return { left: at(picture.bredd, width), top: at(picture.hojd, height), width, height, bredd: Math.min(WIDTH, width) };
}

/** The largest part of the picture that has the proportions of a shared link's. */
function part({ bredd, hojd }: Size): { width: number; height: number } {
  return { width: Math.min(bredd, Math.round((hojd * WIDTH) / HEIGHT)), height: Math.min(hojd, Math.round((bredd * HEIGHT) / WIDTH)) };
}
