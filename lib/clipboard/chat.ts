import { type ChildNode, type Element, isTag, type ParentNode } from 'domhandler';
import { becomeText } from '#lib/clipboard/layout.ts';
import { classesOf, elementsIn, gather, type Point, removeWhere } from '#lib/clipboard/tree.ts';
import type { Remarks } from '#lib/import/remarks.ts';

/* Slack, Teams, Notion and their like, Google's lists to tick off, and pictures that are letters wherever they are; and posts of the platforms. */

const ONLY_EMOJI = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0f\u20e3])+$/u;

export function readChat(root: ParentNode, remarks: Remarks): void {
  removeWhere(root, isBox, () => remarks.add('En kryssruta i en lista är utelämnad; texten står kvar'));
  for (const found of elementsIn(root)) {
    if (found.name === 'img' && isEmoji(found)) becomeText(found, found.attribs.alt ?? '');
    if (found.attribs['data-stringify-type'] === 'paragraph-break') found.name = 'p';
    if (found.name === 'blockquote') readPost(found);
  }
  for (const found of [root, ...elementsIn(root)]) gather(found, slackPoints);
}

function isBox(node: ChildNode): boolean {
  if (!isTag(node)) return false;
  if (node.name === 'img') return node.attribs['aria-roledescription'] === 'checkbox';
  return node.name === 'input' && node.attribs.type === 'checkbox';
}

function isEmoji(found: Element): boolean {
  const { alt = '', itemtype = '' } = found.attribs;
  if (alt === '') return false;
  return (
    found.attribs['data-stringify-emoji'] !== undefined ||
    /Emoji$/.test(itemtype) ||
    /\bemoji\b/i.test(classesOf(found)) ||
    ONLY_EMOJI.test(alt)
  );
}

/** A post that a platform has given out to be put in a page: shown as one that is framed. */
function readPost(quote: Element): void {
  const address = quote.attribs['data-instgrm-permalink'] ?? (/\btiktok-embed\b/.test(classesOf(quote)) ? quote.attribs.cite : undefined);
  if (address === undefined) return;
  quote.name = 'iframe';
  quote.attribs = { src: address };
}

/** Slack makes a list of its own of each step further in. */
function slackPoints(list: ChildNode): Point[] | undefined {
  if (!isTag(list) || (list.name !== 'ul' && list.name !== 'ol') || list.attribs['data-indent'] === undefined) return undefined;
  const level = (Number(list.attribs['data-indent']) || 0) + 1;
  return list.children.filter(isTag).map(({ children }) => ({ level, ordered: list.name === 'ol', children }));
}
