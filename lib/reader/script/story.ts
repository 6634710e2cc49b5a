import { languageOf } from '#lib/reader/script/language.ts';
import { stripControls } from '#lib/reader/script/strip-controls.ts';

/** A picture story on a phone: swiped, or gone through by buttons and keys, with one counter for all of it. */
export function enhanceStory(row: HTMLElement): void {
  if (row.childElementCount < 2) return;
  row.classList.add('galleri-med-rad');
  row.after(stripControls(row, languageOf(row)).controls);
}
