import { type ChildNode, type Element, isTag, type ParentNode } from 'domhandler';
import { goalOf } from '#lib/clipboard/addresses.ts';
import { readChat } from '#lib/clipboard/chat.ts';
import { layOut } from '#lib/clipboard/layout.ts';
import { isTrackedDeletion } from '#lib/clipboard/tracked.ts';
import { element, elementsIn, isNotes, removeWhere, setChildren, styleOf, textIn } from '#lib/clipboard/tree.ts';
import type { Remarks } from '#lib/import/remarks.ts';

/* What every program may do, whichever it is. */

/** What stands around a text in a file of HTML, and is none of it. */
const AROUND = new Set(['head', 'style', 'meta', 'link', 'title', 'script', 'xml', 'base']);

/** Takes away what is no text of anybody's, and what a writer has struck out by tracked changes: that is told. */
export function readAny(root: ParentNode, remarks: Remarks): void {
  removeWhere(root, (node) => isNotes(node) || (isTag(node) && AROUND.has(node.name)));
  removeWhere(root, isTrackedDeletion, (node) => {
    if (textIn(node).trim() !== '') remarks.add('Struken text (spårade ändringar) är utelämnad');
  });
  removeWhere(root, isHidden, (node) => {
    if (textIn(node).trim() !== '') remarks.add('Dold text är utelämnad');
  });
  removeWhere(root, isOfAnotherFolder, (node) => {
    if (isTag(node)) remarks.add(`Bilden «${node.attribs.src?.slice(0, 80)}» har en adress som inte kan visas, och är utelämnad`);
  });
  readChat(root, remarks);
  layOut(root, remarks);
  for (const found of elementsIn(root)) {
    if (found.name === 'a') found.attribs.href = goalOf(found.attribs.href ?? '');
    if (found.name === 'a' && isMark(found)) found.name = 'span';
    if (found.name === 'b' && /^(normal|[1-5]00)$/.test(styleOf(found, 'font-weight'))) found.name = 'span';
    if (found.name === 'i' && styleOf(found, 'font-style') === 'normal') found.name = 'span';
    if (found.name === 'img') readPicture(found);
    nestLists(found);
  }
  for (const found of elementsIn(root)) if (!OWN_PLACE.has(found.name) && holdsBlocks(found)) found.name = 'div';
  for (const found of elementsIn(root)) markByStyle(found, remarks);
}

/** What nobody who copied it has seen. */
function isHidden(node: ChildNode): boolean {
  if (!isTag(node)) return false;
  const hidden = styleOf(node, 'display') === 'none' || styleOf(node, 'visibility') === 'hidden' || styleOf(node, 'mso-hide') === 'all';
  return hidden || node.attribs.hidden !== undefined;
}

/** A picture beside the file that was copied from, wherever that is. */
function isOfAnotherFolder(node: ChildNode): boolean {
  if (!isTag(node) || node.name !== 'img') return false;
  const { src = '' } = node.attribs;
  return src !== '' && !src.startsWith('/') && URL.parse(src) === null;
}

const BLOCKS = new Set('p div h1 h2 h3 h4 h5 h6 ul ol table blockquote figure pre section article hr'.split(' '));
/** What stands by itself already, or keeps what it is around whatever is in it. */
const OWN_PLACE = new Set([
  ...BLOCKS,
  ...'li tr td th tbody thead tfoot colgroup figcaption a body html main header footer aside nav dl dt dd details summary'.split(' '),
]);

/** Whether an element that marks words has been put around whole paragraphs. */
function holdsBlocks(found: Element): boolean {
  return elementsIn(found).some(({ name }) => BLOCKS.has(name));
}

/** An anchor within the document, which leads nowhere from here. */
function isMark({ attribs }: Element): boolean {
  return attribs.href === undefined || attribs.href === '' || attribs.href.startsWith('#');
}

/** A picture that is loaded when it is seen has its address elsewhere until then. */
function readPicture({ attribs }: Element): void {
  const later = attribs['data-src'] ?? attribs['data-original'] ?? attribs['data-lazy-src'];
  if (later !== undefined && (attribs.src === undefined || attribs.src.startsWith('data:image/gif'))) attribs.src = later;
  if (attribs.src === undefined && attribs.srcset !== undefined) attribs.src = attribs.srcset.trim().split(/\s+/)[0] ?? '';
}

/** A list right in a list belongs to the point before it, as browsers show it. */
function nestLists(list: Element): void {
  if (list.name !== 'ul' && list.name !== 'ol') return;
  const isList = (node: ChildNode | undefined) => node !== undefined && isTag(node) && (node.name === 'ul' || node.name === 'ol');
  if (!list.children.some(isList)) return;
  const points: ChildNode[] = [];
  for (const child of list.children.filter((node) => isTag(node) || textIn(node).trim() !== '')) {
    const before = points.at(-1);
    if (isList(child) && before !== undefined && isTag(before) && before.name === 'li') setChildren(before, [...before.children, child]);
    else points.push(child);
  }
  setChildren(list, points);
}

const HEAVY = /^(bold(er)?|[6-9]00)$/;

/** Bold and italic that are only said by a style become the marks they are. */
function markByStyle(found: Element, remarks: Remarks): void {
  if (!['span', 'font', 'a'].includes(found.name) || textIn(found).trim() === '') return;
  if (/line-through/.test(styleOf(found, 'text-decoration') + styleOf(found, 'text-decoration-line'))) {
    remarks.add('Överstruken text står som vanlig text');
  }
  const isBold = HEAVY.test(styleOf(found, 'font-weight'));
  const isItalic = /^italic|^oblique/.test(styleOf(found, 'font-style'));
  if (isBold) setChildren(found, [element('strong', found.children)]);
  if (isItalic) setChildren(found, [element('em', found.children)]);
}
