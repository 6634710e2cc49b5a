import type { Led, Redirect } from '#lib/content/redirects.ts';

/** A redirect that readers come by. */
export interface ReaderRedirect extends Redirect {
  id: string;
}

/** What is known of the site's old addresses, and told of them. */
export interface ReaderRedirects {
  /** Where an address leads; at once where all of them are remembered. */
  lead(address: string): Led<ReaderRedirect> | undefined | Promise<Led<ReaderRedirect> | undefined>;
  /** A reader has come by it. */
  followed(id: string): void;
}
