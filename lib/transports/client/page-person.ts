import { PAGE_PERSON_HEADER } from '#lib/contract/page-person.ts';

let opened: string | undefined;

/**
 * Tells, in a browser, whom the page was opened by: the first who is named, for as long as the page is not loaded anew. Whoever logs in
 * meanwhile, in whatever window, sends nothing that this page was told.
 */
export function pageIsOpenedBy(person: string): void {
  // On the server, where it is rendered, one module answers everybody.
  if (typeof window !== 'undefined') opened ??= person;
}

/** What every call from a page says of it; nothing on pages that are open to whoever is not logged in. */
export function namingPagePerson(): Record<string, string> {
  return opened === undefined ? {} : { [PAGE_PERSON_HEADER]: opened };
}
