import { type ChildNode, type Element, isTag, type ParentNode } from 'domhandler';
import { classesOf, elementsIn, gather, type Point, removeWhere, textIn } from '#lib/clipboard/tree.ts';
import type { Remarks } from '#lib/import/remarks.ts';

/* Word on a computer (Windows, Mac) and Outlook: lists are paragraphs that say how far in they stand, and begin with their marker as text. */

const MARKER = /mso-list:\s*ignore/i;
const LISTED = /mso-list:\s{0,3}[^\s;]{1,40}\s{1,3}level(\d{1,2})/i;
/** `1.`, `a)`, `iv.`: anything else is a mark of a list without numbers. */
const NUMBER = /^\(?(\d+|[a-zåäö]|[ivxlcdm]+)[.)]/i;

export function readWord(root: ParentNode, remarks: Remarks): void {
  removeWhere(root, isAside, (node) => remarks.add(asideName(node)));
  for (const found of elementsIn(root)) {
    // `o:p` and its like are Word's own, and hold nothing, or what stands in them.
    if (/^[a-z]+:/.test(found.name)) found.name = 'span';
    if (found.name === 'p' && /^MsoTitle\b/.test(classesOf(found))) found.name = 'h2';
    if (found.name === 'p' && /^MsoHeading(\d)/.test(classesOf(found))) found.name = `h${/\d/.exec(classesOf(found))?.[0]}`;
  }
  gatherLists(root);
}

function isAside(node: ChildNode): boolean {
  if (!isTag(node)) return false;
  const style = node.attribs.style ?? '';
  return /mso-element:\s*comment-list/i.test(style) || /\bmsocomanchor\b|\bMsoCommentReference\b/i.test(classesOf(node));
}

const asideName = (node: ChildNode) =>
  isTag(node) && node.name === 'div' ? 'Kommentarerna i dokumentet är utelämnade' : 'Hänvisningen till en kommentar är utelämnad';

function gatherLists(root: ParentNode): void {
  for (const child of root.children) if (isTag(child)) gatherLists(child);
  gather(root, (child) => (isTag(child) ? pointOf(child) : undefined));
}

function pointOf(found: Element): Point[] | undefined {
  const level = LISTED.exec(found.attribs.style ?? '')?.[1];
  if (level === undefined || !/^(p|h[1-6])$/.test(found.name)) return undefined;
  // A heading that is numbered is a heading, with its number before it.
  if (found.name !== 'p') return undefined;
  const isMarker = (node: ChildNode) => isTag(node) && MARKER.test(node.attribs.style ?? '');
  const marker = elementsIn(found).find(isMarker);
  removeWhere(found, isMarker);
  const number = marker === undefined ? undefined : NUMBER.exec(textIn(marker).trim())?.[1];
  const start = Number(number);
  const numbered = { ordered: number !== undefined, ...(Number.isInteger(start) ? { start } : {}) };
  return [{ level: Number(level), ...numbered, children: found.children }];
}

/* Word in a browser: each point is a list of its own, which says how far in it stands. */

export function readWordOnline(root: ParentNode): void {
  for (const found of [root, ...elementsIn(root)]) gather(found, onlinePoints);
  for (const found of elementsIn(root)) {
    if (found.attribs.role === 'heading' && found.name !== 'li') {
      found.name = `h${Math.min(6, Math.max(1, Number(found.attribs['aria-level']) || 2))}`;
    }
  }
}

function onlinePoints(node: ChildNode): Point[] | undefined {
  if (!isTag(node) || !/\bListContainerWrapper\b/.test(classesOf(node))) return undefined;
  return node.children.filter(isTag).flatMap((list) =>
    list.children.filter(isTag).map((point) => {
      const start = Number(list.attribs.start ?? 1);
      return {
        level: Number(point.attribs['data-aria-level'] ?? point.attribs['aria-level'] ?? 1) || 1,
        ordered: list.name === 'ol',
        ...(Number.isInteger(start) ? { start } : {}),
        children: point.children,
      };
    }),
  );
}
