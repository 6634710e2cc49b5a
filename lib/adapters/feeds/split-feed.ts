import { FeedUnreadable } from '#lib/adapters/feeds/port.ts';
import type { Steps } from '#lib/content/steps.ts';

/** A feed in XML cut into documents of one entry each, so that one that is broken, or huge, is no other's matter. */
export interface SplitFeed {
  /** The feed without entries: what it calls itself. */
  huvud: string;
  /** Each a whole feed with that entry alone. */
  poster: string[];
  /** So many were left out, being larger than any honest entry or broken off. */
  olasliga: number;
}

/** So many entries are taken in one turn: the first, which are the newest of most feeds. */
export const MOST_ENTRIES = 100;
/** Of one entry, in characters, tags, and characters of one tag. */
const LONGEST_ENTRY = 200_000;
const MOST_TAGS = 600;
const LONGEST_TAG = 8_000;

/** The parts of XML that are not elements, by how they begin and end. */
const PASSED: ReadonlyArray<readonly [start: string, end: string]> = [
  ['<!--', '-->'],
  ['<![CDATA[', ']]>'],
  ['<?', '?>'],
];

interface Tag {
  name: string;
  from: number;
  to: number;
  kind: 'start' | 'end' | 'empty';
}

/** The elements of the text in their order, comments and quoted text passed by; throws FeedUnreadable for what explains itself entities. */
function* tagsOf(text: string): Generator<Tag, void, void> {
  for (let from = text.indexOf('<'); from >= 0; ) {
    const passed = PASSED.find(([start]) => text.startsWith(start, from));
    if (passed !== undefined) {
      const end = text.indexOf(passed[1], from + passed[0].length);
      if (end < 0) return;
      from = text.indexOf('<', end + passed[1].length);
      continue;
    }
    const to = text.indexOf('>', from) + 1;
    if (to === 0) return;
    if (text.startsWith('<!', from)) refuseEntities(text.slice(from, to));
    else {
      const inside = text.slice(from + 1, Math.min(to - 1, from + 100));
      const name = /^\/?([\w.:-]+)/.exec(inside)?.[1];
      const kind = inside.startsWith('/') ? 'end' : text[to - 2] === '/' ? 'empty' : 'start';
      if (name !== undefined) yield { name, from, to, kind };
    }
    from = text.indexOf('<', to);
  }
}

/** A feed has no use for entities of its own: they are there to grow into what fills the memory, or to read files. */
function refuseEntities(declaration: string): void {
  if (/^<!ENTITY|^<!DOCTYPE[^>]*\[/i.test(declaration)) throw new FeedUnreadable('flode_entiteter');
}

const localOf = (name: string) => name.slice(name.indexOf(':') + 1).toLowerCase();
/** What the entries of a feed are called, by what its outermost element is. */
const ENTRY_OF: Readonly<Record<string, string>> = { rss: 'item', rdf: 'item', feed: 'entry' };

/** Cuts a feed in XML into its entries. Throws FeedUnreadable for what is no such feed. */
export function* splitSteps(text: string): Steps<SplitFeed> {
  const tags = tagsOf(text);
  const root = tags.next().value;
  if (root === undefined) throw new FeedUnreadable('flode_inget');
  const entryName = ENTRY_OF[localOf(root.name)];
  if (entryName === undefined) throw new FeedUnreadable(localOf(root.name) === 'html' ? 'flode_webbsida' : 'flode_inget');
  if (root.to - root.from > LONGEST_TAG || root.kind === 'empty') throw new FeedUnreadable('flode_inget');
  const [open, close] = around(text.slice(root.from, root.to), root.name);
  const found: SplitFeed = { huvud: '', poster: [], olasliga: 0 };
  let entry: { from: number; name: string; tags: number; isLong: boolean } | undefined;
  let head: number | undefined;
  for (const tag of tags) {
    if (entry === undefined) {
      if (localOf(tag.name) !== entryName || tag.kind !== 'start') continue;
      head ??= tag.from;
      if (found.poster.length + found.olasliga >= MOST_ENTRIES) break;
      entry = { from: tag.from, name: tag.name, tags: 0, isLong: isLong(tag) };
    } else if (tag.kind === 'end' && tag.name === entry.name) {
      const isHuge = entry.isLong || entry.tags > MOST_TAGS || tag.to - entry.from > LONGEST_ENTRY;
      if (isHuge) found.olasliga += 1;
      else found.poster.push(`${open}${text.slice(entry.from, tag.to)}${close}`);
      entry = undefined;
      yield;
    } else {
      entry.tags += 1;
      entry.isLong ||= isLong(tag);
      if (entry.tags % 1_000 === 0) yield;
    }
  }
  if (entry !== undefined) found.olasliga += 1;
  found.huvud = headOf(text.slice(root.from, Math.min(head ?? text.length, root.from + LONGEST_ENTRY)), root.name);
  return found;
}

function isLong({ from, to }: Tag): boolean {
  return to - from > LONGEST_TAG;
}

/** What stands before and behind an entry in a feed of its own. */
function around(root: string, name: string): [open: string, close: string] {
  return localOf(name) === 'rss' ? [`${root}<channel>`, `</channel></${name}>`] : [root, `</${name}>`];
}

/** The feed up to its first entry, closed. */
function headOf(head: string, name: string): string {
  if (head.trimEnd().endsWith(`</${name}>`)) return head;
  const isOpen = head.includes('<channel') && !head.includes('</channel>');
  return `${head}${isOpen ? '</channel>' : ''}</${name}>`;
}
