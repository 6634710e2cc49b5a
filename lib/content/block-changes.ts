import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { movedMembers } from '#lib/content/sequence.ts';
import { writtenBlock } from '#lib/content/written-block.ts';
import type { Block } from '#lib/contract/block.ts';

export type BlockChangeKind = 'tillagd' | 'borttagen' | 'andrad' | 'flyttad' | 'oforandrad';

export interface BlockChange {
  id: string;
  typ: string;
  andring: BlockChangeKind;
  /** Whether it stands elsewhere among the others, changed or not. */
  flyttad: boolean;
  fore: Block | null;
  efter: Block | null;
}

/**
 * What happened to each top-level block between two documents, by id: in the order of the later document, each removed
 * block after the one it used to follow. A block both changed and moved is `andrad`.
 */
export function blockChanges(fore: readonly Block[], efter: readonly Block[]): BlockChange[] {
  const before = blocksById(fore);
  const after = blocksById(efter);
  const moved = movedMembers([...before.keys()], [...after.keys()]);
  const removed = removedByAnchor(before, after);
  const changes = [...(removed.get(undefined) ?? [])];
  for (const [id, block] of after) {
    const old = before.get(id) ?? null;
    const flyttad = moved.has(id);
    changes.push({ id, typ: block.type, andring: changeOf(old, block, flyttad), flyttad, fore: old, efter: block });
    changes.push(...(removed.get(id) ?? []));
  }
  return changes;
}

/** The removed blocks, in order, by the block they used to follow that is still there; `undefined` for those before any. */
function removedByAnchor(before: ReadonlyMap<string, Block>, after: ReadonlyMap<string, Block>): Map<string | undefined, BlockChange[]> {
  const removed = new Map<string | undefined, BlockChange[]>();
  let group: BlockChange[] = [];
  removed.set(undefined, group);
  for (const [id, block] of before) {
    if (after.has(id)) {
      group = [];
      removed.set(id, group);
    } else group.push({ id, typ: block.type, andring: 'borttagen', flyttad: false, fore: block, efter: null });
  }
  return removed;
}

function changeOf(fore: Block | null, efter: Block, moved: boolean): BlockChangeKind {
  if (fore === null) return 'tillagd';
  if (!equalJson(writtenBlock(fore), writtenBlock(efter))) return 'andrad';
  return moved ? 'flyttad' : 'oforandrad';
}

/** The ids of the top-level blocks that came, went, changed or moved between `bas` and `senaste`. */
export function changedBlocks(bas: readonly Block[], senaste: readonly Block[]): string[] {
  return blockChanges(bas, senaste)
    .filter((change) => change.andring !== 'oforandrad')
    .map((change) => change.id);
}
