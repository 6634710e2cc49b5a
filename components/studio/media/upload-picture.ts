import type { Media } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** The kinds of picture that the library takes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

/** Puts a picture in the library. What it shows and who took it is filled in where it is used. */
export async function uploadPicture(file: File): Promise<Media> {
  const form = new FormData();
  form.set('fil', file);
  const { media } = await studio.laddaUppMedia(form);
  return media;
}

export function picturesAmong(files: FileList | readonly File[] | null | undefined): File[] {
  return [...(files ?? [])].filter((file) => PICTURE_TYPES.includes(file.type));
}
