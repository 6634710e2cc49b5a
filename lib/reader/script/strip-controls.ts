import type { Language } from '#lib/contract/languages.ts';
import { GALLERY_WORDS } from '#lib/reader/script/gallery-words.ts';
import { make, makeButton } from '#lib/reader/script/make.ts';
import { enhanceStrip, type Strip } from '#lib/reader/script/strip.ts';

/** «3 av 8» between a button back and a button on, for a row of pictures. The count is told to those who listen as it changes. */
export function stripControls(row: HTMLElement, sprak: Language): { strip: Strip; controls: HTMLElement } {
  const words = GALLERY_WORDS[sprak];
  const count = row.childElementCount;
  const counter = make('p', { class: 'galleri-rad-raknare', role: 'status' });
  const back = arrow('forra', words.forra, -1);
  const on = arrow('nasta', words.nasta, 1);
  const strip = enhanceStrip(row, show);
  show(0);

  function arrow(way: string, name: string, step: number): HTMLButtonElement {
    const button = makeButton(`galleri-pil galleri-pil-${way}`, '', () => strip.step(step));
    button.setAttribute('aria-label', name);
    return button;
  }

  function show(place: number): void {
    counter.textContent = `${place + 1} ${words.av} ${count}`;
    // Not disabled: a button that is would drop the focus of whoever has just pressed it.
    back.setAttribute('aria-disabled', String(place === 0));
    on.setAttribute('aria-disabled', String(place === count - 1));
  }

  return { strip, controls: make('div', { class: 'galleri-rad' }, back, counter, on) };
}
