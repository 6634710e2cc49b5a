/** A target of the form that proxies are sent, by which somebody may ask the server itself too. Who would log in with it is not meant. */
const WHOLE = /^https?:\/\/([^/?#@]+)((?:[/?].*)?)$/is;

const SLASH = 0x2f;

interface Received {
  url?: string | undefined;
  /** Names and values by turns, as they arrived. */
  rawHeaders: string[];
  headers: { host?: string | undefined };
}

/**
 * Has a request for a whole address (`GET http://host/path`) asked as any other: by its path and query, letter by letter, and by its
 * host instead of what the Host header says (RFC 9112 §3.2.2). To be called before anything else is made of the request.
 */
export function takeWholeAddress(request: Received): void {
  const { url = '' } = request;
  if (url.charCodeAt(0) === SLASH) return;
  const [, host, rest = ''] = WHOLE.exec(url) ?? [];
  if (host === undefined) return;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
  // The list first: node makes the object of it when it is first asked for.
  nameHost(request.rawHeaders, host);
  request.headers.host = host;
}

/** Puts the host in the place of whatever the list says of it. */
function nameHost(list: string[], host: string): void {
  let name = 'Host';
  for (let at = list.length - 2; at >= 0; at -= 2) {
    if (list[at]?.toLowerCase() !== 'host') continue;
    [name = name] = list.splice(at, 2);
  }
  list.push(name, host);
}
