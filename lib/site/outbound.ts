import { type FollowedFrom, followedFrom, isCounted } from '#lib/content/outbound-path.ts';
import { type Answer, leadingTo } from '#lib/http/answer.ts';
import { type Asked, queryOf } from '#lib/http/asked.ts';
import { isBrowsing } from '#lib/site/browsing.ts';
import type { OutboundTarget } from '#lib/store/readers/public-outbound.ts';

/** What is known of the site's outbound links, and told of them. */
export interface Outbound {
  /** Where a code leads; at once where it is remembered. */
  target(kod: string): OutboundTarget | undefined | Promise<OutboundTarget | undefined>;
  /** A reader has followed it. */
  followed(kod: string, from: FollowedFrom | undefined): void;
}

/** An address that only leads on is in nobody's index. */
export const UNLISTED = { 'X-Robots-Tag': 'noindex, nofollow' };
/** Where the shop is not to know which page its buyer comes from. */
const DISCREET = { ...UNLISTED, 'Referrer-Policy': 'no-referrer' };

/** Where the link leads somebody at that moment, and what is told of it; undefined where it leads nowhere any more. */
export function outboundAnswer(asked: Asked, kod: string, target: OutboundTarget, { outbound, now }: Leading): Answer | undefined {
  if (target.slut !== null && Date.parse(target.slut) <= now().getTime()) return undefined;
  const query = queryOf(asked);
  const from = followedFrom(query);
  if (asked.method === 'GET' && isCounted(query) && isBrowsing(asked)) outbound.followed(kod, from);
  return leadingTo(
    shopAddress(target, { kod, artikel: from?.innehall ?? '', block: from?.block ?? '' }),
    302,
    target.rel.includes('noreferrer') ? DISCREET : UNLISTED,
  );
}

interface Leading {
  outbound: Outbound;
  now(): Date;
}

/** The words of parameters that stand for what was followed (lib/contract/outbound-link.ts). */
const WORD = /\[(kod|artikel|block)\]/g;

/** An address in parts: what is the same for everybody, and between them by turns the words that stand for what was followed. */
type Parts = readonly string[];
const partsOf = new WeakMap<object, Parts>();
const [BEGINS, ENDS] = ['\u0001', '\u0002'];
const MARKED = /%01(kod|artikel|block)%02/;
/** What means the same in an address as by itself. */
const PLAIN = /^[\w-]*$/;

/** The address with the program's parameters; one that it has already is the program's. What of it is the same for everybody is made once. */
function shopAddress(target: OutboundTarget, click: Readonly<Record<string, string>>): string {
  const [whole = '', ...others] = partsOf.get(target) ?? prepared(target);
  return others.reduce((address, part, nr) => address + (nr % 2 === 0 ? inAddress(click[part] ?? '') : part), whole);
}

function prepared(target: OutboundTarget): Parts {
  const given = Object.entries(target.parametrar);
  const url = given.length === 0 ? undefined : new URL(target.adress);
  for (const [name, value] of given)
    url?.searchParams.set(
      name,
      value.replace(WORD, (_, word: string) => `${BEGINS}${word}${ENDS}`),
    );
  const parts = url === undefined ? [target.adress] : url.href.split(MARKED);
  partsOf.set(target, parts);
  return parts;
}

function inAddress(value: string): string {
  return PLAIN.test(value) ? value : new URLSearchParams({ '': value }).toString().slice(1);
}
