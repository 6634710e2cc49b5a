import { withoutEnd } from '#lib/content/trim-end.ts';

/** Whether two addresses are of one site: neither how it is asked (http, https) nor a last slash makes another of it. */
export function isSameSite(one: string, other: string): boolean {
  const site = siteOf(one);
  return site !== undefined && site === siteOf(other);
}

function siteOf(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { host, pathname } = new URL(address);
  return host + withoutEnd(pathname, /\//);
}
