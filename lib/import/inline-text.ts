import { isSafeAddress } from '#lib/content/address.ts';
import type { Mark, TextNode } from '#lib/contract/block.ts';
import type { Definition, Image, ImageReference, PhrasingContent } from '#lib/import/markdown-nodes.ts';
import type { Remarks } from '#lib/import/remarks.ts';

/** A stretch of text, or a picture that stands in it. */
export type Piece = TextNode | { type: 'picture'; src: string; alt: string; title: string | undefined };

export interface InlineReading {
  remarks: Remarks;
  /** Addresses that the text names once and refers to, by their names. */
  definitions: ReadonlyMap<string, Definition>;
  /** Whether line breaks of the source are kept as they are: in what Studio wrote. */
  exact: boolean;
}

/** The text of a paragraph with its marks, outermost first, and the pictures in it. What has no form in Studio stays as text, and is told. */
export function inlinePieces(nodes: readonly PhrasingContent[], reading: InlineReading): Piece[] {
  const pieces: Piece[] = [];
  collect(nodes, [], reading, pieces);
  return joined(pieces);
}

function collect(nodes: readonly PhrasingContent[], marks: readonly Mark[], reading: InlineReading, pieces: Piece[]): void {
  for (const node of nodes) collectOne(node, marks, reading, pieces);
}

function collectOne(node: PhrasingContent, marks: readonly Mark[], reading: InlineReading, pieces: Piece[]): void {
  const { remarks, exact } = reading;
  const add = (text: string) => {
    if (text !== '') pieces.push({ type: 'text', text, ...(marks.length === 0 ? {} : { marks: [...marks] }) });
  };
  const within = (children: readonly PhrasingContent[], mark?: Mark) =>
    collect(children, mark === undefined ? marks : [...marks, mark], reading, pieces);
  switch (node.type) {
    case 'text':
      add(exact ? node.value : oneLine(node.value));
      break;
    case 'strong':
      within(node.children, { type: 'bold' });
      break;
    case 'emphasis':
      within(node.children, { type: 'italic' });
      break;
    case 'link':
      within(node.children, linkTo(node.url, remarks));
      break;
    case 'linkReference':
      within(node.children, linkTo(reading.definitions.get(node.identifier)?.url ?? '', remarks));
      break;
    case 'break':
      add('\n');
      break;
    case 'inlineCode':
      remarks.add('Kod i löptexten står som vanlig text');
      add(node.value);
      break;
    case 'image':
    case 'imageReference':
      pieces.push(...pictureOf(node, reading));
      break;
    case 'html':
      add(textOfTag(node.value, remarks));
      break;
    case 'delete':
      remarks.add('Överstruken text står som vanlig text');
      within(node.children);
      break;
    default:
      remarks.add(`Något i löptexten som Studio inte har (${node.type}) är utelämnat`);
  }
}

/** A line break of the source is a blank to whoever reads. */
function oneLine(text: string): string {
  const lines = text.split('\n');
  return lines.length === 1
    ? text
    : lines.map((line, index) => (index === 0 ? line.trimEnd() : index === lines.length - 1 ? line.trimStart() : line.trim())).join(' ');
}

/** What a tag or a comment in a line is as text: a line break, or nothing, which is told. */
function textOfTag(tag: string, remarks: Remarks): string {
  if (/^<br\s*\/?>$/i.test(tag)) return '\n';
  if (tag.startsWith('<!--')) remarks.add('En kommentar i texten är utelämnad');
  else remarks.add(`Märkningen ${tag.slice(0, 40)} är utelämnad; texten i den står kvar`);
  return '';
}

/** A link that a reader may follow; none, and told, where the address is none. */
function linkTo(href: string, remarks: Remarks): Mark | undefined {
  if (href !== '' && isSafeAddress(href, 'lank')) return { type: 'link', attrs: { href } };
  remarks.add(`Länken till «${href.slice(0, 80)}» är ingen adress som läsare kan följa: texten står kvar utan länk`);
  return undefined;
}

function pictureOf(node: Image | ImageReference, { definitions, remarks }: InlineReading): Piece[] {
  const { url: src, title } = node.type === 'image' ? node : (definitions.get(node.identifier) ?? { url: '', title: null });
  if (src !== '' && isSafeAddress(src, 'bild')) return [{ type: 'picture', src, alt: node.alt ?? '', title: title ?? undefined }];
  remarks.add(`Bilden «${src.slice(0, 80)}» har en adress som inte kan visas, och är utelämnad`);
  return [];
}

/** Neighbours with the same marks are one text. */
function joined(pieces: readonly Piece[]): Piece[] {
  const result: Piece[] = [];
  for (const piece of pieces) {
    const last = result.at(-1);
    if (piece.type === 'text' && last?.type === 'text' && sameMarks(piece, last))
      result[result.length - 1] = { ...last, text: last.text + piece.text };
    else result.push(piece);
  }
  return result;
}

function sameMarks({ marks = [] }: TextNode, { marks: others = [] }: TextNode): boolean {
  return JSON.stringify(marks) === JSON.stringify(others);
}
