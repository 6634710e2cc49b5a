import { isId } from '#lib/contract/id.ts';
import { isLanguage, type Language } from '#lib/contract/languages.ts';

/** What a reader has followed a link from; `block` is empty where it stands in no block. */
export interface FollowedFrom {
  innehall: string;
  block: string;
  /** The language that they read it in. */
  sprak: Language;
}

const PATH = /^\/ut\/([a-z0-9][a-z0-9_-]{0,79})\/?$/i;
/** Longer than the id of any block. */
const LONGEST_BLOCK = 100;

/** The address of an outbound link of the site, with word of where it stands. */
export function outboundPath(kod: string, from?: FollowedFrom): string {
  const path = `/ut/${encodeURIComponent(kod)}`;
  if (from === undefined) return path;
  const place = from.block === '' ? from.innehall : `${from.innehall}.${encodeURIComponent(from.block)}`;
  return `${path}?fran=${place}${from.sprak === 'sv' ? '' : `&sprak=${from.sprak}`}`;
}

const UNCOUNTED = 'prov';

/** The address of an outbound link where no reader follows it: in a draft. */
export function uncountedPath(kod: string): string {
  return `${outboundPath(kod)}?${UNCOUNTED}=1`;
}

/** Whether the query of such an address is of a link that readers follow. */
export function isCounted(query: string): boolean {
  // Most say nothing like it, and need not be read for it.
  return !query.includes(UNCOUNTED) || !new URLSearchParams(query).has(UNCOUNTED);
}

/** The code that such a path names, in small letters; undefined for any other. */
export function outboundCodeIn(path: string): string | undefined {
  return PATH.exec(path)?.[1]?.toLowerCase();
}

/** What the query of such an address says of where it was followed from; undefined when it says nothing that can be so. */
export function followedFrom(query: string): FollowedFrom | undefined {
  const asked = new URLSearchParams(query);
  const [fran, sprak] = [asked.get('fran') ?? '', asked.get('sprak') ?? ''];
  const dot = fran.indexOf('.');
  const [innehall, block] = dot === -1 ? [fran, ''] : [fran.slice(0, dot), fran.slice(dot + 1)];
  if (!isId(innehall)) return undefined;
  return {
    innehall: innehall.toLowerCase(),
    block: block.length > LONGEST_BLOCK ? '' : block,
    sprak: isLanguage(sprak) ? sprak : 'sv',
  };
}
