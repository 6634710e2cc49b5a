import { blocksById } from '#lib/content/block-id.ts';
import type { ArticleContent, Hero, Meta } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { type Proposed, placeOf, type Suggestion, TEASER } from '#lib/proposals/proposed.ts';

/**
 * The base with those of the proposal's suggestions, by id, and no others. With none of them it is the base, with all of them what was
 * proposed; and in whatever order they are chosen, the same ones make the same article.
 */
export function contentWith(bas: ArticleContent, proposed: Proposed, chosen: ReadonlySet<string>): ArticleContent {
  const fields = proposed.delar.filter(({ id, block }) => block === '' && chosen.has(id));
  return { ...fields.reduce(withField, bas), block: blocksWith(bas.block, proposed, chosen) };
}

/*
 * The values are what `proposedIn` found in an article, under the names it found them by: each is of the type of its field.
 */
function withField(article: ArticleContent, { id, efter }: Suggestion): ArticleContent {
  if (id === 'hero') return { ...article, hero: efter as Hero | null };
  if (id === TEASER) {
    const { puffBild: _, puffSrc: __, ...meta } = article.meta;
    return { ...article, meta: { ...meta, ...(efter as Meta | null) } };
  }
  if (id.startsWith('hero.')) return { ...article, hero: withKey(article.hero ?? {}, id.slice('hero.'.length), efter) };
  if (id.startsWith('meta.')) return { ...article, meta: withKey(article.meta, id.slice('meta.'.length), efter) };
  return { ...article, [id]: efter };
}

function withKey<T extends object>(record: T, key: string, value: unknown): T {
  const others = Object.entries(record).filter(([name]) => name !== key);
  return Object.fromEntries(value === null ? others : [...others, [key, value]]) as T;
}

/**
 * Blocks that the proposal leaves where they are keep their order. What is put in or moved, and chosen, stands after the nearest of those that
 * it follows in the proposal, among others that are chosen in the proposal's order; what is moved and not chosen stands where it stood.
 */
function blocksWith(bas: readonly Block[], { delar, ordning }: Proposed, chosen: ReadonlySet<string>): Block[] {
  const said = new Map(delar.filter(({ id, block }) => id === block && chosen.has(id)).map(({ id, efter }) => [id, efter as Block | null]));
  const own = blocksById(bas);
  const moves = new Set(delar.filter(({ slag }) => slag === 'flyttat').map(({ block }) => block));
  const isPlaced = (id: string) => (moves.has(id) ? chosen.has(placeOf(id)) : !own.has(id) && said.has(id));
  const placed = new Map<string | undefined, string[]>();
  let anchor: string | undefined;
  for (const id of ordning ?? []) {
    if (isPlaced(id)) placed.set(anchor, [...(placed.get(anchor) ?? []), id]);
    else if (own.has(id) && !moves.has(id)) anchor = id;
  }
  const kept = [...own.keys()].filter((id) => !isPlaced(id));
  const order = [...(placed.get(undefined) ?? []), ...kept.flatMap((id) => [id, ...(placed.get(id) ?? [])])];
  return order.flatMap((id) => (said.has(id) ? said.get(id) : own.get(id)) ?? []);
}
