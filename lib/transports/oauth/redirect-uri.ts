const MOST_CHARACTERS = 500;
/** Where assistants that many use have their answers sent: addresses that show nothing of what strangers have written. */
const KNOWN_CALLBACK =
  /^https:\/\/(?:claude\.(?:ai|com)\/api\/mcp\/auth_callback|chatgpt\.com\/(?:connector_platform_oauth_redirect|connector\/oauth\/[\w-]+))$/;
/** Names of the reader's own machine (RFC 8252 §7.3; programs commonly say `localhost` where it would have an address). */
const LOOPBACK_HOSTS = new Set(['127.0.0.1', '[::1]', 'localhost']);

/** Whether a redirect leads to a program on the person's own machine. */
export function isLoopback(uri: string): boolean {
  const url = URL.parse(uri);
  return url !== null && url.protocol === 'http:' && LOOPBACK_HOSTS.has(url.hostname);
}

/**
 * Whether a client may have its answers sent there: https anywhere, http on the person's own machine alone. No other scheme,
 * no fragment, no user, and nothing that two readers of addresses could read differently.
 */
export function isAcceptableRedirect(uri: string): boolean {
  if (uri.length > MOST_CHARACTERS || !/^[\x21-\x7e]+$/.test(uri) || /[\\#"<>^`{|}]/.test(uri)) return false;
  const url = URL.parse(uri);
  if (url === null || url.username !== '' || url.password !== '') return false;
  // Written as it is read: an address that has to be tidied up first is none to compare exactly.
  if (!uri.startsWith(`${url.protocol}//${url.host}`)) return false;
  return url.protocol === 'https:' || isLoopback(uri);
}

/** Whether the answer may go to `asked`: exactly one that the client has named, save for the port on the person's own machine (RFC 8252 §7.3). */
export function isNamedRedirect(asked: string, named: readonly string[]): boolean {
  if (!isAcceptableRedirect(asked)) return false;
  return named.includes(asked) || (isLoopback(asked) && named.some((uri) => isLoopback(uri) && withoutPort(uri) === withoutPort(asked)));
}

/** Whether a person's browser may be sent there before the person has been asked anything (RFC 9700 §4.11.2). */
export function mayBeSentUnasked(redirect: string): boolean {
  return isLoopback(redirect) || KNOWN_CALLBACK.test(redirect);
}

function withoutPort(uri: string): string {
  return uri.replace(/^(http:\/\/(?:\[[^\]]*\]|[^/:?]*)):\d+/, '$1');
}
