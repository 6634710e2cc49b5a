import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { fillPlace, holdPlace } from '#components/editor/body/held-places.ts';
import { chosenRange, type Range } from '#components/editor/body/put-in.ts';
import { topBlockAt } from '#components/editor/body/top-blocks.ts';
import { picturesAmong, picturesChosen } from '#components/studio/media/picture-files.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import type { Language } from '#lib/contract/languages.ts';

/** Picture files that are dropped or pasted into the text are uploaded and become image blocks there. */
export function droppedPictures(sprak: Language): Extension {
  return Extension.create({
    name: 'droppedPictures',
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          handleDrop: (view, event, _slice, moved) => {
            // The forms of blocks have places of their own for pictures, and what is dropped beside those is no text.
            if (!moved && event.target instanceof Element && event.target.closest('[data-block-form]') !== null) return true;
            const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
            const files = event.dataTransfer?.files;
            if (moved || at === undefined || files === undefined || files.length === 0) return false;
            // A file that is none would be opened by the browser, in the place of the page.
            return takePictures(view, picturesChosen(files), after(view, at), sprak) || !hasWords(event.dataTransfer);
          },
          handlePaste: (view, event) => takePictures(view, picturesAmong(event.clipboardData?.files), chosenRange(view.state), sprak),
        },
      }),
    ],
  });
}

/** What is dropped stands after the block that it is dropped on. */
function after({ state: { doc } }: EditorView, at: number): Range {
  const block = topBlockAt(doc, at);
  const end = block === undefined ? doc.content.size : block.pos + block.node.nodeSize;
  return { from: end, to: end };
}

const hasWords = (data: DataTransfer | null) => data?.types.some((type) => type.startsWith('text/')) === true;

function takePictures(view: EditorView, pictures: File[], range: Range, sprak: Language): boolean {
  if (pictures.length === 0 || view.state.schema.nodes.image === undefined) return false;
  void placePictures(view, pictures, range, sprak);
  return true;
}

/** Holds their place at once: the text may change while they are on their way. */
async function placePictures(view: EditorView, files: File[], range: Range, sprak: Language): Promise<void> {
  const place = holdPlace(view, files.length === 1 ? 'Laddar upp bilden …' : 'Laddar upp bilderna …', range);
  const here = await import('#components/editor/body/place-pictures.ts').catch(() => undefined);
  if (here !== undefined) return here.placePictures(view, { files, place }, sprak);
  showToast({ tone: 'fault', text: 'Bilden kunde inte laddas upp. Kontrollera din uppkoppling och försök igen.' });
  if (!view.isDestroyed) fillPlace(view, place, []);
}
