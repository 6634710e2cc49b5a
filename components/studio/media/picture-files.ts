import type { DropItem } from 'react-aria-components';
import { showToast } from '#components/ui/toast-queue.ts';

/** The kinds of picture that the library takes. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'];
/** What tells a picture of such a kind where the system does not know the kind. */
const PICTURE_NAME = /\.(?:jpe?g|png|webp|avif|gif)$/i;
/** Of files that nothing comes of so many are named. */
const MOST_NAMED = 3;

function isPicture({ type, name }: File): boolean {
  return PICTURE_TYPES.includes(type) || (type === '' && PICTURE_NAME.test(name));
}

export function picturesAmong(files: FileList | readonly File[] | null | undefined): File[] {
  return [...(files ?? [])].filter(isPicture);
}

/** The pictures among files that somebody has chosen or let go of here; of the others they are told why nothing comes of them. */
export function picturesChosen(files: FileList | readonly File[] | null | undefined): File[] {
  const others = [...(files ?? [])].filter((file) => !isPicture(file)).map(({ name }) => name);
  const named = `${others.slice(0, MOST_NAMED).join(', ')}${others.length > MOST_NAMED ? ' med flera' : ''}`;
  if (others.length > 0)
    showToast({ tone: 'fault', text: `${named} går inte att lägga in. Spara som JPEG, PNG, WebP, AVIF eller GIF och försök igen.` });
  return picturesAmong(files);
}

/** The pictures among what was dropped; of the rest as `picturesChosen`. */
export async function picturesDropped(items: readonly DropItem[]): Promise<File[]> {
  return picturesChosen(await Promise.all(items.flatMap((item) => (item.kind === 'file' ? [item.getFile()] : []))));
}

const TEXT_TYPES = ['text/plain', 'text/html', 'text/uri-list'];

/** Whether a place for pictures takes what is being dragged over it: files, also such as it then says that it has no use for. */
export function pictureDrop(types: { has(type: string): boolean }): 'copy' | 'cancel' {
  return PICTURE_TYPES.some((type) => types.has(type)) || !TEXT_TYPES.some((type) => types.has(type)) ? 'copy' : 'cancel';
}
