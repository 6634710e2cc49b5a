/** The address to hand on: the page's own, without what a campaign or an old anchor added to it. */
export function pageAddress(anchor = ''): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const url = new URL(canonical ?? location.href);
  url.hash = anchor;
  return url.href;
}

/** The name that the page's address ends with; empty when there is none, or one that cannot be read. */
export function pageAnchor(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    // Somebody has cut it off in the middle of a letter, or made it up: it names nothing.
    return '';
  }
}
