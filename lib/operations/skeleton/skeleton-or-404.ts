import { z } from 'zod';
import { isId } from '#lib/contract/id.ts';
import type { OwnSkeleton } from '#lib/contract/own-skeleton.ts';
import { fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';

export const skeletonParams = z.object({ id: z.string().meta({ description: 'Stommens id.' }) });

export async function skeletonOr404({ store }: OperationContext, id: string): Promise<OwnSkeleton> {
  const found = isId(id) ? await store.ownSkeletons.byId(id) : undefined;
  if (found === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Stommen' });
  return found;
}
