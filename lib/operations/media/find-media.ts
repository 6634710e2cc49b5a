import { z } from 'zod';
import { isId } from '#lib/contract/id.ts';
import type { Media } from '#lib/contract/media.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

export const mediaParams = z.object({ id: z.string().meta({ description: 'Bildens id.' }) });

/** The picture, or 404 on the field that named it. */
export async function mediaOr404({ store }: OperationContext, id: string, falt = 'id'): Promise<Media> {
  return foundOr404(isId(id) ? await store.media.byId(id) : undefined, falt);
}

/** The picture, held against every other change, and against being used in more places, until the transaction ends; or 404. */
export async function mediaForWriting({ store }: OperationContext, id: string): Promise<Media> {
  return foundOr404(isId(id) ? await store.media.forWriting(id) : undefined);
}

/** What was found, or 404. */
function foundOr404(media: Media | undefined, falt = 'id'): Media {
  if (media === undefined) throw fault('finns_inte', { falt }, { vad: 'Bilden' });
  return media;
}
