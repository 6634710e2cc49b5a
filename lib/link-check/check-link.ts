import type { LinkCause } from '#lib/contract/link.ts';
import { StrangerRefused } from '#lib/internet/fetch-stranger.ts';
import type { Seen } from '#lib/internet/look-at.ts';
import { isPublicAddress } from '#lib/internet/public-address.ts';
import type { Found } from '#lib/link-check/found.ts';
import type { RobotsRules } from '#lib/link-check/robots-rules.ts';
import { saysItIsGone } from '#lib/link-check/soft-404.ts';

/** What is asked of the world to check a link. */
export interface LinkWorld {
  /** Looks at an address when it is the host's turn. Throws StrangerRefused, and HostBusy when its turn is too far off. */
  look(url: URL, method: 'HEAD' | 'GET'): Promise<Seen>;
  /** What the host asks of robots. */
  rules(url: URL): Promise<RobotsRules>;
}

/** So many others wait for the host that it is asked another time. */
export class HostBusy extends Error {}

/** More than any browser follows gladly. */
const MOST_HOPS = 10;
const BUSY_SECONDS = 60;
const PERMANENT = new Set([301, 308]);
/** What a host answers that does not let robots in, or not now. */
const TURNED_AWAY = new Set([401, 403, 405, 406, 407, 429, 451, 999]);
/** An address that no site has. */
const IMPOSSIBLE = '/studio-kontrollerar-om-sidor-som-inte-finns-svarar-404';
/** Codes of what goes wrong in a handshake. */
const TLS = /^(?:CERT_|ERR_TLS_|ERR_SSL_|DEPTH_|SELF_SIGNED_|UNABLE_TO_|EPROTO$)/;

/** Codes of what goes wrong before there is a connection. */
const UNREACHED = /^E(?:CONNREFUSED|HOSTUNREACH|NETUNREACH|HOSTDOWN|ADDRNOTAVAIL)$/;

/** Follows a link as a reader would, asking politely, and tells what a reader gets. Never throws for what a stranger does. */
export async function checkLink(address: string, world: LinkWorld): Promise<Found> {
  try {
    return await follow(new URL(address), world);
  } catch (error) {
    if (error instanceof HostBusy) return { typ: 'senare', sekunder: BUSY_SECONDS };
    if (error instanceof StrangerRefused) return whyNot(error);
    throw error;
  }
}

async function follow(start: URL, world: LinkWorld): Promise<Found> {
  const seenBefore = new Set<string>();
  let url = start;
  /** Where it leads for good: as far as every step says so. */
  let moved: string | null = null;
  let isForGood = true;
  for (let hop = 0; hop <= MOST_HOPS; hop++) {
    if (seenBefore.has(url.href)) return broken('slinga');
    seenBefore.add(url.href);
    const address = numberOf(url);
    if (address !== undefined) return isPublicAddress(address) ? { typ: 'oviss', orsak: 'adress', svar: null } : broken('ej_internet');
    const asked = await ask(url, world);
    if ('typ' in asked) return asked;
    const { status, headers } = asked;
    if (status < 300 || status >= 400 || headers.location === undefined) {
      if (await isFrontForAll(start, url, world)) return broken('mjuk_404', status);
      return { typ: 'framme', svar: status, leder_till: moved };
    }
    const next = URL.parse(headers.location, url);
    if (next === null || !/^https?:$/.test(next.protocol)) return broken('leder_fel', status);
    next.hash = '';
    isForGood &&= PERMANENT.has(status);
    if (isForGood) moved = next.href;
    url = next;
  }
  return broken('manga_led');
}

/** The number that stands for a host instead of its name. */
function numberOf({ hostname }: URL): string | undefined {
  if (hostname.startsWith('[')) return hostname.slice(1, -1);
  return /^(?:\d{1,3}[.]){3}\d{1,3}$/.test(hostname) ? hostname : undefined;
}

/** What is at one address: an answer to go on with, or what is found there when nothing leads on. */
async function ask(url: URL, world: LinkWorld): Promise<Seen | Found> {
  let refused: StrangerRefused | undefined;
  const head = await world.look(url, 'HEAD').catch((error: unknown) => {
    if (!(error instanceof StrangerRefused) || !mayAnswerAnother(error)) throw error;
    refused = error;
    return undefined;
  });
  if (head !== undefined && leadsOn(head)) return head;
  if (head !== undefined && head.status === 429) return waits(head);
  if (head !== undefined && head.status < 300 && !isPage(head)) return head;
  const rules = await world.rules(url);
  if (!rules.allows(url.href)) {
    if (head !== undefined && head.status < 300) return head;
    if (refused !== undefined && !rules.heard) throw refused;
    return { typ: 'oviss', orsak: 'robots', svar: head?.status ?? null };
  }
  const page = await world.look(url, 'GET');
  if (leadsOn(page)) return page;
  if (page.status === 429) return waits(page);
  if (TURNED_AWAY.has(page.status)) return { typ: 'oviss', orsak: 'nekad', svar: page.status };
  if (page.status < 200 || page.status >= 400) return broken('svar', page.status);
  const isReadable = isPage(page) && page.headers['content-encoding'] === undefined;
  return isReadable && saysItIsGone(page.beginning.toString('utf8')) ? broken('mjuk_404', page.status) : page;
}

/** There are servers that hang up on HEAD, keep silent to it or answer it with what is no answer. Who cannot be connected to at all answers no GET either. */
function mayAnswerAnother(refused: StrangerRefused): boolean {
  if (refused.reason === 'address' || refused.reason === 'name' || refused.reason === 'host') return false;
  const code = codeOf(refused);
  return !TLS.test(code) && !UNREACHED.test(code);
}

/** Whether a link leads to a page higher up, and what cannot exist leads there too: then the page itself is gone. */
async function isFrontForAll(start: URL, end: URL, world: LinkWorld): Promise<boolean> {
  const isHigher = end.host.replace(/^www[.]/, '') === start.host.replace(/^www[.]/, '') && end.pathname.length < start.pathname.length;
  if (!isHigher || !end.pathname.endsWith('/')) return false;
  const impossible = new URL(IMPOSSIBLE, start);
  const seen = await world.look(impossible, 'HEAD').catch((error: unknown) => {
    // What it does not say is not held against the page.
    if (error instanceof StrangerRefused) return undefined;
    throw error;
  });
  return seen !== undefined && leadsOn(seen) && URL.parse(seen.headers.location ?? '', impossible)?.pathname === end.pathname;
}

function leadsOn({ status, headers }: Seen): boolean {
  return status >= 300 && status < 400 && headers.location !== undefined;
}

function isPage({ headers }: Seen): boolean {
  return /^(?:text\/html|application\/xhtml)/i.test(headers['content-type'] ?? 'text/html');
}

function waits({ headers }: Seen): Found {
  const seconds = Number(headers['retry-after']);
  return { typ: 'senare', sekunder: Number.isFinite(seconds) ? Math.min(Math.max(seconds, 60), 86_400) : 3_600 };
}

function broken(orsak: LinkCause, svar: number | null = null): Found {
  return { typ: 'trasig', orsak, svar, natet: false };
}

function whyNot(error: StrangerRefused): Found {
  switch (error.reason) {
    case 'address':
      return { typ: 'oviss', orsak: 'adress', svar: null };
    case 'host':
      return broken('ej_internet');
    case 'name':
      return { typ: 'trasig', orsak: 'dns', svar: null, natet: true };
    case 'slow':
      return { typ: 'trasig', orsak: 'tid', svar: null, natet: true };
    default: {
      const orsak = TLS.test(codeOf(error)) ? 'tls' : 'natverk';
      return { typ: 'trasig', orsak, svar: null, natet: orsak === 'natverk' };
    }
  }
}

function codeOf({ cause }: StrangerRefused): string {
  return cause instanceof Error && 'code' in cause ? String(cause.code) : '';
}
