import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { mergeEntries } from '#lib/content/merge-entries.ts';
import { mergeOrder } from '#lib/content/merge-order.ts';
import { atOnce, gathered, type Steps } from '#lib/content/steps.ts';
import { writtenBlock } from '#lib/content/written-block.ts';
import type { ArticleContent, Hero, Meta } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

export interface MergeConflict {
  /** The block's id; `''` when a field of the article is meant. */
  block: string;
  /** `rubrik`, `hero.alt`, `meta.seoTitel` …; for a block `block` (its content) or `plats` (where it stands). */
  falt: string;
  /** The three values; `null` for a field that is not set or a block that is not there. For `plats` the index of the block. */
  bas: unknown;
  min: unknown;
  deras: unknown;
}

export interface MergeResult {
  mojlig: boolean;
  /** The merged language version, when nothing collides. */
  forslag: ArticleContent | null;
  konflikter: MergeConflict[];
}

interface Sides<T> {
  bas: T;
  min: T;
  deras: T;
}

/**
 * Three-way merge of two versions written from the same `bas` (decisions.md §4). Whatever only one side changed is taken
 * from that side, identical changes count once; a block or a field that both changed differently, or that one changed and
 * the other removed, is a conflict and nothing is proposed. Of a live report each entry is merged by itself. Deterministic.
 */
export function mergeContent(bas: ArticleContent, min: ArticleContent, deras: ArticleContent): MergeResult {
  return atOnce(mergeSteps(bas, min, deras));
}

/** The same in steps, for whoever has others waiting. */
export function* mergeSteps(bas: ArticleContent, min: ArticleContent, deras: ArticleContent): Steps<MergeResult> {
  const konflikter: MergeConflict[] = [];
  const pick = <T>(falt: string, sides: Sides<T>, block = ''): T => {
    const { bas: base, min: mine, deras: theirs } = sides;
    if (equalJson(base, mine) || equalJson(mine, theirs)) return theirs;
    if (!equalJson(base, theirs)) konflikter.push({ block, falt, bas: base ?? null, min: mine ?? null, deras: theirs ?? null });
    return mine;
  };
  const sides = { bas, min, deras };
  const forslag: ArticleContent = {
    rubrik: pick(
      'rubrik',
      each(sides, (article) => article.rubrik),
    ),
    ingress: pick(
      'ingress',
      each(sides, (article) => article.ingress),
    ),
    slug: pick(
      'slug',
      each(sides, (article) => article.slug),
    ),
    hero: mergeHero(
      each(sides, (article) => article.hero),
      pick,
    ),
    meta: mergeKeys<Meta>(
      'meta',
      each(sides, (article) => article.meta),
      pick,
    ),
    block: yield* mergeBlocks(
      each(sides, (article) => article.block),
      pick,
      konflikter,
    ),
  };
  const mojlig = konflikter.length === 0;
  return { mojlig, forslag: mojlig ? forslag : null, konflikter };
}

type Pick = <T>(falt: string, sides: Sides<T>, block?: string) => T;

function each<From, To>({ bas, min, deras }: Sides<From>, map: (value: From) => To): Sides<To> {
  return { bas: map(bas), min: map(min), deras: map(deras) };
}

/** Key by key while all three mean the same picture; an alt text or a focus point must not end up on another one. */
function mergeHero(heroes: Sides<Hero | null>, pick: Pick): Hero | null {
  const { bas, min, deras } = heroes;
  if (bas === null || min === null || deras === null) return pick('hero', heroes);
  const picture = ({ mediaId, src, cmsId }: Hero) => ({ mediaId, src, cmsId });
  const samePicture = equalJson(picture(bas), picture(min)) && equalJson(picture(bas), picture(deras));
  return samePicture ? mergeKeys<Hero>('hero', { bas, min, deras }, pick) : pick('hero', heroes);
}

function mergeKeys<T extends object>(falt: string, sides: Sides<T>, pick: Pick): T {
  const records = each(sides, (record) => new Map(Object.entries(record)));
  const names = new Set([...records.deras.keys(), ...records.min.keys()]);
  const merged = [...names].map(
    (name) =>
      [
        name,
        pick(
          `${falt}.${name}`,
          each(records, (record) => record.get(name)),
        ),
      ] as const,
  );
  // Every value comes from the same key of one of the three records, all of them a T.
  return Object.fromEntries(merged.filter(([, value]) => value !== undefined)) as T;
}

function* mergeBlocks(documents: Sides<Block[]>, pick: Pick, konflikter: MergeConflict[]): Steps<Block[]> {
  const blocks = {
    bas: yield* writtenById(documents.bas),
    min: yield* writtenById(documents.min),
    deras: yield* writtenById(documents.deras),
  };
  const ids = new Set([...blocks.deras.keys(), ...blocks.min.keys()]);
  const merged = new Map<string, Block>();
  for (const id of ids) {
    const versions = each(blocks, (byId) => byId.get(id));
    const block = (yield* mergeEntries(versions)) ?? pick('block', versions, id);
    if (block !== undefined) merged.set(id, block);
    yield;
  }
  const orders = each(blocks, (byId) => [...byId.keys()]);
  const { order, contested } = mergeOrder(orders.bas, orders.min, orders.deras, (id) => merged.has(id));
  const places = each(orders, (ids) => new Map(ids.map((id, place) => [id, place])));
  for (const id of contested) konflikter.push({ block: id, falt: 'plats', ...each(places, (place) => place.get(id) ?? -1) });
  return order.flatMap((id) => merged.get(id) ?? []);
}

function* writtenById(document: readonly Block[]): Steps<ReadonlyMap<string, Block>> {
  return blocksById(yield* gathered(document, (block) => [writtenBlock(block)]));
}
