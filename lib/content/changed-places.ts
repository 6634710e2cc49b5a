import { blocksById } from '#lib/content/block-id.ts';
import { equalJson } from '#lib/content/equal-json.ts';
import { entriesById, writtenTheSame } from '#lib/content/merge-entries.ts';
import { withRestoredBlocks } from '#lib/content/restored-blocks.ts';
import type { Steps } from '#lib/content/steps.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

/**
 * A part of a version that is compared by itself: a field (`block` is empty: `rubrik`, `hero`, `meta.seoTitel` …), a block (`falt` is `block`, or `plats` for where it
 * stands), or of a live report an entry (`inlagg.<id>`) or another field of the block.
 */
export interface Place {
  block: string;
  falt: string;
}

/** How a place is known among others. */
export function placeKey({ block, falt }: Place): string {
  return `${block} ${falt}`;
}

const ENTRY = 'inlagg.';

/** Where two versions say something else. In what order their blocks stand is not compared. */
export function* changedPlaces(one: ArticleContent, other: ArticleContent): Steps<Place[]> {
  const places: Place[] = (['rubrik', 'ingress', 'slug', 'hero'] as const)
    .filter((falt) => !equalJson(one[falt], other[falt]))
    .map((falt) => ({ block: '', falt }));
  for (const name of changedKeys(one.meta, other.meta)) places.push({ block: '', falt: `meta.${name}` });
  const [then, now] = [blocksById(one.block), blocksById(other.block)];
  for (const id of new Set([...then.keys(), ...now.keys()])) {
    const [was, is] = [then.get(id), now.get(id)];
    if (was !== is && !equalJson(was, is)) places.push(...(changedParts(was, is) ?? ['block']).map((falt) => ({ block: id, falt })));
    yield;
  }
  return places;
}

/** Which entries and other fields of a live report are otherwise; `undefined` of any other block, and where entries have no ids to be known by. */
function changedParts(one: Block | undefined, other: Block | undefined): string[] | undefined {
  if (one?.type !== 'liveinlagg' || other?.type !== 'liveinlagg') return undefined;
  const [then, now] = [entriesById(one), entriesById(other)];
  if (then === undefined || now === undefined) return undefined;
  const entries = [...new Set([...then.keys(), ...now.keys()])].filter((id) => !writtenTheSame(then.get(id), now.get(id)));
  const fields = changedKeys({ ...one.attrs, inlagg: undefined }, { ...other.attrs, inlagg: undefined });
  return [...entries.map((id) => `${ENTRY}${id}`), ...fields];
}

function changedKeys(one: object, other: object): string[] {
  const [then, now] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  return [...new Set([...then.keys(), ...now.keys()])].filter((name) => !equalJson(then.get(name), now.get(name)));
}

/** The content with one place as it is in `from`; all else as it was. */
export function withPlaceOf(content: ArticleContent, from: ArticleContent, { block, falt }: Place): ArticleContent {
  if (falt === 'plats') return { ...content, block: inOrderOf(content.block, from.block) };
  if (block !== '' && falt === 'block') return { ...content, block: withBlockOf(content.block, from.block, block) };
  if (block !== '') return { ...content, block: withPartOf(content.block, from.block, { block, falt }) };
  const [part = '', name] = falt.split('.');
  if (name === undefined) return { ...content, ...only(from, part) };
  return { ...content, [part]: withKeyOf(fieldsIn(content, part), fieldsIn(from, part), name) };
}

function withBlockOf(document: readonly Block[], from: readonly Block[], id: string): Block[] {
  const isThere = blocksById(from).has(id);
  return isThere ? withRestoredBlocks(document, from, [id]) : document.filter((block) => block.attrs?.id !== id);
}

/** The document with one entry, or one other field, of a live report as `from` has it. */
function withPartOf(document: readonly Block[], from: readonly Block[], { block: id, falt }: Place): Block[] {
  const earlier = blocksById(from).get(id);
  return document.map((block) => {
    if (block.attrs?.id !== id || earlier === undefined) return block;
    if (!falt.startsWith(ENTRY)) return { ...block, attrs: withKeyOf(block.attrs, { ...earlier.attrs }, falt) };
    const entries = entriesById(block) ?? new Map();
    const name = falt.slice(ENTRY.length);
    const entry = entriesById(earlier)?.get(name);
    if (entry === undefined) entries.delete(name);
    else entries.set(name, entry);
    return { ...block, attrs: { ...block.attrs, inlagg: [...entries.values()] } };
  });
}

/** Those that both have stand among the others in the order of `from`. */
function inOrderOf(document: readonly Block[], from: readonly Block[]): Block[] {
  const blocks = blocksById(document);
  const shared = [...blocksById(from).keys()].filter((id) => blocks.has(id));
  const places = new Set(shared);
  const next = shared.values();
  return [...blocks].map(([id, block]) => (places.has(id) ? (blocks.get(next.next().value ?? id) ?? block) : block));
}

function withKeyOf(fields: Record<string, unknown>, from: Record<string, unknown>, name: string): Record<string, unknown> {
  const { [name]: _, ...others } = fields;
  return { ...others, ...only(from, name) };
}

function fieldsIn(content: ArticleContent, part: string): Record<string, unknown> {
  const fields = new Map<string, unknown>(Object.entries(content)).get(part);
  return typeof fields === 'object' && fields !== null ? { ...fields } : {};
}

function only(from: object, name: string): Record<string, unknown> {
  return Object.fromEntries(Object.entries(from).filter(([key]) => key === name));
}
