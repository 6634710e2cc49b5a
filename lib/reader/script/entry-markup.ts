import type { FeedEntry } from '#lib/reader/script/live-feed.ts';

/** All that an entry of a live report is made of. */
const ELEMENTS = new Set('A B BLOCKQUOTE BR CITE DIV EM FIGCAPTION FIGURE H3 H4 I IMG LI OL P SPAN STRONG TIME UL'.split(' '));
const ATTRIBUTES = /^(alt|aria-\w+|class|data-[\w-]+|datetime|decoding|height|href|id|lang|loading|rel|sizes|src|srcset|title|width)$/;

/**
 * An entry of the feed as an element. The feed is Studio's own and tidied by it; still nothing of it may run, also in a page
 * without a policy against that. So the markup is read in a document where nothing runs or is fetched, and only what an
 * entry is made of is let out of it.
 */
export function entryElement({ id, fast, html }: FeedEntry): HTMLElement {
  const content = markup(html);
  const [only] = content.children;
  const entry = content.childElementCount === 1 && only instanceof HTMLDivElement ? only : document.createElement('div');
  if (entry !== only) entry.append(content);
  entry.classList.add('live-inlagg');
  entry.classList.toggle('live-fast', fast);
  entry.dataset.inlagg = id;
  return entry;
}

/** Markup of the feed as nodes, with nothing that could run, be fetched unasked from a frame, or be styled from within. */
export function markup(html: string): DocumentFragment {
  const template = document.createElement('template');
  // The one place where markup is read: the content of a template is inert, and leaves it weeded.
  template.innerHTML = html;
  for (const element of template.content.querySelectorAll('*')) weed(element);
  return document.importNode(template.content, true);
}

function weed(element: Element): void {
  if (!ELEMENTS.has(element.tagName)) {
    element.remove();
    return;
  }
  for (const { name, value } of [...element.attributes]) {
    const leads = name === 'href' || name === 'src';
    if (!ATTRIBUTES.test(name) || (leads && !isPlainAddress(value))) element.removeAttribute(name);
  }
}

function isPlainAddress(address: string): boolean {
  const scheme = URL.parse(address, location.href)?.protocol ?? '';
  return ['https:', 'http:', 'mailto:', 'tel:'].includes(scheme);
}

/** Whether two entries say the same, wherever the addresses in them are counted from and whatever the page has added. */
export function saysTheSame(one: HTMLElement, other: HTMLElement): boolean {
  return fingerprint(one) === fingerprint(other);
}

function fingerprint(entry: HTMLElement): string {
  const parts = [...entry.querySelectorAll('*')].flatMap((element) => {
    if (element.closest('[data-tillagt]')) return [];
    const address = element instanceof HTMLImageElement ? element.src : element instanceof HTMLAnchorElement ? element.href : '';
    const said = [...element.childNodes].filter((node) => !(node instanceof HTMLElement && node.dataset.tillagt !== undefined));
    const own = said.map((node) => (node instanceof Text ? node.data : '')).join('\u0000');
    return `${element.tagName} ${address} ${element.getAttribute('alt') ?? ''} ${element.getAttribute('datetime') ?? ''} ${own}`;
  });
  return [entry.classList.contains('live-fast'), ...parts].join('\n');
}
