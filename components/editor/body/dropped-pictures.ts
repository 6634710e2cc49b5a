import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { topBlockAt } from '#components/editor/body/top-blocks.ts';
import { failureOf } from '#components/studio/failure.ts';
import { picturesAmong } from '#components/studio/media/picture-files.ts';
import { uploadPicture } from '#components/studio/media/upload-picture.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import { captionIn } from '#lib/content/library-picture.ts';
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
            return !moved && at !== undefined && takePictures(view, event.dataTransfer?.files, at, sprak);
          },
          handlePaste: (view, event) => takePictures(view, event.clipboardData?.files, view.state.selection.to, sprak),
        },
      }),
    ],
  });
}

function takePictures(view: EditorView, files: FileList | undefined, at: number, sprak: Language): boolean {
  const pictures = picturesAmong(files);
  if (pictures.length === 0 || view.state.schema.nodes.image === undefined) return false;
  void insertPictures(view, pictures, at, sprak);
  return true;
}

async function insertPictures(view: EditorView, files: File[], at: number, sprak: Language): Promise<void> {
  showToast({ tone: 'info', text: files.length === 1 ? 'Laddar upp bilden …' : `Laddar upp ${files.length} bilder …` });
  try {
    for (const file of files) {
      const media = await uploadPicture(file);
      const { id, src, bredd, hojd, alt, kredit } = media;
      const words = Object.entries({ alt: alt[sprak], caption: captionIn(media, sprak), kredit }).filter(
        ([, text]) => text !== undefined && text !== '',
      );
      const data = { src, mediaId: id, bredd, hojd, ...Object.fromEntries(words) };
      // The text may have changed while the picture was on its way: it comes after the block that is there now.
      const block = topBlockAt(view.state.doc, Math.min(at, view.state.doc.content.size));
      if (view.isDestroyed || block === undefined) return;
      view.dispatch(view.state.tr.insert(block.pos + block.node.nodeSize, view.state.schema.node('image', { data })));
    }
  } catch (error) {
    const { fel } = failureOf(error);
    showToast({ tone: 'fault', text: fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join(' ') });
  }
}
