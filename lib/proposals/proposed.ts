import { type BlockChange, blockChanges } from '#lib/content/block-changes.ts';
import { blockId } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import type { ArticleContent, Hero, Meta } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import type { SuggestionKind } from '#lib/contract/closed/proposal.ts';

/** One suggestion of a proposal: what can be accepted or declined by itself. */
export interface Suggestion {
  /** A block's id for what it says, `<id>.plats` for where it stands, else the field: `rubrik`, `hero`, `hero.alt`, `meta.seoTitel`. */
  id: string;
  slag: SuggestionKind;
  /** The id of the block that it is about; `''` for a field of the article. */
  block: string;
  /** What it would be: the block, or the field's value. `null` where it is taken away, and for a move. */
  efter: unknown;
}

/** A proposal, as what is another in it than in its base. */
export interface Proposed {
  delar: Suggestion[];
  /** The ids of all its blocks in their order, where one has come or moved; else the base's order is its own. */
  ordning: string[] | null;
}

/** The two belong to one picture. */
const TEASER_PICTURE = ['puffBild', 'puffSrc'] as const;
export const TEASER = 'meta.puffbild';

/**
 * What `till` would change in `bas`, as suggestions: one for each block that comes, goes or says something else, one for each that stands
 * elsewhere, and one for each field. What belongs to one picture is one: its address is never accepted without its size. Of a version that
 * says the same there are none.
 */
export function proposedIn(bas: ArticleContent, till: ArticleContent): Proposed {
  const changes = blockChanges(bas.block, till.block);
  const places = changes.some(({ andring, flyttad }) => flyttad || andring === 'tillagd');
  return {
    delar: [...fieldSuggestions(bas, till), ...changes.flatMap(blockSuggestions)],
    ordning: places ? till.block.map(blockId) : null,
  };
}

/** The name of the suggestion to move a block. */
export function placeOf(block: string): string {
  return `${block}.plats`;
}

function blockSuggestions({ id, andring, flyttad, fore, efter }: BlockChange): Suggestion[] {
  if (andring === 'tillagd') return [{ id, slag: 'infogat', block: id, efter }];
  if (andring === 'borttagen') return [{ id, slag: 'struket', block: id, efter: null }];
  const slag = isOtherPicture(fore, efter) ? 'bild' : 'ersatt';
  return [
    ...(andring === 'andrad' ? [{ id, slag, block: id, efter } as const] : []),
    ...(flyttad ? [{ id: placeOf(id), slag: 'flyttat', block: id, efter: null } as const] : []),
  ];
}

function isOtherPicture(fore: Block | null, efter: Block | null): boolean {
  return fore?.type === 'image' && efter?.type === 'image' && !equalJson(pictureOf(fore.attrs), pictureOf(efter.attrs));
}

function pictureOf({ mediaId, src, cmsId }: { mediaId?: unknown; src?: unknown; cmsId?: unknown } = {}) {
  return { mediaId, src, cmsId };
}

function fieldSuggestions(bas: ArticleContent, till: ArticleContent): Suggestion[] {
  const texts = (['rubrik', 'ingress', 'slug'] as const)
    .filter((name) => bas[name] !== till[name])
    .map((name): Suggestion => ({ id: name, slag: 'falt', block: '', efter: till[name] }));
  return [...texts, ...heroSuggestions(bas.hero, till.hero), ...metaSuggestions(bas.meta, till.meta)];
}

function heroSuggestions(fore: Hero | null, efter: Hero | null): Suggestion[] {
  if (equalJson(fore, efter)) return [];
  if (fore === null || efter === null || !equalJson(pictureOf(fore), pictureOf(efter)))
    return [{ id: 'hero', slag: 'bild', block: '', efter }];
  return otherKeys(fore, efter).map((key) => ({ id: `hero.${key}`, slag: 'falt', block: '', efter: valueAt(efter, key) }));
}

function metaSuggestions(fore: Meta, efter: Meta): Suggestion[] {
  const keys = otherKeys(fore, efter);
  const isTeaser = (key: string) => TEASER_PICTURE.some((name) => name === key);
  const others = keys
    .filter((key) => !isTeaser(key))
    .map((key): Suggestion => ({ id: `meta.${key}`, slag: 'falt', block: '', efter: valueAt(efter, key) }));
  if (!keys.some(isTeaser)) return others;
  return [...others, { id: TEASER, slag: 'bild', block: '', efter: teaserOf(efter) }];
}

function otherKeys(fore: object, efter: object): string[] {
  return [...new Set([...Object.keys(fore), ...Object.keys(efter)])].filter((key) => !equalJson(valueAt(fore, key), valueAt(efter, key)));
}

function valueAt(record: object, key: string): unknown {
  return Object.hasOwn(record, key) ? (Reflect.get(record, key) ?? null) : null;
}

/** The teaser's own picture; `null` for none. */
function teaserOf({ puffBild, puffSrc }: Meta): Pick<Meta, (typeof TEASER_PICTURE)[number]> | null {
  return puffBild === undefined && puffSrc === undefined ? null : { puffBild, puffSrc };
}

/** What an article has where a field's suggestion would set something; `undefined` where its picture is gone, and with it the field. */
export function fieldNow(article: ArticleContent, id: string): unknown {
  if (id === 'rubrik' || id === 'ingress' || id === 'slug' || id === 'hero') return article[id];
  if (id === TEASER) return teaserOf(article.meta);
  if (id.startsWith('hero.')) return article.hero === null ? undefined : valueAt(article.hero, id.slice('hero.'.length));
  return valueAt(article.meta, id.slice('meta.'.length));
}
