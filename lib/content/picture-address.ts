import type { MadeType, Shape } from '#lib/content/picture-shapes.ts';

/** Where a picture of the library, by its address, is served in another type. */
export function madePath(src: string, bredd: number, typ: MadeType): string {
  return `${folderOf(src)}/${bredd}.${typ}`;
}

/** Where the part of it is that a shape shows at that place (lib/content/picture-shapes.ts). */
export function cropPath(src: string, { form, lage }: { form: Shape; lage: number }, bredd: number, typ: MadeType): string {
  return `${folderOf(src)}/${form}-${lage}-${bredd}.${typ}`;
}

const KEPT_FILE = /^\/media\/\S+\/([1-9]\d*)\.(jpg|png|webp|avif)$/;
/** The narrowest width that every wider picture is kept in (lib/adapters/media/encode-picture.ts). */
const NARROWEST = 320;

/** Where a picture of the library is small, as a mark or an icon needs it; any other address, and one that is small already, as it is. */
export function smallPicture(src: string): string {
  const [, bredd, andelse] = KEPT_FILE.exec(src) ?? [];
  return bredd === undefined || Number(bredd) <= NARROWEST ? src : `${folderOf(src)}/${NARROWEST}.${andelse}`;
}

function folderOf(src: string): string {
  return src.slice(0, src.lastIndexOf('/'));
}
