import { z } from 'zod';
import { isId } from '#lib/contract/id.ts';
import type { PictureCollection } from '#lib/contract/picture-collection.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

export const collectionParams = z.object({ id: z.string().meta({ description: 'Samlingens id.' }) });

/** The collection, held against every other change until the transaction ends; or 404. */
export async function collectionForWriting({ store }: OperationContext, id: string): Promise<PictureCollection> {
  const collection = isId(id) ? await store.pictureCollections.forWriting(id) : undefined;
  if (collection === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Samlingen' });
  return collection;
}

/** The collection as it stands now. */
export async function answeredCollection({ store }: OperationContext, id: string): Promise<PictureCollection> {
  const collection = await store.pictureCollections.byId(id);
  if (collection === undefined) throw new Error(`the collection ${id} is gone within the transaction that holds it`);
  return collection;
}
