/** Stands for the site where an address names no host. A page lies at some depth, so that only `/…` begins at the top. */
const STANDING = 'https://sajten.invalid/-/-';

/** An address as a browser reads it on a page of the site; `undefined` for one that leads to no page. */
export function asRead(address: string): URL | undefined {
  const url = URL.parse(address.trim(), STANDING);
  return url !== null && /^https?:$/.test(url.protocol) ? url : undefined;
}

/**
 * The path that an address has within the site, as a browser reads it; `undefined` for one that leads out of it or to no
 * page. An address without a host is the site's; one with a host is when that is the host of one of `own`, with or without www.
 */
export function pathOnSite(address: string, own: readonly string[] = []): string | undefined {
  const url = asRead(address);
  if (url === undefined) return undefined;
  const stays = [STANDING, ...own].some((known) => {
    const at = URL.parse(known);
    return at !== null && hostOf(at) === hostOf(url);
  });
  return stays ? url.pathname : undefined;
}

function hostOf({ host }: URL): string {
  return host.replace(/^www[.]/, '');
}
