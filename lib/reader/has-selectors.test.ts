import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const STYLES = globSync('{app,components,lib}/**/*.css');

/** The selectors of a style, of those rules that are drawn on a screen. */
function selectorsOf(css: string): string[] {
  const onScreen = css.replaceAll(/\/\*.*?\*\//gs, '').replaceAll(/@media print \{(?:[^{}]|\{[^{}]*\})*\}/g, '');
  return [...onScreen.matchAll(/([^{};]+)\{/g)].flatMap(([, head = '']) => (head.trim().startsWith('@') ? [] : apart(head, ',')));
}

/** What is parted by the sign, but for what stands in brackets. */
function apart(text: string, sign: ',' | ' '): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text.trim().replaceAll(/\s*[>+~]\s*(?![^(]*\))/g, ' ')) {
    depth += letter === '(' || letter === '[' ? 1 : letter === ')' || letter === ']' ? -1 : 0;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Whether what is styled lies in or after an element that is chosen by what it has, and might be any element of the page. */
function isOfAny(selector: string): boolean {
  const steps = apart(selector, ' ');
  const [styled = '', ...around] = steps.toReversed();
  const isAfterHas = around.some((step) => step.includes(':has('));
  const named = styled.replaceAll(/:[a-z-]+(?:\((?:[^()]|\([^()]*\))*\))?/g, '');
  return isAfterHas && !/[.#[]/.test(named);
}

test('what is looked for has a name', () => {
  expect(
    ['li:not(:has(figure)) > *', 'main:has(.a) > :not(:has(.a))', '.b:has(x) p'].map(isOfAny),
    'any element of the page might be meant',
  ).toEqual([true, true, true]);
  expect(
    ['.b:has(x) > .c', 'main:has(.a) > [data-notice]', '.b > li:not(:has(figure))', '.b > h2:has(+ .c)'].map(isOfAny),
    'a few elements are meant',
  ).toEqual([false, false, false, false]);
});

/*
 * For a selector that goes on from «:has()» to any element, a browser goes through the whole page at every change anywhere in it that might be what is
 * looked for: in an article of 300 blocks 25–45 ms of the writer's time for each word that the page's header exchanged.
 */
test('no style goes on from what an element has to elements without a name', () => {
  expect(STYLES.length).toBeGreaterThan(100);
  const found = STYLES.flatMap((file) =>
    selectorsOf(readFileSync(file, 'utf8'))
      .filter(isOfAny)
      .map((selector) => `${file}: ${selector}`),
  );
  expect(found).toEqual([]);
});
