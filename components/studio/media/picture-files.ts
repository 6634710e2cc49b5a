import type { DropItem } from 'react-aria-components';

/** The kinds of picture that the library takes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];

export function picturesAmong(files: FileList | readonly File[] | null | undefined): File[] {
  return [...(files ?? [])].filter((file) => PICTURE_TYPES.includes(file.type));
}

/** The pictures among what was dropped. */
export async function picturesDropped(items: readonly DropItem[]): Promise<File[]> {
  return picturesAmong(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))));
}

/** Whether a place for pictures takes what is being dragged over it. */
export function pictureDrop(types: { has(type: string): boolean }): 'copy' | 'cancel' {
  return PICTURE_TYPES.some((type) => types.has(type)) ? 'copy' : 'cancel';
}
