import { movedMembers } from '#lib/content/sequence.ts';

export interface MergedOrder {
  order: string[];
  /** Blocks that both sides moved, to different places. */
  contested: string[];
}

/**
 * Three-way merge of the order of blocks. `keep` tells which ids the merged document has. Each side's moves are carried
 * out and each side's new blocks stand after the nearest block before them that is left. When both added blocks at one
 * place, the other side's come first, so that one's own end up where one last saw the end of the text.
 */
export function mergeOrder(
  bas: readonly string[],
  min: readonly string[],
  deras: readonly string[],
  keep: (id: string) => boolean,
): MergedOrder {
  const mineMoved = movedMembers(bas, min);
  const theirsMoved = movedMembers(bas, deras);
  if (mineMoved.size === 0) return { order: withInsertions(deras.filter(keep), min.filter(keep)), contested: [] };
  if (theirsMoved.size === 0) return { order: withInsertions(min.filter(keep), deras.filter(keep)), contested: [] };

  const inMine = new Set(min);
  const inTheirs = new Set(deras);
  const mine = min.filter((id) => inTheirs.has(id) && keep(id));
  const theirs = deras.filter((id) => inMine.has(id) && keep(id));
  if (mine.join() === theirs.join()) return { order: withInsertions(deras.filter(keep), min.filter(keep)), contested: [] };

  const before = new Map(theirs.map((id, index) => [id, theirs[index - 1]]));
  const order = new Chain(deras.filter(keep));
  const contested: string[] = [];
  for (const [index, id] of mine.entries()) {
    if (!mineMoved.has(id)) continue;
    const samePlace = mine[index - 1] === before.get(id);
    if (theirsMoved.has(id) && !samePlace) contested.push(id);
    else order.moveAfter(id, mine[index - 1]);
  }
  return { order: withInsertions([...order], min.filter(keep)), contested };
}

/**
 * `order` with those of `other` that it lacks, each after the nearest of `other` before it that is there; what `order`
 * alone has at the same place comes first.
 */
function withInsertions(order: readonly string[], other: readonly string[]): string[] {
  const present = new Set(order);
  const own = new Set(other);
  const after = new Map<string | undefined, string[]>();
  let anchor: string | undefined;
  for (const id of other) {
    if (present.has(id)) {
      anchor = id;
      continue;
    }
    const group = after.get(anchor);
    if (group === undefined) after.set(anchor, [id]);
    else group.push(id);
  }
  const merged: string[] = [];
  let waiting = after.get(undefined) ?? [];
  for (const id of order) {
    if (own.has(id)) {
      merged.push(...waiting);
      waiting = after.get(id) ?? [];
    }
    merged.push(id);
  }
  return [...merged, ...waiting];
}

/** Names in an order in which any can be moved at once, however many there are. */
class Chain {
  /** By each name the one that follows it, and the one before it; `undefined` is both ends. */
  private readonly next = new Map<string | undefined, string | undefined>();
  private readonly previous = new Map<string | undefined, string | undefined>();

  constructor(order: readonly string[]) {
    for (const [index, id] of order.entries()) this.join(order[index - 1], id);
    this.join(order.at(-1), undefined);
  }

  /** Moves `id` to right after `anchor`, or to the beginning. */
  moveAfter(id: string, anchor: string | undefined): void {
    this.join(this.previous.get(id), this.next.get(id));
    this.join(id, this.next.get(anchor));
    this.join(anchor, id);
  }

  *[Symbol.iterator](): Generator<string> {
    for (let id = this.next.get(undefined); id !== undefined; id = this.next.get(id)) yield id;
  }

  private join(before: string | undefined, after: string | undefined): void {
    this.next.set(before, after);
    this.previous.set(after, before);
  }
}
