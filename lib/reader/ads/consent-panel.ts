import { make } from '#lib/reader/script/make.ts';

/** The one panel that asks, or shows who asks, at the lower edge of the window. */
export interface ConsentPanel {
  /** Takes the reader there, who has asked for it; else it waits where it is, and takes no focus. Whoever asked for it has, until it is closed. */
  open(byReader: boolean): void;
  isOpenedByReader(): boolean;
  /** Back to where the reader was who opened it. */
  close(): void;
}

/**
 * A panel with that in it, not shown yet. It stands first in the page, so that it is the first that is met by whoever goes by keyboard or
 * listens, and lies over its lower edge: all that is under it can be scrolled into view (ads.css).
 */
export function consentPanel(label: string, content: readonly Node[], opener: HTMLElement | null): ConsentPanel {
  const panel = make('section', { class: 'annonsfraga', 'aria-label': label, tabindex: '-1' }, ...content);
  let isByReader = false;

  const measured = new ResizeObserver(() => {
    document.documentElement.style.setProperty('--annonsfraga', `${panel.offsetHeight}px`);
  });
  const close = () => {
    delete document.documentElement.dataset.annonsfraga;
    measured.disconnect();
    if (isByReader) opener?.focus();
    isByReader = false;
  };
  panel.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isByReader) close();
  });
  const skip = document.querySelector('.hoppa');
  if (skip === null) document.body.prepend(panel);
  else skip.after(panel);

  return {
    open(byReader) {
      isByReader ||= byReader;
      document.documentElement.dataset.annonsfraga = '';
      measured.observe(panel);
      if (byReader) panel.focus();
    },
    isOpenedByReader: () => isByReader,
    close,
  };
}

/** Buttons beside each other, each as large as the others: no answer is easier than another. */
export function panelButtons(...buttons: HTMLButtonElement[]): HTMLDivElement {
  return make('div', { class: 'annonsfraga-svar' }, ...buttons);
}
