import { blocksById } from '#lib/content/block-id.ts';
import { type MergeConflict, mergeContent } from '#lib/content/merge.ts';
import type { ArticleContent, Hero, Meta } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

export type Side = 'min' | 'deras';

export interface ThreeVersions {
  bas: ArticleContent;
  min: ArticleContent;
  deras: ArticleContent;
}

/** Names a conflict, so that a choice can be kept for it. */
export function conflictKey({ block, falt }: Pick<MergeConflict, 'block' | 'falt'>): string {
  return block === '' ? falt : `${block} ${falt}`;
}

/**
 * The merged version when each conflict is settled by a choice: the side that was not chosen is given what the chosen one
 * has, so that the two no longer differ there, and then all else is merged as usual. Undefined until each conflict is chosen.
 */
export function resolveConflicts(versions: ThreeVersions, choices: ReadonlyMap<string, Side>): ArticleContent | undefined {
  const { konflikter } = mergeContent(versions.bas, versions.min, versions.deras);
  let { min, deras } = versions;
  for (const conflict of konflikter) {
    const chosen = choices.get(conflictKey(conflict));
    if (chosen === undefined) return undefined;
    if (chosen === 'min') deras = taking(deras, min, conflict);
    else min = taking(min, deras, conflict);
  }
  const { forslag, konflikter: left } = mergeContent(versions.bas, min, deras);
  if (forslag !== null) return forslag;
  // Blocks that were moved on both sides may still contend with one another: then they stand as in the version last chosen.
  const mine = left.some((conflict) => choices.get(conflictKey(conflict)) === 'min');
  return mergeContent(versions.bas, mine ? min : reordered(min, deras), mine ? reordered(deras, min) : deras).forslag ?? undefined;
}

/** `content` with what `other` has where the conflict is. */
function taking(content: ArticleContent, other: ArticleContent, { block, falt }: MergeConflict): ArticleContent {
  if (block !== '')
    return falt === 'plats' ? reordered(content, other) : { ...content, block: takingBlock(content.block, other.block, block) };
  const [group, key] = falt.split('.');
  if (group === 'hero')
    return { ...content, hero: key === undefined ? other.hero : takingKey<Hero>(content.hero ?? {}, other.hero ?? {}, key) };
  if (group === 'meta' && key !== undefined) return { ...content, meta: takingKey<Meta>(content.meta, other.meta, key) };
  if (falt === 'rubrik' || falt === 'ingress' || falt === 'slug') return { ...content, [falt]: other[falt] };
  throw new Error(`The merge tells of a field that is not known here: ${falt}`);
}

function takingKey<Fields extends object>(fields: Fields, other: Fields, key: string): Fields {
  const { [key]: _, ...rest } = fields as Record<string, unknown>;
  const taken = (other as Record<string, unknown>)[key];
  // The key comes from one of the two, which are both Fields.
  return (taken === undefined ? rest : { ...rest, [key]: taken }) as Fields;
}

/** The document with the other's block of that id in place of its own: changed, put in after what it follows there, or taken away. */
function takingBlock(document: readonly Block[], other: readonly Block[], id: string): Block[] {
  const own = blocksById(document);
  const theirs = blocksById(other);
  const taken = theirs.get(id);
  if (taken === undefined) own.delete(id);
  else if (own.has(id)) own.set(id, taken);
  else return insertedAfter(own, [...theirs.keys()], id, taken);
  return [...own.values()];
}

function insertedAfter(own: ReadonlyMap<string, Block>, order: readonly string[], id: string, block: Block): Block[] {
  const before = order.slice(0, order.indexOf(id)).findLast((candidate) => own.has(candidate));
  const entries = [...own];
  entries.splice(before === undefined ? 0 : entries.findIndex(([key]) => key === before) + 1, 0, [id, block]);
  return entries.map(([, entry]) => entry);
}

/** The same blocks, those that both have in the other's order. */
function reordered(content: ArticleContent, other: ArticleContent): ArticleContent {
  const own = blocksById(content.block);
  const shared = [...blocksById(other.block).keys()].filter((id) => own.has(id));
  const isShared = new Set(shared);
  return { ...content, block: [...own].flatMap(([id, block]) => (isShared.has(id) ? (own.get(shared.shift() ?? id) ?? []) : block)) };
}
