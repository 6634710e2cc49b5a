import { z } from 'zod';
import { PictureFault, type PreparedPicture } from '#lib/adapters/media/port.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import type { UploadedFile } from '#lib/contract/uploaded-file.ts';
import { fault } from '#lib/errors/fault.ts';

/** The file of a picture, in a form. */
export const pictureFile = z
  .custom<UploadedFile>((value) => typeof value === 'object' && value !== null && 'bytes' in value)
  .meta({
    type: 'string',
    format: 'binary',
    description: 'Bilden: JPEG, PNG, WebP, AVIF eller GIF, högst 50 MiB.',
  });

/** The codes that a file may be refused with. */
export const PICTURE_FILE_ERRORS = ['bild_ogiltig', 'bild_for_stor_yta', 'bild_for_manga_rutor', 'for_stor'] as const;

/** What was made of the file; a file that is no picture is refused as a fault of its field. */
export async function acceptedPicture(made: Promise<PreparedPicture>, falt: string): Promise<PreparedPicture> {
  try {
    return await made;
  } catch (refused) {
    if (!(refused instanceof PictureFault)) throw refused;
    const max = refused.kod === 'bild_for_manga_rutor' ? String(LIMITS.mediaFrames) : `${LIMITS.mediaPixels / 1_000_000} miljoner`;
    throw fault(refused.kod, { falt }, { max });
  }
}
