import type { EditorView } from '@tiptap/pm/view';
import { fillPlace } from '#components/editor/body/held-places.ts';
import { uploadPictures } from '#components/studio/media/upload-pictures.ts';
import { showToast } from '#components/ui/toast-queue.ts';
import { captionIn } from '#lib/content/library-picture.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { Media } from '#lib/contract/media.ts';

/** Puts the pictures in the library, and in the place that is held for them in the text. Those that the library refuses are told. */
export async function placePictures(
  view: EditorView,
  { files, place }: { files: readonly File[]; place: string },
  sprak: Language,
): Promise<void> {
  showToast({ tone: 'info', text: files.length === 1 ? 'Laddar upp bilden …' : `Laddar upp ${files.length} bilder …` });
  const { media: uploaded, failure } = await uploadPictures(files);
  if (failure !== undefined) {
    showToast({ tone: 'fault', text: failure.fel.map(({ orsak, atgard }) => `${orsak} ${atgard}`).join(' ') });
  }
  const images = uploaded.map((media) => view.state.schema.node('image', { data: pictureData(media, sprak) }));
  const isLeft = view.isDestroyed;
  if ((isLeft || !fillPlace(view, place, images)) && images.length > 0) showToast({ tone: 'fault', text: isLeft ? LEFT : TAKEN_AWAY });
}

const LEFT = 'Du lämnade texten innan det du lade in var uppladdat. Det finns i biblioteket.';
const TAKEN_AWAY = 'Det du lade in var inte uppladdat när du tog bort stället där det skulle stå. Det finns i biblioteket.';

function pictureData(media: Media, sprak: Language): Record<string, unknown> {
  const { id, src, bredd, hojd, alt, kredit } = media;
  const words = Object.entries({ alt: alt[sprak], caption: captionIn(media, sprak), kredit }).filter(
    ([, text]) => text !== undefined && text !== '',
  );
  return { src, mediaId: id, bredd, hojd, ...Object.fromEntries(words) };
}
