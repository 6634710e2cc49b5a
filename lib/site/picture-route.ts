import { isCropPlace } from '#lib/content/crop-part.ts';
import { CROP_WIDTHS, isMadeType, isShape, type MadeType, type Shape } from '#lib/content/picture-shapes.ts';

/** Which picture a path asks for; `fil` when its files were replaced. */
interface Which {
  id: string;
  fil?: string;
}

/** What a path below /media/ asks for. */
export type PictureRoute =
  /** One width of a picture, or the still one of a picture that moves. */
  | (Which & { typ: 'bild'; bredd: number | 'stilla'; andelse: string })
  /** The part that a shape shows of it. */
  | (Which & { typ: 'beskuren-bild'; form: Shape; lage: number; bredd: number; andelse: MadeType })
  | (Which & { typ: 'delningsbild'; lage: number });

const FILE =
  /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(?:([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/)?([\w-]{1,24})\.(jpg|png|webp|avif|gif)$/;
const WIDTH = /^[1-9]\d{0,4}$/;
const SHARED = /^delning-(0|[1-9]\d{0,2})$/;
const CROPPED = /^(\d+x\d+)-(0|[1-9]\d{0,2})-([1-9]\d{0,4})$/;

/** Undefined for what no picture can be at. A crop is in a shape, at a place and in a width that pages ask for, and no other. */
export function pictureRoute(path: string): PictureRoute | undefined {
  const [, id, fil, name = '', andelse = ''] = FILE.exec(path) ?? [];
  if (id === undefined) return undefined;
  const which = fil === undefined ? { id } : { id, fil };
  if (WIDTH.test(name)) return { typ: 'bild', ...which, bredd: Number(name), andelse };
  if (name === 'stilla' && andelse === 'webp') return { typ: 'bild', ...which, bredd: 'stilla', andelse };
  const shared = SHARED.exec(name)?.[1];
  if (shared !== undefined)
    return andelse === 'jpg' && isCropPlace(Number(shared)) ? { typ: 'delningsbild', ...which, lage: Number(shared) } : undefined;
  const [, form = '', lage, bredd] = CROPPED.exec(name) ?? [];
  if (!isShape(form) || !isMadeType(andelse)) return undefined;
  if (!isCropPlace(Number(lage)) || !CROP_WIDTHS.includes(Number(bredd))) return undefined;
  return { typ: 'beskuren-bild', ...which, form, lage: Number(lage), bredd: Number(bredd), andelse };
}
