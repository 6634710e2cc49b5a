import { boxOf, type CropPart, type PictureSize, partOf, placeAround } from '#lib/content/crop-part.ts';

/** The shapes that lists crop pictures to, and their proportions. */
export const SHAPES = { '16x9': [16, 9], '4x3': [4, 3], '1x1': [1, 1], '4x5': [4, 5] } as const satisfies Record<
  string,
  readonly [number, number]
>;

export type Shape = keyof typeof SHAPES;

/** In what else a picture is offered than what it came as, the smaller first: browsers take the first that they know. */
export const MADE_TYPES = ['avif', 'webp'] as const;

export type MadeType = (typeof MADE_TYPES)[number];

/** Crops stand in cards, of which none is wider. */
export const CROP_WIDTHS: readonly number[] = [320, 640, 960, 1280];
/** No screen shows more of a picture among words, and a wider one takes longer to make than a reader waits. */
const WIDEST_MADE = 1920;

/** How wide at most the still picture is of one that moves. */
export const STILL_WIDTH = 1280;

export function isShape(name: string): name is Shape {
  return Object.hasOwn(SHAPES, name);
}

export function isMadeType(name: string): name is MadeType {
  return MADE_TYPES.some((typ) => typ === name);
}

/** In which of its widths a picture is offered in the made types too. */
export function madeWidths(bredder: readonly number[]): number[] {
  return bredder.filter((bredd) => bredd <= WIDEST_MADE);
}

/** In which widths a picture of that size is offered in that shape: none is enlarged. */
export function cropWidths(picture: PictureSize, shape: Shape): number[] {
  const { width } = shapePart(picture, shape);
  return CROP_WIDTHS.filter((bredd) => bredd <= width);
}

/** Where in the picture that shape lies around what matters in it (0–100, along the side that is cut). */
export function shapePlace(picture: PictureSize, shape: Shape, fokus: { x: number; y: number } | null): number {
  return placeAround(picture, shapePart(picture, shape), fokus);
}

/** The part of the picture that a shape shows at that place. */
export function shapeBox(picture: PictureSize, shape: Shape, lage: number): { left: number; top: number; width: number; height: number } {
  return boxOf(picture, shapePart(picture, shape), lage);
}

/** How high the shape is in that width. */
export function shapeHeight(shape: Shape, bredd: number): number {
  const [wide, high] = SHAPES[shape];
  return Math.round((bredd * high) / wide);
}

function shapePart(picture: PictureSize, shape: Shape): CropPart {
  const [wide, high] = SHAPES[shape];
  return partOf(picture, wide, high);
}
