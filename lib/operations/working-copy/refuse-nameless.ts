import { BLOCK_ID } from '#lib/contract/block.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';

/** Throws 422 for blocks without an id: what is not saved yet is written block by block, by their ids, and is looked into when it is saved. */
export function refuseNameless(blocks: ReadonlyArray<{ attrs?: Record<string, unknown> } | null>): void {
  const faults = blocks.flatMap((block, place) => {
    const id: unknown = block?.attrs?.id;
    return typeof id === 'string' && BLOCK_ID.test(id)
      ? []
      : [faultEntry('block_id', { falt: `block[${place}].attrs.id` }, { id: typeof id === 'string' ? id.slice(0, 40) : 'som saknas' })];
  });
  if (faults.length > 0) throw new Fault(422, faults);
}
