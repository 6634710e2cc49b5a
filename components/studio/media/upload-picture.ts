import type { Media } from '#lib/contract/media.ts';
import { studio } from '#lib/transports/client/browser.ts';

/** Puts a picture in the library. What it shows and who took it is filled in where it is used. */
export async function uploadPicture(file: File): Promise<Media> {
  const form = new FormData();
  form.set('fil', file);
  const { media } = await studio.laddaUppMedia(form);
  return media;
}
