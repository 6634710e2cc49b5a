import { embedOf } from '#lib/blocks/inbaddning/platform.ts';
import { type Block, isTextNode, type TextNode } from '#lib/contract/block.ts';
import type { Remarks } from '#lib/import/remarks.ts';

/** Addresses that only lead on, by their host and path, with the parameter that says where. */
const REDIRECTS: ReadonlyArray<[host: RegExp, path: string, parameter: string]> = [
  [/^(www\.)?google\.[a-z.]+$/, '/url', 'q'],
  [/^(www\.)?google\.[a-z.]+$/, '/url', 'url'],
  [/\.safelinks\.protection\.outlook\.com$/, '/', 'url'],
  [/^lm?\.facebook\.com$/, '/l.php', 'u'],
  [/^l\.instagram\.com$/, '/', 'u'],
];

/** Where an address leads: that of a program that looks first who follows it is the one it leads on to. */
export function goalOf(address: string): string {
  const url = URL.parse(address.trim());
  if (url === null) return address.trim();
  for (const [host, path, parameter] of REDIRECTS) {
    const goal = url.searchParams.get(parameter) ?? '';
    if (host.test(url.hostname) && url.pathname.replace(/\/$/, '') === path.replace(/\/$/, '') && /^https?:/.test(goal)) return goal;
  }
  return address.trim();
}

const BARE = /\b(?:https?:\/\/|www\.)[^\s<>"”»]+[^\s<>"”».,;:!?)\]]/g;

/** The text with the addresses in it as links. */
export function linked({ text, marks = [] }: TextNode): TextNode[] {
  if (marks.some(({ type }) => type === 'link')) return [{ text, type: 'text', ...(marks.length === 0 ? {} : { marks }) }];
  const make = (words: string, more: NonNullable<TextNode['marks']> = []): TextNode[] => {
    const all = [...marks, ...more];
    return words === '' ? [] : [{ type: 'text', text: words, ...(all.length === 0 ? {} : { marks: all }) }];
  };
  let from = 0;
  const parts: TextNode[] = [];
  for (const found of text.matchAll(BARE)) {
    parts.push(
      ...make(text.slice(from, found.index)),
      ...make(found[0], [{ type: 'link', attrs: { href: goalOf(found[0].replace(/^www\./, 'https://www.')) } }]),
    );
    from = found.index + found[0].length;
  }
  return [...parts, ...make(text.slice(from))];
}

/**
 * The blocks with bare addresses as links, and an address of one of the four platforms that stands by itself as what it shows. What another
 * site shows in a frame becomes a link to it.
 */
export function withAddresses(blocks: readonly Block[], remarks: Remarks): Block[] {
  return blocks.map((block) => {
    const alone = block.type === 'paragraph' ? aloneIn(block) : undefined;
    const embed = alone === undefined ? undefined : embedOf(alone);
    if (embed !== undefined) return { type: 'inbaddning', attrs: { url: embed.lank } };
    if (block.type === 'inbaddning') return shown(block, remarks);
    return withLinks(block);
  });
}

function shown(block: Block, remarks: Remarks): Block {
  const url = String(block.attrs?.url ?? '');
  const embed = embedOf(url);
  if (embed !== undefined) return { ...block, attrs: { ...block.attrs, url: embed.lank } };
  remarks.add('En ram från en annan sajt visas inte: en länk till den står i stället');
  return { type: 'paragraph', content: [{ type: 'text', text: url, marks: [{ type: 'link', attrs: { href: url } }] }] };
}

/** The address that is all there is in a paragraph, as text or as a link of itself. */
function aloneIn({ content = [] }: Block): string | undefined {
  const [only, ...others] = content;
  if (only === undefined || others.length > 0 || !isTextNode(only)) return undefined;
  const words = only.text.trim();
  return /^https?:\/\/\S+$/.test(words) ? words : undefined;
}

function withLinks(block: Block): Block {
  if (block.content === undefined) return block;
  const content = block.content.flatMap(
    (child): Array<Block | TextNode> =>
      'text' in child && typeof child.text === 'string' ? linked(child as TextNode) : [withLinks(child as Block)],
  );
  return { ...block, content };
}
