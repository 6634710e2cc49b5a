import { subscribe } from 'node:diagnostics_channel';
import { plainAddress } from '#lib/http/network-address.ts';
import { takeWholeAddress } from '#lib/http/whole-address.ts';

/** Node tells of every request here before any server of the process handles it. */
const CHANNEL = 'http.server.request.start';

/** Where a request has the address that it asked for, letter by letter. */
export const ASKED_ADDRESS = 'x-studio-adress';

/** Where a request says that all of this was told of it: with a word that no caller knows. */
export const TOLD_MARK = 'x-studio-tillagt';

/** What Next's own client, and its server itself, say of a request: by it Next answers in another form, sends on to another address, or answers for what it only hands on. */
const OF_NEXT = /^(?:rsc|next-.*|x-nextjs-.*|x-middleware-.*|x-invoke-.*|x-matched-path)$/;

interface ReceivedRequest {
  request: {
    url?: string;
    rawHeaders: string[];
    headers: Record<string, string | string[] | undefined> & { host?: string | undefined };
    socket: { remoteAddress?: string };
  };
}

/**
 * From now on every request that a server of this process receives says in `X-Forwarded-For` who calls, and nobody else's word for
 * it: what the proxies in front that are believed say, the connection's other end where there are none. And in `ASKED_ADDRESS` what it asks for.
 * For servers that are not ours, which hand on what callers claim, and of an address what they have made of it: `..` followed, what
 * cannot be decoded in its query replaced, fields called `__proto__` left out. A whole address
 * is made one of a path first. What came before says what its caller likes, and has no `mark`. Where no page of Next's is asked for (`isNexts`), nothing is left of
 * what only Next's own client says: whoever says it is answered as everybody is.
 */
export function tellBeforeNext({ proxies, mark, isNexts }: { proxies: number; mark: string; isNexts(address: string): boolean }): void {
  subscribe(CHANNEL, (message) => {
    const { request } = message as ReceivedRequest; // As node documents the channel.
    takeWholeAddress(request);
    const { url, headers, socket } = request;
    headers['x-forwarded-for'] = callerOf(headers['x-forwarded-for'], socket.remoteAddress, proxies);
    headers[ASKED_ADDRESS] = url;
    headers[TOLD_MARK] = mark;
    if (!isNexts(url ?? '/')) for (const name of Object.keys(headers)) if (OF_NEXT.test(name)) delete headers[name];
  });
}

/**
 * Who called, by the header that the proxies in front have each added to and the other end of the connection. So many entries from its end are believed, and of
 * those the first is the caller; what stands before them is whatever the caller says. Where fewer have added to it, somebody has called past the
 * first of them: then the first entry, which one that is believed has added.
 */
export function callerOf(forwarded: string | string[] | undefined, remote: string | undefined, proxies: number): string {
  const entries = [forwarded ?? []].flat().flatMap((line) => line.split(',').map((entry) => entry.trim()));
  const believed = proxies === 0 ? [] : entries.filter((entry) => entry !== '').slice(-proxies);
  return plainAddress(believed[0] ?? remote ?? '');
}
