import type { Media } from '#lib/contract/media.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

/**
 * Puts a picture in the library. What it shows and who took it is filled in where it is used. A line that is lost is taken up again some times; refusals
 * are thrown as ApiFault, no answer as Unreachable.
 */
export async function uploadPicture(file: File): Promise<Media> {
  // Fetched when it is wanted: pages begin without it.
  const { sendPicture } = await import('#lib/transports/client/send-file.ts').catch((cause: unknown) => {
    throw new Unreachable('Ingen kontakt med Studio.', { cause });
  });
  const form = new FormData();
  form.set('fil', file);
  return (await sendPicture(form)).media;
}
