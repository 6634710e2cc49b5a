import type { Node, Schema } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { dispatchAlone, fillPlace } from '#components/editor/body/held-places.ts';
import { lastStep } from '#components/editor/body/history-steps.ts';
import type { PasteReceipt } from '#components/editor/body/pasting.ts';
import { putIn } from '#components/editor/body/put-in.ts';
import { newBlockId } from '#components/editor/schema/block-id.ts';
import { documentToEditor } from '#components/editor/schema/document-to-editor.ts';
import { failureOf } from '#components/studio/failure.ts';
import { uploadPicture } from '#components/studio/media/upload-picture.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import { type Clipboard, type ClipboardPicture, type ReadClipboard, readClipboard } from '#lib/clipboard/read-clipboard.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';

/** Puts what was copied where the cursor is, or in the place that is held for it, and tells what did not come along. */
export function pasteBlocks(
  view: EditorView,
  copied: Clipboard,
  sprak: Language,
  told: (receipt: PasteReceipt | undefined) => void,
  place?: string,
): void {
  const read = readClipboard(copied);
  const { blocks, waiting } = waitingPictures(read);
  if (place === undefined) insertBlocks(view, blocks);
  else if (!fillPlace(view, place, nodesOf(blocks, view.state.schema))) return;
  const steg = blocks.length === 0 ? undefined : lastStep(view.state);
  const id = newBlockId();
  const receipt = (anmarkningar: readonly string[]) =>
    told(
      anmarkningar.length === 0 && read.sparade === undefined
        ? undefined
        : { id, anmarkningar, text: copied.text, steg, sparade: read.sparade },
    );
  receipt(read.anmarkningar);
  void keepPictures(view, waiting, sprak).then(({ lost }) => {
    if (view.isDestroyed) for (const text of lost) showToast({ tone: 'fault', text });
    else if (lost.length > 0) receipt([...read.anmarkningar, ...lost]);
  });
}

/** Puts the blocks where the cursor is. */
export function insertBlocks(view: EditorView, blocks: readonly Block[]): void {
  if (blocks.length > 0) dispatchAlone(view, insertion(view.state, blocks).scrollIntoView());
}

/** What puts the blocks where the cursor is. */
export function insertion(state: EditorState, blocks: readonly Block[]): Transaction {
  return putIn(state, nodesOf(blocks, state.schema));
}

function nodesOf(blocks: readonly Block[], schema: Schema): Node[] {
  if (blocks.length === 0) return [];
  return (documentToEditor(blocks, schema).content ?? []).map((node) => schema.nodeFromJSON(node));
}

/** The blocks, and the pictures among them that wait for the library, by the ids they have there. */
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

export interface KeptPictures {
  /** What the blocks say of them now, by their ids. */
  kept: Map<string, Record<string, unknown>>;
  /** What is told of those that could not be put there. */
  lost: string[];
}

/** Puts the pictures in the library, and what it says of them in the blocks of the text that wait for them. */
export async function keepPictures(
  view: EditorView,
  waiting: ReadonlyMap<string, ClipboardPicture>,
  sprak: Language,
): Promise<KeptPictures> {
  const kept: KeptPictures['kept'] = new Map();
  const lost: string[] = [];
  for (const [block, { data }] of waiting) {
    try {
      const { id, src, bredd, hojd, alt } = await uploadPicture(fileOf(data));
      if (view.isDestroyed) lost.push('En bild hann inte in i texten innan du lämnade den. Den finns i biblioteket.');
      const picture = { ...(alt[sprak] ? { alt: alt[sprak] } : {}), src, mediaId: id, bredd, hojd };
      kept.set(block, picture);
      changeBlock(view, block, (former) => ({ ...picture, ...former }));
    } catch (error) {
      const { fel } = failureOf(error);
      lost.push(`En bild kom inte med: ${fel.map(({ orsak }) => orsak).join(' ')}`);
      changeBlock(view, block, () => undefined);
    }
  }
  return { kept, lost };
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
