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
/** Some of the widths that every wider picture is kept in (lib/adapters/media/encode-picture.ts). */
export type NarrowerWidth = 320 | 640 | 1280;

/** Where a picture of the library is in a narrower width; any other address (of one that may move, too), and one that is no wider, as it is. */
export function narrowerPicture(src: string, width: NarrowerWidth): string {
  const [, bredd, andelse] = KEPT_FILE.exec(src) ?? [];
  return bredd === undefined || Number(bredd) <= width ? src : `${folderOf(src)}/${width}.${andelse}`;
}

/**
 * As the `srcset` of an element, for a picture of the library that is shown wide on large screens; undefined where it is no wider than 640 px, or none of the library's.
 */
export function widerSources(src: string): string | undefined {
  const bredd = Number(KEPT_FILE.exec(src)?.[1] ?? 0);
  if (bredd <= 640) return undefined;
  return `${narrowerPicture(src, 640)} 640w, ${narrowerPicture(src, 1280)} ${Math.min(bredd, 1280)}w`;
}

function folderOf(src: string): string {
  return src.slice(0, src.lastIndexOf('/'));
}
