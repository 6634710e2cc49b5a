import type { PreparedPicture } from '#lib/adapters/media/port.ts';
import { Fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { acceptedPicture } from '#lib/operations/media/picture-file.ts';

/**
 * Stores a picture's files under that name, and does with them what makes them somebody's. When that is refused nothing is left of them; when it fails in
 * any other way nobody knows whether it was done after all, so that they stay, for the sweep to judge. Refuses files that are no pictures, as faults of that field.
 */
export async function withStoredPicture<Done>(
  { media }: { media: Pick<OperationContext['media'], 'store' | 'remove'> },
  name: string,
  { bytes, falt }: { bytes: Uint8Array; falt: string },
  work: (picture: PreparedPicture) => Promise<Done>,
): Promise<Done> {
  const picture = await acceptedPicture(media.store(name, bytes), falt);
  try {
    return await work(picture);
  } catch (error) {
    if (error instanceof Fault && error.status < 500) await media.remove(name);
    throw error;
  }
}
