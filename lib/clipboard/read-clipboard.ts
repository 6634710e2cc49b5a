import { parseDocument } from 'htmlparser2';
import { withAddresses } from '#lib/clipboard/addresses.ts';
import { readAny } from '#lib/clipboard/any-program.ts';
import { isMarkdown, linesOf, tableOf } from '#lib/clipboard/plain-text.ts';
import { markTracked, type TrackedBlock, trackedBlock } from '#lib/clipboard/tracked.ts';
import { elementsIn, isDeeper } from '#lib/clipboard/tree.ts';
import { readWord, readWordOnline } from '#lib/clipboard/word.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';
import { withoutControlsIn } from '#lib/contract/without-controls.ts';
import { blocksOfTree } from '#lib/import/blocks-of-tree.ts';
import { treeOfNodes } from '#lib/import/html-tree.ts';
import { markdownTree } from '#lib/import/markdown-tree.ts';
import { Remarks } from '#lib/import/remarks.ts';

/** A text as a program leaves it in the clipboard. */
export interface Clipboard {
  /** `''` where it left none. */
  html: string;
  text: string;
}

/** A picture whose bytes the clipboard holds, and the address that stands for it among the blocks. */
export interface ClipboardPicture {
  src: string;
  /** `data:image/…` */
  data: string;
}

export interface ReadClipboard {
  block: Block[];
  pictures: ClipboardPicture[];
  /** What did not come along as it was, in Swedish, each thing once. */
  anmarkningar: string[];
  /** Where changes were tracked in it: the same text with what each block was before them. */
  sparade?: TrackedText;
}

export interface TrackedText {
  block: TrackedBlock[];
  pictures: ClipboardPicture[];
}

/** Where pictures stand until they are in the library: an address that no page has. */
const WAITING = '/klistrad-bild/';

/** What is told of a file and is no loss in an article. */
const NO_LOSS = /^En rubrik på nivå|^Kod i löptexten|^Kolumnernas justering/;

/**
 * What somebody has copied, as blocks without ids: headings, lists, tables, quotes, links, bold and italic, pictures, and addresses of the platforms as
 * what they show. Words that tracked changes have struck are left out, and what else does not come along is told. Nothing of the markup itself does, nor
 * controls, which nobody has seen: those that end a line (Word's within a paragraph) end it here too.
 */
export function readClipboard({ html, text }: Clipboard): ReadClipboard {
  const remarks = new Remarks();
  const pictures: ClipboardPicture[] = [];
  const { block, anmarkningar } = html.trim() === '' ? plainBlocks(text, remarks, pictures) : htmlBlocks({ html, text }, remarks, pictures);
  const written = withAddresses(block, remarks);
  const told = [...remarks.told(), ...anmarkningar].filter((remark) => !NO_LOSS.test(remark));
  const sparade = html.trim() === '' ? undefined : trackedText(html);
  return {
    block: withoutControlsIn(written, '\n'),
    pictures,
    anmarkningar: [...new Set(told)],
    ...(sparade === undefined ? {} : { sparade: withoutControlsIn(sparade, '\n') }),
  };
}

/** The text with its tracked changes; `undefined` where there are none. */
function trackedText(html: string): TrackedText | undefined {
  const root = treeOf(html);
  if (isDeeper(root, DEEPEST) || !markTracked(root)) return undefined;
  const pictures: ClipboardPicture[] = [];
  const remarks = new Remarks();
  const { block } = blocksOfRoot(root, { html, remarks, pictures });
  const sides = block.map(trackedBlock).map(({ fore, efter }) => ({ fore: shown(fore), efter: shown(efter) }));
  return { block: sides.filter(({ fore, efter }) => fore !== undefined || efter !== undefined), pictures };

  function shown(one: Block | undefined): Block | undefined {
    return one === undefined ? undefined : withAddresses([tidied(one)], remarks)[0];
  }
}

type Blocks = Pick<ReadClipboard, 'block' | 'anmarkningar'>;

/** What the platforms give out to be put in a page. */
const EMBED_CODE = /^\s*<(?:iframe|blockquote)\b[^>]{0,2000}(?:youtube|instagram|tiktok|spotify)/i;

function plainBlocks(text: string, remarks: Remarks, pictures: ClipboardPicture[]): Blocks {
  if (EMBED_CODE.test(text)) return htmlBlocks({ html: text, text }, remarks, pictures);
  const table = tableOf(text);
  if (table !== undefined) return { block: [table], anmarkningar: [] };
  if (isMarkdown(text)) return blocksOfTree(markdownTree(text), false);
  return { block: linesOf(text), anmarkningar: [] };
}

const treeOf = (html: string) => parseDocument(html, { lowerCaseTags: true, decodeEntities: true });

/** As deep as the reader of articles goes: below that it leaves everything out. */
const DEEPEST = 60;

function htmlBlocks({ html, text }: Clipboard, remarks: Remarks, pictures: ClipboardPicture[]): Blocks {
  const root = treeOf(html);
  if (!isDeeper(root, DEEPEST)) return blocksOfRoot(root, { html, remarks, pictures });
  remarks.add('Det kopierade låg för djupt i sin märkning: bara texten är med, utan länkar, listor och bilder');
  return { block: linesOf(text), anmarkningar: [] };
}

interface Reading {
  html: string;
  remarks: Remarks;
  pictures: ClipboardPicture[];
}

function blocksOfRoot(root: ReturnType<typeof treeOf>, { html, remarks, pictures }: Reading): Blocks {
  const isWord = /urn:schemas-microsoft-com:office|class="?Mso|mso-list:/i.test(html);
  const isOnline = /\bListContainerWrapper\b|\bTextRun\b|\bSCXW\d/.test(html);
  if (isWord) readWord(root, remarks);
  if (isOnline) readWordOnline(root);
  readAny(root, remarks);
  for (const found of elementsIn(root)) {
    const { src = '' } = found.attribs;
    if (found.name !== 'img' || !/^data:image\/(png|jpeg|gif|webp|avif);base64,/i.test(src)) continue;
    const place = `${WAITING}${pictures.length + 1}`;
    pictures.push({ src: place, data: src });
    found.attribs.src = place;
  }
  const { block, anmarkningar } = blocksOfTree(treeOfNodes(root.children, remarks), false);
  return { block: block.map(tidied), anmarkningar };
}

/** With one blank where programs put several between their pieces of a text. */
function tidied(block: Block): Block {
  let endsBlank = false;
  const content = block.content?.map((child) => {
    if (!isTextNode(child)) return tidied(child);
    const text = withoutOuterBlanks(child.text.replaceAll(/ {2,}/g, ' ')).replaceAll(/\n{2,}/g, '\n');
    const shown = endsBlank ? text.trimStart() : text;
    endsBlank = shown === '' ? endsBlank : /[ \n]$/.test(shown);
    return { ...child, text: shown };
  });
  return content === undefined ? block : { ...block, content: content.filter((child) => !isTextNode(child) || child.text !== '') };
}

/** Without blanks around its line breaks. */
function withoutOuterBlanks(text: string): string {
  const lines = text.split('\n');
  return lines
    .map((line, place) => (place === 0 ? line : line.trimStart()))
    .map((line, place) => (place === lines.length - 1 ? line : line.trimEnd()))
    .join('\n');
}
