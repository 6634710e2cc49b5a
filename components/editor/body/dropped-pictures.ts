import { Extension } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { EditorView } from '@tiptap/pm/view';
import { fillPlace, holdPlace } from '#components/editor/body/held-places.ts';
import { chosenRange, type Range } from '#components/editor/body/put-in.ts';
import { topBlockAt } from '#components/editor/body/top-blocks.ts';
import { failureOf } from '#components/studio/failure.ts';
import { picturesAmong } from '#components/studio/media/picture-files.ts';
import { uploadPicture } from '#components/studio/media/upload-picture.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import { captionIn } from '#lib/content/library-picture.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';

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
            return !moved && at !== undefined && takePictures(view, event.dataTransfer?.files, after(view, at), sprak);
          },
          handlePaste: (view, event) => takePictures(view, event.clipboardData?.files, chosenRange(view.state), sprak),
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

function takePictures(view: EditorView, files: FileList | undefined, range: Range, sprak: Language): boolean {
  const pictures = picturesAmong(files);
  if (pictures.length === 0 || view.state.schema.nodes.image === undefined) return false;
  void insertPictures(view, pictures, range, sprak);
  return true;
}

async function insertPictures(view: EditorView, files: File[], range: Range, sprak: Language): Promise<void> {
  showToast({ tone: 'info', text: files.length === 1 ? 'Laddar upp bilden …' : `Laddar upp ${files.length} bilder …` });
  // The text may change while the pictures are on their way.
  const place = holdPlace(view, range);
  const uploaded: Media[] = [];
  try {
    for (const file of files) uploaded.push(await uploadPicture(file));
  } catch (error) {
    const { fel } = failureOf(error);
    showToast({ tone: 'fault', text: fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join(' ') });
  }
  const images = uploaded.map((media) => view.state.schema.node('image', { data: pictureData(media, sprak) }));
  if (!view.isDestroyed) fillPlace(view, place, images);
  else if (images.length > 0) showToast({ tone: 'fault', text: LEFT });
}

const LEFT = 'Du lämnade texten innan det du lade in var uppladdat. Det finns i biblioteket.';

function pictureData(media: Media, sprak: Language): Record<string, unknown> {
  const { id, src, bredd, hojd, alt, kredit } = media;
  const words = Object.entries({ alt: alt[sprak], caption: captionIn(media, sprak), kredit }).filter(
    ([, text]) => text !== undefined && text !== '',
  );
  return { src, mediaId: id, bredd, hojd, ...Object.fromEntries(words) };
}
