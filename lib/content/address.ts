/** Schemes an address in an article may have; any other could run a script or open a program (templates-and-checks.md, `lank_ogiltig`). */
const SCHEMES = { lank: ['http', 'https', 'mailto', 'tel'], bild: ['http', 'https'] } as const;

// A browser drops these when it reads an address, so that «java<tab>script:» is a scheme to it.
const DROPPED = /[\u0000-\u0020\u007f-\u00a0\u2028\u2029\ufeff]/g;

export type AddressKind = keyof typeof SCHEMES;

/** What an address of that kind may begin with, for a person to read. */
export function allowedBeginnings(kind: AddressKind): string {
  return [...SCHEMES[kind].map((scheme) => (scheme.startsWith('http') ? `${scheme}://` : `${scheme}:`)), '/'].join(', ');
}

/**
 * Whether a reader may safely follow or load `address`: its scheme, as a browser would see it, is a known safe one, or it
 * has none and stays within the site. `//host` and `\` are refused: they look internal and are not. The empty address is
 * safe (it is missing, which a check reports).
 */
export function isSafeAddress(address: string, kind: AddressKind): boolean {
  const seen = address.replace(DROPPED, '');
  if (/^[/\\]{2}/.test(seen) || seen.startsWith('\\')) return false;
  const scheme = /^([^/?#:]*):/.exec(seen)?.[1];
  if (scheme === undefined) return true;
  return SCHEMES[kind].some((allowed) => allowed === scheme.toLowerCase());
}
