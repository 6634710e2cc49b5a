/** Who answers what; what no line claims is the readers' site. */
export type DoorName = DoorOfItsOwn | 'application';

/** Those that answer themselves; the pages of the application are Next's. */
export type DoorOfItsOwn = 'live' | 'documents' | 'api' | 'mcp' | 'oauth' | 'login' | 'openid' | 'health' | 'site';

/**
 * Every address there is, by the words it begins with: the longest line that fits counts. `application` is the pages of the
 * editing application, which Next answers; all others are doors of this folder.
 */
export const ADDRESSES: Readonly<Record<string, DoorName>> = {
  studio: 'application',
  'studio/api': 'api',
  'studio/api/openapi.json': 'documents',
  'studio/api/openapi-atgarder.json': 'documents',
  'studio/live': 'live',
  'studio/mcp': 'mcp',
  'studio/oauth': 'oauth',
  // The readers' style, script and fonts.
  'studio/stil': 'site',
  '.well-known/oauth-authorization-server': 'oauth',
  '.well-known/oauth-protected-resource': 'oauth',
  'api/auth': 'login',
  'api/auth/oidc': 'openid',
  // Whether it lives, whether it is ready, and its figures.
  halsa: 'health',
  redo: 'health',
  matt: 'health',
  _next: 'application',
  'icon.svg': 'application',
};

/** Of a line that any address may have. */
const MOST_WORDS = 3;

/** Who answers an address, with its query or without. Any string at all may be given. */
export function doorAt(url: string): DoorName {
  const end = url.indexOf('?');
  let words = end === -1 ? url : url.slice(0, end);
  words = words.startsWith('/') ? beginning(words) : '';
  while (words !== '') {
    const door = Object.hasOwn(ADDRESSES, words) ? ADDRESSES[words] : undefined;
    if (door !== undefined) return door;
    words = words.slice(0, Math.max(0, words.lastIndexOf('/')));
  }
  return 'site';
}

/** The first words of a path, without the slash before them and one after. */
function beginning(path: string): string {
  return path
    .split('/', MOST_WORDS + 1)
    .slice(1)
    .filter(Boolean)
    .join('/');
}
