import { type ChildNode, type Element, isComment, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { PhrasingContent, Root, RootContent, TableCell, TableRow } from '#lib/import/markdown-nodes.ts';
import type { Remarks } from '#lib/import/remarks.ts';

/** Elements that run, load or ask something: left out with all that is in them, and told. */
const LEFT_OUT = new Set(
  'script style template noscript object embed applet svg math canvas audio video form input button select textarea link meta base'.split(
    ' ',
  ),
);
const CONTAINERS = new Set(
  'html body div section article main header footer aside nav center figure picture address details summary dl dt dd pre'.split(' '),
);
const SPANS = new Set(
  'span font small big u sub sup abbr cite q mark time ins label kbd samp var tt bdo wbr figcaption source tbody thead tfoot'.split(' '),
);
/** Deeper than any honest text. */
const DEEPEST = 60;

interface Reading {
  remarks: Remarks;
  /** Whether a blank line in the text parts paragraphs, as WordPress has it. */
  blankLines: boolean;
}

/**
 * A piece of HTML as the tree that Markdown makes: text, marks, links, headings, lists, tables, quotes and pictures. What runs or
 * loads is left out, every other element gives its text, and both are told. Nothing of the markup itself comes through.
 */
export function htmlTree(html: string, remarks: Remarks, blankLines = false): Root {
  const { children } = parseDocument(html, { lowerCaseTags: true, decodeEntities: true });
  return treeOfNodes(children, remarks, blankLines);
}

/** The same of HTML that has been read already. */
export function treeOfNodes(nodes: readonly ChildNode[], remarks: Remarks, blankLines = false): Root {
  return { type: 'root', children: flow(nodes, { remarks, blankLines }, 1) };
}

function flow(nodes: readonly ChildNode[], reading: Reading, depth: number): RootContent[] {
  const { remarks, blankLines } = reading;
  if (depth > DEEPEST) {
    remarks.add('HTML som ligger djupare än sextio nivåer är utelämnad');
    return [];
  }
  const found: RootContent[] = [];
  let line: PhrasingContent[] = [];
  const end = () => {
    if (line.some((node) => node.type !== 'break' && (node.type !== 'text' || node.value.trim() !== ''))) {
      found.push({ type: 'paragraph', children: withoutOuterBreaks(line) });
    }
    line = [];
  };
  for (const node of nodes) {
    if (isText(node) && blankLines) {
      for (const [index, part] of node.data.split(/\n[ \t\r]*\n/).entries()) {
        if (index > 0) end();
        line.push(...withBreaks(part));
      }
      continue;
    }
    const block = isTag(node) ? blockOf(node, reading, depth) : undefined;
    if (block === undefined) {
      line.push(...phrasing([node], remarks, depth));
      continue;
    }
    end();
    found.push(...block);
  }
  end();
  return found;
}

function withoutOuterBreaks(line: readonly PhrasingContent[]): PhrasingContent[] {
  const isWord = ({ type }: PhrasingContent) => type !== 'break';
  return line.slice(line.findIndex(isWord), line.findLastIndex(isWord) + 1);
}

function withBreaks(text: string): PhrasingContent[] {
  return text
    .split('\n')
    .flatMap((part, index): PhrasingContent[] => [
      ...(index === 0 ? [] : [{ type: 'break' as const }]),
      { type: 'text', value: part.replaceAll(/[ \t\r]+/g, ' ') },
    ]);
}

/** What an element is that stands by itself; `undefined` for what stands in a line of text. */
function blockOf(element: Element, reading: Reading, depth: number): RootContent[] | undefined {
  const { name, children, attribs } = element;
  const { remarks } = reading;
  const inside = () => flow(children, { ...reading, blankLines: false }, depth + 1);
  const heading = /^h([1-6])$/.exec(name)?.[1];
  if (heading !== undefined) return [{ type: 'heading', depth: levelOf(heading), children: phrasing(children, remarks, depth + 1) }];
  if (name === 'p') return inside();
  if (name === 'figure') return figure(element, reading, depth);
  if (name === 'pre') return [{ type: 'code', value: textOf(children, depth) }];
  if (CONTAINERS.has(name)) return flow(children, reading, depth + 1);
  if (name === 'blockquote') return [{ type: 'blockquote', children: inside().filter(isFlow) }];
  if (name === 'ul' || name === 'ol') return [listOf(element, reading, depth)];
  if (name === 'table') return [tableOf(element, remarks, depth)];
  if (name === 'hr') return [{ type: 'thematicBreak' }];
  if (name === 'iframe') return frame(attribs.src ?? '', remarks);
  return undefined;
}

function levelOf(digit: string): 1 | 2 | 3 | 4 | 5 | 6 {
  const levels = { '1': 1, '2': 2, '3': 3, '4': 4, '5': 5 } as const;
  return digit in levels ? levels[digit as keyof typeof levels] : 6;
}

type FlowNode = Extract<
  RootContent,
  { type: 'paragraph' | 'heading' | 'list' | 'blockquote' | 'table' | 'code' | 'html' | 'thematicBreak' }
>;

function isFlow(node: RootContent): node is FlowNode {
  return ['paragraph', 'heading', 'list', 'blockquote', 'table', 'code', 'html', 'thematicBreak'].includes(node.type);
}

function listOf({ name, children, attribs }: Element, reading: Reading, depth: number): RootContent {
  const start = Number.parseInt(attribs.start ?? '', 10);
  const points = children.filter((child) => isTag(child) || (isText(child) && child.data.trim() !== ''));
  return {
    type: 'list',
    ordered: name === 'ol',
    ...(Number.isInteger(start) && start >= 0 ? { start } : {}),
    children: points.map((point) => ({
      type: 'listItem',
      children: flow(isTag(point) && point.name === 'li' ? point.children : [point], { ...reading, blankLines: false }, depth + 1).filter(
        isFlow,
      ),
    })),
  };
}

/** A picture with its caption; whatever else stands in the figure comes after it. */
function figure(element: Element, reading: Reading, depth: number): RootContent[] {
  const caption = element.children.find((child) => isTag(child) && child.name === 'figcaption');
  const title = caption === undefined ? '' : textOf([caption], depth).replaceAll(/\s+/g, ' ').trim();
  const found = flow(
    element.children.filter((child) => child !== caption),
    { ...reading, blankLines: false },
    depth + 1,
  );
  const [first] = found;
  const picture = first?.type === 'paragraph' ? first.children.flatMap((child) => (child.type === 'link' ? child.children : [child])) : [];
  const image = picture.find((child) => child.type === 'image');
  if (title === '') return found;
  if (image === undefined) return [...found, { type: 'paragraph', children: [{ type: 'text', value: title }] }];
  image.title = title;
  return found;
}

function tableOf(element: Element, remarks: Remarks, depth: number): RootContent {
  const rows: TableRow[] = [];
  const look = (nodes: readonly ChildNode[], below: number) => {
    for (const node of nodes) {
      if (!isTag(node) || below > DEEPEST) continue;
      if (node.name === 'tr') rows.push({ type: 'tableRow', children: cellsOf(node, remarks, below) });
      else look(node.children, below + 1);
    }
  };
  look(element.children, depth);
  return { type: 'table', children: rows };
}

function cellsOf({ children }: Element, remarks: Remarks, depth: number): TableCell[] {
  return children.filter(isTag).map((cell) => {
    if (cell.attribs.colspan !== undefined || cell.attribs.rowspan !== undefined)
      remarks.add('Att en cell täcker flera i en tabell är utelämnat');
    return { type: 'tableCell', children: phrasing(cell.children, remarks, depth + 1) };
  });
}

/** A film or a post of another site, as the block for it: which sites may be shown is judged when it is saved and released. */
function frame(address: string, remarks: Remarks): RootContent[] {
  const src = address.startsWith('//') ? `https:${address}` : address;
  if (!/^https?:\/\//i.test(src)) {
    remarks.add('En ram (iframe) utan adress är utelämnad');
    return [];
  }
  return [{ type: 'code', lang: 'studio', value: JSON.stringify({ type: 'inbaddning', attrs: { url: src } }) }];
}

function phrasing(nodes: readonly ChildNode[], remarks: Remarks, depth: number): PhrasingContent[] {
  if (depth > DEEPEST) return [];
  return nodes.flatMap((node) => phrase(node, remarks, depth));
}

function phrase(node: ChildNode, remarks: Remarks, depth: number): PhrasingContent[] {
  if (isText(node)) return [{ type: 'text', value: node.data.replaceAll(/\s+/g, ' ') }];
  if (isComment(node)) {
    // What WordPress's editor notes of each block is no text of anybody's.
    if (!/^\s*(?:\/?wp:|more|nextpage|kg-card)/.test(node.data) && node.data.trim() !== '')
      remarks.add('En kommentar i texten är utelämnad');
    return [];
  }
  if (!isTag(node)) return [];
  const { name, attribs } = node;
  if (LEFT_OUT.has(name)) {
    remarks.add(`<${name}> är utelämnat med allt som står i det`);
    return [];
  }
  const inside = () => phrasing(node.children, remarks, depth + 1);
  if (name === 'strong' || name === 'b') return [{ type: 'strong', children: inside() }];
  if (name === 'em' || name === 'i') return [{ type: 'emphasis', children: inside() }];
  if (name === 'a') return attribs.href === undefined ? inside() : [{ type: 'link', url: attribs.href.trim(), children: inside() }];
  if (name === 'img') return [{ type: 'image', url: (attribs.src ?? '').trim(), alt: attribs.alt ?? '' }];
  if (name === 'br') return [{ type: 'break' }];
  if (name === 'code') return [{ type: 'inlineCode', value: textOf(node.children, depth) }];
  if (name === 'del' || name === 's' || name === 'strike') remarks.add('Överstruken text står som vanlig text');
  else if (!SPANS.has(name) && !CONTAINERS.has(name) && name !== 'p' && name !== 'li')
    remarks.add(`<${name.slice(0, 40)}> är utelämnat; texten i det står kvar`);
  return inside();
}

function textOf(nodes: readonly ChildNode[], depth: number): string {
  if (depth > DEEPEST) return '';
  return nodes
    .map((node) => (isText(node) ? node.data : isTag(node) && !LEFT_OUT.has(node.name) ? textOf(node.children, depth + 1) : ''))
    .join('');
}
