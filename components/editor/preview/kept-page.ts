/** What leads away from a page when it is pressed. All else in it works as readers have it: what can be opened is opened. */
const LEADS_AWAY = 'a[href], area[href], [type="submit"], button:not([type])';

/**
 * A page of the site as it is put in a frame: nothing in it can be pressed until `keepPage` has been told that it has loaded. Until then a link would
 * lead the frame to another site, of which nothing may be asked any more.
 */
export function pageToKeep(html: string): string {
  return html.replace(/<body\b/, '<body inert');
}

/** Of a page that has loaded: what is pressed in it leads nowhere, and all the rest works. Nothing is done with a page of another site. */
export function keepPage(page: Document | null): void {
  const seen = page?.defaultView;
  if (!page || !seen) return;
  page.body.inert = false;
  page.addEventListener('click', (event) => {
    if (event.target instanceof seen.Element && event.target.closest(LEADS_AWAY) !== null) event.preventDefault();
  });
}
