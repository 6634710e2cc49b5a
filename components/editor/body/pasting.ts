import { Extension } from '@tiptap/core';
import { DOMParser, type Node } from '@tiptap/pm/model';
import { type EditorState, Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { fillPlace, heldPlaces, holdPlace } from '#components/editor/body/held-places.ts';
import { type HistoryStep, lastStep } from '#components/editor/body/history-steps.ts';
import { newBlockId } from '#components/editor/schema/block-id.ts';
import { FetchedPart } from '#components/studio/fetched-part.ts';
import { PICTURE_TYPES } from '#components/studio/media/picture-files.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Clipboard, TrackedText } from '#lib/clipboard/read-clipboard.ts';
import type { Language } from '#lib/contract/languages.ts';

/** What a paste could not bring along, and the text that was copied, for whoever would rather have that alone. */
export interface PasteReceipt {
  /** Of the paste: what is told of it anew has the same. */
  id: string;
  anmarkningar: readonly string[];
  text: string;
  /** The step that it was; undefined where nothing was pasted, and none is to be taken back for it. */
  steg: HistoryStep | undefined;
  /** The text with its tracked changes, where there were some. */
  sparade?: TrackedText | undefined;
}

/**
 * Fetched when the page is idle, or somebody is to write: what reads the clipboards of other programs is as large as the rest of the text editor.
 * What is pasted once it has come is in the text at once.
 */
export const PASTE_BLOCKS = new FetchedPart(() => import('#components/editor/body/paste-blocks.ts'));

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
        heldPlaces(),
        new Plugin({
          props: {
            handleDOMEvents: {
              focus: () => {
                // Should it not come now, it is asked for again when something is pasted.
                PASTE_BLOCKS.bring().catch(() => {});
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
              const here = PASTE_BLOCKS.come;
              if (here === undefined) void pasteLater(view, { html, text }, sprak, told);
              else here.pasteBlocks(view, { html, text }, sprak, told);
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
  return (
    text.trim() === '' || (isAddress && !state.selection.empty) || (!/[\0-\x1f\x7f-\x9f]/.test(text.trim()) && !/https?:\/\//.test(text))
  );
}

/** A picture that was copied as such: its file is beside it. */
function isJustPicture(html: string, text: string, event: ClipboardEvent): boolean {
  const hasFile = [...(event.clipboardData?.files ?? [])].some(({ type }) => PICTURE_TYPES.includes(type));
  return hasFile && text.trim() === '' && /<img\b/i.test(html) && !/<(?:p|div|li|td|h[1-6])\b/i.test(html);
}

const UNREAD =
  'Studio kunde inte hämta det som läser text ur andra program. Kontrollera listor, bilder, länkar och ändringar i det inklistrade';
const LEFT = 'Det du klistrade in hann inte läsas innan du lämnade texten. Klistra in det igen.';

/** Holds its place in the text for what is pasted before that which reads it has come. */
async function pasteLater(
  view: EditorView,
  copied: Clipboard,
  sprak: Language,
  told: (receipt: PasteReceipt | undefined) => void,
): Promise<void> {
  const place = holdPlace(view, 'Klistrar in …');
  const here = await PASTE_BLOCKS.bring().catch(() => undefined);
  if (view.isDestroyed) return showToast({ tone: 'fault', text: LEFT });
  if (here !== undefined) return here.pasteBlocks(view, copied, sprak, told, place);
  // There is no contact, or Studio has been exchanged since the page was opened: it comes as the editor alone would read it.
  if (!fillPlace(view, place, unread(view.state, copied))) return;
  told({ id: newBlockId(), anmarkningar: [UNREAD], text: copied.text, steg: lastStep(view.state) });
}

/** What was copied, by the editing model alone, which leaves out what it has nothing for. */
function unread({ schema }: EditorState, { html, text }: Clipboard): readonly Node[] {
  const dom = new window.DOMParser().parseFromString(html, 'text/html');
  if (html.trim() !== '') return DOMParser.fromSchema(schema).parse(dom.body).children;
  return text.split('\n').flatMap((line) => (line.trim() === '' ? [] : schema.node('paragraph', null, schema.text(line.trim()))));
}
