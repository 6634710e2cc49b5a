import { type ConsentTold, filledAddress } from '#lib/reader/ads/frame-address.ts';
import { make } from '#lib/reader/script/make.ts';

/**
 * What is framed may run its own script and keep what is its own under its own address, which is never the site's, and open what a reader
 * clicks on; it may not lead the page elsewhere.
 */
export const FRAMED_MAY = 'allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox';

/** Shows what belongs in each reserved place, when a reader comes near it; what is shown already stays. */
export function showAds(word: string, told: ConsentTold): void {
  for (const [index, box] of boxes().entries()) {
    const room = box.querySelector('.annons-ruta');
    if (room === null || room.firstChild !== null) continue;
    const src = filledAddress(box.dataset.annons ?? '', told);
    room.append(make('iframe', { sandbox: FRAMED_MAY, title: `${word} ${index + 1}`, loading: 'lazy', src }));
  }
}

/** Takes all of them away. */
export function removeAds(): void {
  for (const box of boxes()) box.querySelector('.annons-ruta')?.replaceChildren();
}

/** The reserved places of the page. */
export function boxes(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('.annons')];
}
