/**
 * Changes a list without moving what is being read: whatever stands at the top of the window stands there afterwards.
 * `keyOf` names a child of the list across the change, which may put another element in its place; a child without a name
 * is moved itself and nothing to hold on to. The browser's own anchoring is held back meanwhile: not all have it, and the
 * two must not both correct.
 */
export function keepingPlace(list: Element, keyOf: (child: Element) => string | undefined, change: () => void): void {
  const position = readingPlace(list, keyOf);
  const before = position();
  withoutAnchoring(change);
  scrollBy({ top: position() - before, behavior: 'instant' });
}

/** Makes a change that the browser must not compensate for. */
export function withoutAnchoring(change: () => void): void {
  const { style } = document.documentElement;
  style.overflowAnchor = 'none';
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}

/** How to measure where the reader is: by the list's end when it is read past, by what is read in it, or not at all. */
function readingPlace(list: Element, keyOf: (child: Element) => string | undefined): () => number {
  const { top, bottom } = list.getBoundingClientRect();
  if (bottom <= 0) return () => list.getBoundingClientRect().bottom;
  // Whoever still reads what stands above the list is not moved by it.
  const read = top > innerHeight / 3 ? undefined : [...list.children].find((child) => isRead(child) && keyOf(child) !== undefined);
  if (read === undefined) return () => 0;
  const key = keyOf(read);
  return () => [...list.children].find((child) => keyOf(child) === key)?.getBoundingClientRect().top ?? 0;
}

function isRead(child: Element): boolean {
  return child.getBoundingClientRect().bottom > 0;
}
