import type { MadeType, Shape } from '#lib/content/picture-shapes.ts';

/** Where a picture of the library, by its address, is served in another type. */
export function madePath(src: string, bredd: number, typ: MadeType): string {
  return `${folderOf(src)}/${bredd}.${typ}`;
}

/** Where the part of it is that a shape shows at that place (lib/content/picture-shapes.ts). */
export function cropPath(src: string, { form, lage }: { form: Shape; lage: number }, bredd: number, typ: MadeType): string {
  return `${folderOf(src)}/${form}-${lage}-${bredd}.${typ}`;
}

function folderOf(src: string): string {
  return src.slice(0, src.lastIndexOf('/'));
}
