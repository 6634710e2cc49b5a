/** Brings an element into view, gently unless the reader wants nothing to move. */
export function scrollToElement(element: Element, block: ScrollLogicalPosition): void {
  element.scrollIntoView({ block, inline: 'nearest', behavior: scrollBehavior() });
}

export function scrollBehavior(): ScrollBehavior {
  return matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth';
}
