import { type Editor, Extension } from '@tiptap/core';
import { closeHistory, undoDepth } from '@tiptap/pm/history';
import { Fragment, type Node, Slice } from '@tiptap/pm/model';
import { type EditorState, NodeSelection, Plugin, TextSelection, type Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { topBlockAt } from '#components/editor/body/top-blocks.ts';
import { newBlockId } from '#components/editor/schema/block-id.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { failureOf } from '#components/studio/failure.ts';
import { PICTURE_TYPES } from '#components/studio/media/picture-files.ts';
import { uploadPicture } from '#components/studio/media/upload-picture.ts';
import type { ClipboardPicture, ReadClipboard, TrackedText } from '#lib/clipboard/read-clipboard.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What a paste could not bring along, and the text that was copied, for whoever would rather have that alone. */
export interface PasteReceipt {
  /** Of the paste: what is told of it anew has the same. */
  id: string;
  anmarkningar: readonly string[];
  text: string;
  /** How many steps there were to undo when it had been pasted: it is the last of them for as long as there are as many. */
  steg: number;
  /** The text with its tracked changes, where there were some. */
  sparade?: TrackedText | undefined;
}

/** Whether what the receipt tells of was pasted last, and can be taken back without what was written since. */
export function isLastStep({ state }: Pick<Editor, 'state'>, { steg }: PasteReceipt): boolean {
  return undoDepth(state) === steg;
}

/** Read once somebody is to write: what reads the clipboards of other programs is as large as the rest of the text editor. */
const reader = () => import('#lib/clipboard/read-clipboard.ts');

/**
 * What is copied in other programs comes in as the blocks that it is, and `told` hears what did not. What is copied here, pasted with Shift, or
 * pasted over chosen words as their address is pasted as ever.
 */
export function pasting(sprak: Language, told: (receipt: PasteReceipt | undefined) => void): Extension {
  return Extension.create({
    name: 'pasting',
    // Before pictures: a spreadsheet and a word processor put a picture of the text beside it.
    priority: 200,
    addProseMirrorPlugins: () => {
      let withShift = false;
      return [
        new Plugin({
          props: {
            handleDOMEvents: {
              focus: () => {
                // Should it not come now, it is asked for again when something is pasted.
                reader().catch(() => {});
                return false;
              },
              keydown: (_view, event) => {
                withShift = event.shiftKey;
                return false;
              },
              keyup: (_view, event) => {
                withShift = event.shiftKey;
                return false;
              },
            },
            handlePaste: (view, event) => {
              const html = event.clipboardData?.getData('text/html') ?? '';
              const text = event.clipboardData?.getData('text/plain') ?? '';
              if (withShift || isOwn(html) || isJustText(html, text, view) || isJustPicture(html, text, event)) return false;
              void paste(view, { html, text }, sprak, told);
              return true;
            },
          },
        }),
      ];
    },
  });
}

const isOwn = (html: string) => /\bdata-pm-slice\b/.test(html);

/** A word or a line without anything in it, or an address for the words that are chosen: those are ProseMirror's to paste. */
function isJustText(html: string, text: string, { state }: EditorView): boolean {
  if (html.trim() !== '') return false;
  const isAddress = /^https?:\/\/\S+$/.test(text.trim());
  return text.trim() === '' || (isAddress && !state.selection.empty) || (!/[\n\t]/.test(text.trim()) && !/https?:\/\//.test(text));
}

/** A picture that was copied as such: its file is beside it. */
function isJustPicture(html: string, text: string, event: ClipboardEvent): boolean {
  const hasFile = [...(event.clipboardData?.files ?? [])].some(({ type }) => PICTURE_TYPES.includes(type));
  return hasFile && text.trim() === '' && /<img\b/i.test(html) && !/<(?:p|div|li|td|h[1-6])\b/i.test(html);
}

async function paste(
  view: EditorView,
  copied: { html: string; text: string },
  sprak: Language,
  told: (receipt: PasteReceipt | undefined) => void,
): Promise<void> {
  const here = await reader().catch(() => undefined);
  if (view.isDestroyed) return;
  // Without what reads it (there is no contact, or Studio has been exchanged since the page was opened) it comes as ProseMirror reads it.
  if (here === undefined) return void (copied.html === '' ? view.pasteText(copied.text) : view.pasteHTML(copied.html));
  const { readClipboard } = here;
  const read = readClipboard(copied);
  const waiting = insertBlocks(view, read);
  const steg = undoDepth(view.state);
  const id = newBlockId();
  const receipt = (anmarkningar: readonly string[]) =>
    told(
      anmarkningar.length === 0 && read.sparade === undefined
        ? undefined
        : { id, anmarkningar, text: copied.text, steg, sparade: read.sparade },
    );
  receipt(read.anmarkningar);
  const lost = await keepPictures(view, waiting, sprak);
  if (lost.length > 0) receipt([...read.anmarkningar, ...lost]);
}

/** Puts the blocks where the cursor is; the pictures among them that wait for the library, by the ids they have there. */
export function insertBlocks(view: EditorView, read: Pick<ReadClipboard, 'block' | 'pictures'>): Map<string, ClipboardPicture> {
  const { blocks, waiting } = waitingPictures(read);
  if (blocks.length === 0) return waiting;
  // A step of its own to undo, whatever was typed just before.
  view.dispatch(closeHistory(insertion(view.state, blocks)).setMeta('paste', true).setMeta('uiEvent', 'paste').scrollIntoView());
  // And whatever is typed just after.
  view.dispatch(closeHistory(view.state.tr));
  return waiting;
}

export function waitingPictures({ block, pictures }: Pick<ReadClipboard, 'block' | 'pictures'>) {
  const waiting = new Map<string, ClipboardPicture>();
  const blocks = block.map((one): Block => {
    const picture = pictures.find(({ src }) => one.type === 'image' && one.attrs?.src === src);
    if (picture === undefined) return one;
    const { src: _, ...attrs } = one.attrs ?? {};
    const id = typeof attrs.id === 'string' ? attrs.id : newBlockId();
    waiting.set(id, picture);
    return { ...one, attrs: { ...attrs, id } };
  });
  return { blocks, waiting };
}

/** What puts the blocks where the cursor is. */
export function insertion(state: EditorState, blocks: Block[]): Transaction {
  const { schema } = state;
  const nodes = (documentToEditor(blocks, schema).content ?? []).map((node) => schema.nodeFromJSON(node));
  const { tr, selection } = state;
  // A chosen block is not replaced by what is pasted: that comes after it.
  const within =
    (selection instanceof NodeSelection && selection.node.isBlock) ||
    (selection.$from.depth > 1 && nodes.some((node) => !canStand(selection.$from.node(-1), node)));
  const top = within ? topBlockAt(state.doc, selection.from) : undefined;
  if (top !== undefined) {
    // A table in a table, or a picture in a list: it comes after what it cannot stand in.
    const end = top.pos + top.node.nodeSize;
    tr.insert(end, nodes);
    tr.setSelection(TextSelection.near(tr.doc.resolve(end + Fragment.from(nodes).size), -1));
  } else tr.replaceSelection(new Slice(Fragment.from(nodes), openAt(nodes.at(0)), openAt(nodes.at(-1))));
  return tr;
}

/** Whether a block may stand beside what the cursor is in. */
function canStand(parent: Node, node: Node): boolean {
  return parent.canReplaceWith(parent.childCount, parent.childCount, node.type);
}

/** The text of a paragraph goes on in the one that the cursor is in. */
const openAt = (node: Node | undefined) => (node?.type.name === 'paragraph' ? 1 : 0);

/** Puts the pictures in the library and their addresses in the blocks that wait for them; what is told of those that could not be put there. */
export async function keepPictures(view: EditorView, waiting: ReadonlyMap<string, ClipboardPicture>, sprak: Language): Promise<string[]> {
  const lost: string[] = [];
  for (const [block, { data }] of waiting) {
    try {
      const { id, src, bredd, hojd, alt } = await uploadPicture(fileOf(data));
      changeBlock(view, block, (former) => ({ ...(alt[sprak] ? { alt: alt[sprak] } : {}), ...former, src, mediaId: id, bredd, hojd }));
    } catch (error) {
      const { fel } = failureOf(error);
      lost.push(`En bild kom inte med: ${fel.map(({ orsak }) => orsak).join(' ')}`);
      changeBlock(view, block, () => undefined);
    }
  }
  return lost;
}

/** The file that a `data:` address holds. */
function fileOf(data: string): File {
  const [head = '', base64 = ''] = data.split(',', 2);
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
  return new File([bytes], `inklistrad.${type.split('/')[1]}`, { type });
}

/** Gives the block other data, or takes it away where there are none; nothing where it is gone already. */
function changeBlock(view: EditorView, id: string, change: (data: Record<string, unknown>) => Record<string, unknown> | undefined): void {
  if (view.isDestroyed) return;
  view.state.doc.forEach((node, pos) => {
    if (node.attrs.id !== id) return;
    const data = change(node.attrs.data);
    const { tr } = view.state;
    view.dispatch(
      (data === undefined ? tr.delete(pos, pos + node.nodeSize) : tr.setNodeAttribute(pos, 'data', data)).setMeta('addToHistory', false),
    );
  });
}

/** Takes back what was pasted, and pastes its text alone. */
export function pasteAsText(editor: Editor, text: string): void {
  editor.commands.undo();
  editor.view.pasteText(text);
  editor.view.focus();
}
