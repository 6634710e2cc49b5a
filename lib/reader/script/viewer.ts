import { GALLERY_WORDS } from '#lib/reader/script/gallery-words.ts';
import { languageOf } from '#lib/reader/script/language.ts';
import { make, makeButton } from '#lib/reader/script/make.ts';
import { stripControls } from '#lib/reader/script/strip-controls.ts';

/** Lets each picture of a gallery be opened large, and the others be swiped to from there. */
export function enhanceGallery(gallery: HTMLElement): void {
  const words = GALLERY_WORDS[languageOf(gallery)];
  const figures = [...gallery.querySelectorAll('figure')];
  const openers = figures.map((figure, place) => {
    const picture = pictureOf(figure);
    const opener = makeButton('galleri-oppna', '', () => open(place));
    picture?.before(opener);
    opener.append(picture ?? '', make('span', { class: 'bara-upplast' }, words.stort));
    return opener;
  });

  function open(place: number): void {
    const row = make('ol', { class: 'galleri-remsa', tabindex: '0', 'aria-label': words.bilder }, ...figures.map(slide));
    const { strip, controls } = stripControls(row, languageOf(gallery));
    const close = makeButton('galleri-stang', words.stang, () => dialog.close());
    const dialog = make('dialog', { class: 'galleri-visare', 'aria-label': words.bilder }, close, row, controls);
    dialog.addEventListener('close', () => {
      const at = strip.at();
      dialog.remove();
      openers[at]?.focus();
    });
    gallery.after(dialog);
    dialog.showModal();
    strip.go(place, 'instant');
    row.focus({ preventScroll: true });
  }
}

/** A picture as it stands in the gallery with its caption, as wide as the window. */
function slide(figure: HTMLElement): HTMLLIElement {
  const large = make('figure', {});
  const picture = pictureOf(figure)?.cloneNode(true);
  const caption = figure.querySelector('figcaption')?.cloneNode(true);
  if (picture instanceof HTMLElement) {
    large.append(picture);
    for (const one of large.querySelectorAll('img, source')) one.setAttribute('sizes', '100vw');
  }
  if (caption !== undefined) large.append(caption);
  return make('li', {}, large);
}

/** With the types that it is offered in, where it is in several. */
function pictureOf(figure: HTMLElement): Element | null {
  return figure.querySelector('picture') ?? figure.querySelector('img');
}
