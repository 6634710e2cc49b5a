import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { movedMembers } from '#lib/content/sequence.ts';
import type { Block } from '#lib/contract/block.ts';

export type BlockChangeKind = 'tillagd' | 'borttagen' | 'andrad' | 'flyttad' | 'oforandrad';

export interface BlockChange {
  id: string;
  typ: string;
  andring: BlockChangeKind;
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
  const changes = [...after].map(([id, block]): BlockChange => {
    const old = before.get(id) ?? null;
    return { id, typ: block.type, andring: changeOf(old, block, moved.has(id)), fore: old, efter: block };
  });
  let previous: string | undefined;
  for (const [id, block] of before) {
    if (!after.has(id)) {
      const at = changes.findIndex((change) => change.id === previous) + 1;
      changes.splice(at, 0, { id, typ: block.type, andring: 'borttagen', fore: block, efter: null });
    }
    previous = id;
  }
  return changes;
}

function changeOf(fore: Block | null, efter: Block, moved: boolean): BlockChangeKind {
  if (fore === null) return 'tillagd';
  if (!equalJson(fore, efter)) return 'andrad';
  return moved ? 'flyttad' : 'oforandrad';
}

/** The ids of the top-level blocks that came, went, changed or moved between `bas` and `senaste`. */
export function changedBlocks(bas: readonly Block[], senaste: readonly Block[]): string[] {
  return blockChanges(bas, senaste)
    .filter((change) => change.andring !== 'oforandrad')
    .map((change) => change.id);
}
