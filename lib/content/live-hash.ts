import { textHash } from '#lib/content/canonical-hash.ts';
import { canonicalJson } from '#lib/content/canonical-json.ts';
import { entriesOf, type WrittenEntry } from '#lib/content/live-changes.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

/** Canonical texts of blocks and entries, for as long as the objects themselves are kept; none of them ever changes. */
const texts = new WeakMap<object, string>();

/**
 * `contentHash` of a live report, at a cost that one more entry hardly adds to: each entry's canonical text is made once,
 * however many revisions it is part of. Server only.
 */
export function liveContentHash({ rubrik, ingress, block, meta, hero, slug }: ArticleContent): string {
  const rest = canonicalJson({ hero, ingress, meta, rubrik, slug }).slice(1);
  return textHash(`{"block":[${block.map(blockText).join(',')}],${rest}`);
}

function blockText(block: Block): string {
  if (block.type !== 'liveinlagg' || !Array.isArray(block.attrs?.inlagg)) return kept(block);
  const { type, attrs = {}, content } = block;
  const entries = `[${entriesOf(block).map(entryText).join(',')}]`;
  // RFC 8785 sorts keys by their UTF-16 units, as a plain sort does.
  const members = Object.keys(attrs)
    .filter((key) => attrs[key] !== undefined)
    .sort()
    .map((key) => `${canonicalJson(key)}:${key === 'inlagg' ? entries : canonicalJson(attrs[key])}`);
  const inner = content === undefined ? '' : `"content":${canonicalJson(content)},`;
  return `{"attrs":{${members.join(',')}},${inner}"type":${canonicalJson(type)}}`;
}

/** The canonical text of an entry: two that have the same say the same. */
export function entryText(entry: WrittenEntry): string {
  return kept(entry);
}

function kept(value: object): string {
  const known = texts.get(value);
  if (known !== undefined) return known;
  const made = canonicalJson(value);
  texts.set(value, made);
  return made;
}
