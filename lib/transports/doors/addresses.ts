import { NOTICE_ADDRESS } from '#lib/contract/cms-notice.ts';
import { EVENTS_STREAM_ADDRESS } from '#lib/contract/events.ts';
import { BEACON_ADDRESS } from '#lib/contract/page-view.ts';
import { NEWS_ADDRESS } from '#lib/contract/staff-news.ts';
import { UPLOAD_ADDRESS } from '#lib/contract/upload-address.ts';
import { ASSETS_ADDRESS } from '#lib/reader/assets.ts';

/** Who answers what; what no line claims is the readers' site. */
export type DoorName = DoorOfItsOwn | 'application';

/** Those that answer themselves; the pages of the application are Next's. */
export type DoorOfItsOwn =
  | 'live'
  | 'beacon'
  | 'notice'
  | 'uploads'
  | 'news'
  | 'documents'
  | 'api'
  | 'events'
  | 'mcp'
  | 'oauth'
  | 'login'
  | 'openid'
  | 'health'
  | 'outbound'
  | 'pictures'
  | 'share'
  | 'site';

/**
 * Every address there is, by the path that it begins with: the longest line that fits counts. `application` is the pages of the
 * editing application, which Next answers; all others are doors of this folder, which take from here what is theirs.
 */
export const ADDRESSES = {
  '/studio': 'application',
  '/studio/api': 'api',
  // What has happened, told as it happens.
  [EVENTS_STREAM_ADDRESS]: 'events',
  '/studio/api/openapi.json': 'documents',
  '/studio/api/openapi-atgarder.json': 'documents',
  '/studio/live': 'live',
  // What readers' browsers tell of what was read.
  [BEACON_ADDRESS]: 'beacon',
  // What a publishing system elsewhere tells of changes made there.
  [NOTICE_ADDRESS]: 'notice',
  // Pictures, each at an address that somebody has opened for it.
  [UPLOAD_ADDRESS]: 'uploads',
  // What browsers of the newsroom are told of as it changes.
  [NEWS_ADDRESS]: 'news',
  '/studio/mcp': 'mcp',
  '/studio/oauth': 'oauth',
  // The readers' style, script and fonts.
  [ASSETS_ADDRESS]: 'site',
  '/.well-known/oauth-authorization-server': 'oauth',
  '/.well-known/oauth-protected-resource': 'oauth',
  '/api/auth': 'login',
  '/api/auth/oidc': 'openid',
  '/media': 'pictures',
  // Links to a draft, for whoever has the key.
  '/dela': 'share',
  // Links that are paid for.
  '/ut': 'outbound',
  // Whether it lives, whether it is ready, and its figures.
  '/halsa': 'health',
  '/redo': 'health',
  '/matt': 'health',
  '/_next': 'application',
  '/icon.svg': 'application',
} as const satisfies Readonly<Record<`/${string}`, DoorName>>;

/** A line of the table. */
export type Line = keyof typeof ADDRESSES;

const DOORS: ReadonlyMap<string, DoorName> = new Map(Object.entries(ADDRESSES));

/** Of a line that any address may have. */
const MOST_WORDS = 4;

/** Who answers an address, with its query or without. Any string at all may be given. */
export function doorAt(url: string): DoorName {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  let words = path.startsWith('/') ? beginning(path) : '';
  while (words !== '') {
    const door = DOORS.get(words);
    if (door !== undefined) return door;
    words = words.slice(0, words.lastIndexOf('/'));
  }
  return 'site';
}

/** What of a path stands below a line, without the slash between; undefined where the path does not begin as the line is written. */
export function below(line: Line, path: string): string | undefined {
  if (!path.startsWith(line)) return undefined;
  const rest = path.slice(line.length);
  if (rest === '') return rest;
  return rest.startsWith('/') ? rest.slice(1) : undefined;
}

/** The same of a name, after which a slash says nothing. */
export function nameBelow(line: Line, path: string): string | undefined {
  const rest = below(line, path);
  return rest !== '/' && rest?.endsWith('/') ? rest.slice(0, -1) : rest;
}

/** The first words of a path, a slash before each. */
function beginning(path: string): string {
  const words = path.split('/', MOST_WORDS + 1).filter(Boolean);
  return words.length === 0 ? '' : `/${words.join('/')}`;
}
