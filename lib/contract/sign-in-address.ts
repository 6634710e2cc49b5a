/** Where people sign in. */
export const SIGN_IN_PAGE = '/studio/logga-in';

/** Where somebody who is going nowhere else begins: with what they have to do. */
export const FIRST_PAGE = '/studio/att-gora';

/** Longer ones are not led back to: a cookie of more than 4 kB, which keeps it meanwhile, is not kept. */
const LONGEST_DESTINATION = 1_000;
/** Any place: what is compared is whether an address leads away from it. */
const HERE = 'http://studio.invalid';

/** The sign-in page, which leads back to that address of Studio afterwards. */
export function signInAddress(destination: string): string {
  return `${SIGN_IN_PAGE}?till=${encodeURIComponent(destination.toWellFormed())}`;
}

/**
 * An address of the editing application itself, as a browser would read it, other than the sign-in page; else its first page. Nobody is
 * sent anywhere else for having signed in, whoever made the link.
 */
export function withinStudio(destination: string | undefined): string {
  if (destination === undefined || destination.length > LONGEST_DESTINATION || !destination.startsWith('/')) return FIRST_PAGE;
  const place = URL.parse(destination, HERE);
  if (place?.origin !== HERE || !/^\/studio(?:\/|$)/.test(place.pathname) || place.pathname.startsWith(SIGN_IN_PAGE)) return FIRST_PAGE;
  const address = `${place.pathname}${place.search}`;
  return address === '/studio' ? FIRST_PAGE : address;
}
