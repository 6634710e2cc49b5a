import { type ChildNode, type Element, isTag, isText, type ParentNode, Text } from 'domhandler';
import { element, elementsIn, setChildren, textIn } from '#lib/clipboard/tree.ts';
import type { Remarks } from '#lib/import/remarks.ts';

/* How programs lay a text out in HTML where the reader of articles would find none of it, or run its words together. */

/** What only holds a text together. A whole page may stand in a form. */
const HOLDERS = new Set(['form', 'fieldset', 'legend']);
const LINES = new Set('p div h1 h2 h3 h4 h5 h6 ul ol li table tr td th blockquote figure pre section article dl dt dd caption'.split(' '));
/** Where two line breaks after each other part paragraphs. */
const PARTED = new Set(['root', 'body', 'div', 'p', 'section', 'article', 'blockquote', 'li', 'main']);

/** Keeps captions of tables, and words of different lines apart. What is above or below the line, and links of pictures, are told to be lost. */
export function layOut(root: ParentNode, remarks: Remarks): void {
  for (const found of elementsIn(root)) {
    if (HOLDERS.has(found.name)) found.name = 'div';
    if (found.name === 'code' && textIn(found).trim().includes('\n') && !isIn(found, 'pre')) found.name = 'pre';
    if (found.name === 'td' || found.name === 'th') partLines(found);
    if ((found.name === 'sup' || found.name === 'sub') && textIn(found).trim() !== '') {
      remarks.add('Upphöjd eller nedsänkt text står som vanlig text');
    }
    if (found.name === 'a' && textIn(found).trim() === '' && elementsIn(found).some(({ name }) => name === 'img')) {
      remarks.add('Länken på en bild är utelämnad');
    }
  }
  for (const table of elementsIn(root)) if (table.name === 'table') putCaptionBefore(table);
  for (const parent of [root, ...elementsIn(root)]) if (PARTED.has(isElement(parent) ? parent.name : 'root')) partParagraphs(parent);
}

const isElement = (node: ParentNode): node is Element => isTag(node);

function isIn({ parent }: Element, name: string): boolean {
  return parent !== null && isTag(parent) && (parent.name === name || isIn(parent, name));
}

/** The lines of a cell stay lines of it. */
function partLines(cell: Element): void {
  let hasWords = false;
  let isDue = false;
  const look = (parent: Element) => {
    const children: ChildNode[] = [];
    for (const child of parent.children) {
      const isLine = isTag(child) && LINES.has(child.name);
      if (isLine) isDue = true;
      if (isTag(child)) look(child);
      if (isText(child) && child.data.trim() !== '') {
        if (hasWords && isDue) children.push(element('br', []));
        hasWords = true;
        isDue = false;
      }
      if (isLine) isDue = true;
      children.push(child);
    }
    if (children.length > parent.children.length) setChildren(parent, children);
  };
  look(cell);
}

function putCaptionBefore(table: Element): void {
  const caption = table.children.find((child) => isTag(child) && child.name === 'caption');
  const { parent } = table;
  if (caption === undefined || !isTag(caption) || parent === null) return;
  caption.name = 'p';
  setChildren(
    table,
    table.children.filter((child) => child !== caption),
  );
  setChildren(
    parent,
    parent.children.flatMap((child) => (child === table ? [caption, table] : [child])),
  );
}

/** An empty line begins a new paragraph. */
function partParagraphs(parent: ParentNode): void {
  const isBreak = (node: ChildNode | undefined) => node !== undefined && isTag(node) && node.name === 'br';
  // Blanks between words are words' own; those beside a break are nothing.
  const words = parent.children.filter(
    (node, place, all) => !isText(node) || node.data.trim() !== '' || !(isBreak(all[place - 1]) || isBreak(all[place + 1])),
  );
  if (!words.some((node, place) => isBreak(node) && isBreak(words[place + 1]))) return;
  const children: ChildNode[] = [];
  for (const node of words) {
    const before = children.at(-1);
    if (isBreak(node) && before !== undefined && (isBreak(before) || isEmptyParagraph(before)))
      children[children.length - 1] = element('p', []);
    else children.push(node);
  }
  setChildren(parent, children);
}

const isEmptyParagraph = (node: ChildNode) => isTag(node) && node.name === 'p' && node.children.length === 0;

/** An element that is text alone from now on. */
export function becomeText(found: Element, words: string): void {
  found.name = 'span';
  found.attribs = {};
  setChildren(found, [new Text(words)]);
}
