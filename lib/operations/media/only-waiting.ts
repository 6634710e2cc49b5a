import type { PictureWaiting } from '#lib/contract/media.ts';
import type { WaitingPicture } from '#lib/store/waiting-pictures.ts';

/** The versions, each once, that are shown with the picture when they go out, and are not worked on with it any more: no use tells of them. */
export function onlyWaiting(waiting: readonly WaitingPicture[]): PictureWaiting[] {
  const once = new Map<string, PictureWaiting>();
  for (const { innehall, rubrik, sprak, arbetas } of waiting) if (!arbetas) once.set(`${innehall} ${sprak}`, { innehall, rubrik, sprak });
  return [...once.values()];
}
