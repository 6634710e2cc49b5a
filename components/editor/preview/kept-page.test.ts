import { expect, it } from 'vitest';
import { keepPage, pageToKeep } from '#components/editor/preview/kept-page.ts';

it('lets nothing in a page be pressed before it has loaded', () => {
  const html = '<!doctype html><html lang="sv"><head><title>&lt;body></title></head><body id="topp"><p>Om &lt;body></p></body></html>';
  expect(pageToKeep(html)).toBe(html.replace('<body id', '<body inert id'));
});

/** As much of a loaded page as is asked for; a node is what is within the selectors that it matches. */
function loaded() {
  class Element {
    readonly #within: string;
    constructor(within: string) {
      this.#within = within;
    }
    closest(selectors: string) {
      return selectors.split(', ').includes(this.#within) ? this : null;
    }
  }
  let click: (event: { target: unknown; preventDefault: () => void }) => void = () => {};
  const page = {
    body: { inert: true },
    defaultView: { Element },
    addEventListener: (_: string, listener: typeof click) => {
      click = listener;
    },
  };
  const isStopped = (within: string) => {
    let stopped = false;
    click({ target: new Element(within), preventDefault: () => (stopped = true) });
    return stopped;
  };
  return { page, isStopped };
}

it('lets what can be opened in a page that has loaded be opened, and stops what leads away from it', () => {
  const { page, isStopped } = loaded();
  // Of a document no more is asked than stands there.
  keepPage(page as unknown as Document);
  expect(page.body.inert).toBe(false);
  expect(['a[href]', 'area[href]', '[type="submit"]', 'summary', 'p'].map(isStopped)).toEqual([true, true, true, false, false]);
});

it('asks nothing of the page of another site', () => {
  expect(() => keepPage(null)).not.toThrow();
});
