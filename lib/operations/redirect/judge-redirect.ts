import { pathOnSite } from '#lib/content/path-on-site.ts';
import { plainAddress, WILDCARD } from '#lib/content/redirect-address.ts';
import { isPattern, type Redirect } from '#lib/content/redirects.ts';
import type { RedirectStatus } from '#lib/contract/closed/redirect.ts';
import type { FaultCode } from '#lib/errors/codes.ts';

/** A redirect as somebody has written it. */
export interface WrittenRedirect {
  fran: string;
  till: string;
  status: RedirectStatus;
}

/** What it is judged by. */
export interface RedirectRules {
  /** Where the site is read: Studio's own address first. */
  egna: readonly string[];
  /** Whether somebody has said that readers may be led to other sites. */
  andraVardar: boolean;
}

export interface RedirectFault {
  falt: 'fran' | 'till' | 'status';
  kod: FaultCode;
  params: Readonly<Record<string, string>>;
}

/** What a redirect is refused for, by itself and beside the others. */
export const REDIRECT_FAULTS = [
  ...(['omdirigering_fran', 'omdirigering_egen', 'omdirigering_till', 'omdirigering_mal_saknas', 'omdirigering_utan_mal'] as const),
  ...(['omdirigering_stjarna', 'omdirigering_annan_vard', 'omdirigering_finns', 'omdirigering_slinga'] as const),
] as const satisfies readonly FaultCode[];

/** What Studio answers whatever the newsroom says (lib/transports/doors/addresses.ts): no old address begins so. */
const STUDIOS_OWN =
  /^\/(?:studio|api\/auth|media|dela|ut|halsa|redo|matt|_next|icon\.svg|\.well-known\/oauth-authorization-server|\.well-known\/oauth-protected-resource)(?:[/?*]|$)/;

/** Whether Studio answers that address itself, so that nobody could be led from it. */
export function isStudiosOwn(path: string): boolean {
  return STUDIOS_OWN.test(path);
}

/** The redirect as it is kept, or what is wrong with it. Whether it leads round and round only the others can tell. */
export function judgedRedirect({ fran, till, status }: WrittenRedirect, rules: RedirectRules): Redirect | RedirectFault {
  const from = sourceOf(fran, rules);
  if (typeof from !== 'string') return from;
  if (status === 410) return till === '' ? { fran: from, till: null, status } : { falt: 'till', kod: 'omdirigering_utan_mal', params: {} };
  const to = targetOf(till, rules);
  if (typeof to !== 'string') return to;
  if (isPattern(to) && !isPattern(from)) return { falt: 'till', kod: 'omdirigering_stjarna', params: {} };
  return { fran: from, till: to, status };
}

function sourceOf(written: string, { egna }: RedirectRules): string | RedirectFault {
  const wrong = (kod: FaultCode): RedirectFault => ({ falt: 'fran', kod, params: { adress: written.slice(0, 60) } });
  const path = isPath(written) ? written : ownPath(written, egna);
  const star = path === undefined ? -1 : path.indexOf(WILDCARD);
  if (path === undefined || (star !== -1 && star !== path.length - 1)) return wrong('omdirigering_fran');
  const isPart = star !== -1;
  const before = isPart ? path.slice(0, -1) : path;
  const plain = plainAddress(before);
  if (plain === undefined) return wrong('omdirigering_fran');
  // Of what begins so the last slash says that a word follows.
  const slash = isPart && before.endsWith('/') && plain.path !== '/' && plain.query === '' ? '/' : '';
  const from = plain.path + slash + plain.query + (isPart ? WILDCARD : '');
  if (from === '/' || isStudiosOwn(from)) return wrong('omdirigering_egen');
  return from;
}

function targetOf(written: string, { egna, andraVardar }: RedirectRules): string | RedirectFault {
  const wrong = (kod: FaultCode, params: Record<string, string> = {}): RedirectFault => ({
    ...{ falt: 'till', kod, params: { adress: written.slice(0, 60), ...params } },
  });
  if (written === '') return wrong('omdirigering_mal_saknas');
  const star = written.indexOf(WILDCARD);
  if (star !== -1 && star !== written.length - 1) return wrong('omdirigering_till');
  const url = isPath(written) ? URL.parse(written, egna[0]) : URL.parse(written);
  if (url === null || !/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return wrong('omdirigering_till');
  if (isPath(written) || pathOnSite(url.href, egna.slice(0, 1)) !== undefined)
    return url.pathname.replace(/^\/+/, '/') + url.search + url.hash;
  // What follows a `*` would else be part of the host's name.
  if (star !== -1 && !/^https?:\/\/[^/]+\//i.test(written)) return wrong('omdirigering_till');
  if (!andraVardar && pathOnSite(url.href, egna) === undefined) return wrong('omdirigering_annan_vard', { vard: url.hostname });
  return url.href;
}

/** A path of the site, and no host behind two slashes. */
function isPath(written: string): boolean {
  return /^\/(?![/\\])/.test(written);
}

/** The path and query of a whole address of the site. */
function ownPath(written: string, egna: readonly string[]): string | undefined {
  if (!/^https?:/i.test(written) || pathOnSite(written, egna) === undefined) return undefined;
  const { pathname, search } = new URL(written);
  return pathname + search;
}
