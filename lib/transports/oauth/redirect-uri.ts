const MOST_CHARACTERS = 500;
/** Where assistants that many use have their answers sent: addresses that show nothing of what strangers have written. */
const KNOWN_CALLBACK =
  /^https:\/\/(?:claude\.(?:ai|com)\/api\/mcp\/auth_callback|chatgpt\.com\/(?:connector_platform_oauth_redirect|connector\/oauth\/[\w-]+))$/;
/** Names of the reader's own machine (RFC 8252 §7.3; programs commonly say `localhost` where it would have an address). */
const LOOPBACK_HOSTS = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** A private scheme that is a domain written backwards belongs to whoever has the domain (RFC 8252 §7.1). */
const REVERSE_DOMAIN = /^[a-z][a-z0-9-]*(?:\.[a-z0-9][a-z0-9-]*)+$/;

/** Schemes of programs on people's own machines that answers may be sent to. */
export type PrivateSchemes = ReadonlySet<string>;

const NO_SCHEMES: PrivateSchemes = new Set();

/** Whether a redirect leads to a program that listens on the person's own machine. */
export function isLoopback(uri: string): boolean {
  const url = URL.parse(uri);
  return url !== null && url.protocol === 'http:' && LOOPBACK_HOSTS.has(url.hostname);
}

/** The scheme of a redirect that the person's own machine hands to whatever program has claimed it; undefined for any other. */
export function privateSchemeOf(redirect: string): string | undefined {
  const [, scheme] = /^([a-z][a-z0-9+.-]*):/.exec(redirect) ?? [];
  return scheme === 'https' || scheme === 'http' ? undefined : scheme;
}

/** Where an acceptable redirect leads, for a person to read: a host, or a scheme with what follows up to the first slash. */
export function shownRedirect(redirect: string): string {
  const scheme = privateSchemeOf(redirect);
  const { host } = new URL(redirect);
  if (scheme === undefined) return host;
  return host === '' ? `${scheme}:` : `${scheme}://${host}`;
}

/**
 * Whether a client may have its answers sent there: https anywhere, http on the person's own machine alone, and the private schemes
 * that are allowed here or are somebody's domain. No fragment, no user, and nothing that two readers of addresses could read differently.
 */
export function isAcceptableRedirect(uri: string, schemes: PrivateSchemes): boolean {
  if (uri.length > MOST_CHARACTERS || !/^[\x21-\x7e]+$/.test(uri) || /[\\#"<>^`{|}]/.test(uri)) return false;
  const url = URL.parse(uri);
  if (url === null || url.username !== '' || url.password !== '') return false;
  const scheme = privateSchemeOf(uri);
  // What follows is the program's own: it is no path on any host, and nothing is tidied up in it.
  if (scheme !== undefined) return uri.startsWith(`${scheme}:/`) && (schemes.has(scheme) || REVERSE_DOMAIN.test(scheme));
  // Written as it is read: an address that has to be tidied up first is none to compare exactly.
  if (!uri.startsWith(`${url.protocol}//${url.host}`)) return false;
  return url.protocol === 'https:' || isLoopback(uri);
}

/** Those of a client's redirects that may be used, each once: one that may not does no harm to the others. */
export function acceptableRedirects(named: readonly unknown[], schemes: PrivateSchemes): string[] {
  return [...new Set(named.filter((uri): uri is string => typeof uri === 'string' && isAcceptableRedirect(uri, schemes)))];
}

/**
 * Whether the answer may go to `asked`: exactly one of the acceptable redirects that the client has named, save for the port on the
 * person's own machine (RFC 8252 §7.3).
 */
export function isNamedRedirect(asked: string, named: readonly string[]): boolean {
  if (named.includes(asked)) return true;
  if (!isLoopback(asked) || !isAcceptableRedirect(asked, NO_SCHEMES)) return false;
  return named.some((uri) => isLoopback(uri) && withoutPort(uri) === withoutPort(asked));
}

/** Whether a person's browser may be sent there before the person has been asked anything (RFC 9700 §4.11.2). */
export function mayBeSentUnasked(redirect: string): boolean {
  return isLoopback(redirect) || KNOWN_CALLBACK.test(redirect);
}

function withoutPort(uri: string): string {
  return uri.replace(/^(http:\/\/(?:\[[^\]]*\]|[^/:?]*)):\d+/, '$1');
}
