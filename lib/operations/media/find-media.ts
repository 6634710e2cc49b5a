import { z } from 'zod';
import type { Media } from '#lib/contract/media.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { isId } from '#lib/operations/item/item-access.ts';

export const mediaParams = z.object({ id: z.string().meta({ description: 'Bildens id.' }) });

/** The picture, or 404. */
export async function mediaOr404(context: OperationContext, id: string): Promise<Media> {
  const media = isId(id) ? await context.store.media.byId(id) : undefined;
  if (media === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Bilden' });
  return media;
}
