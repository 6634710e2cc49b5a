/** The address to hand on: the page's own, without what a campaign or an old anchor added to it. */
export function pageAddress(anchor = ''): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  const url = new URL(canonical ?? location.href);
  url.hash = anchor;
  return url.href;
}
