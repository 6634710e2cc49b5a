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
export function outboundAnswer(
  asked: Asked,
  kod: string,
  { slut, ...target }: OutboundTarget,
  { outbound, now }: Leading,
): Answer | undefined {
  if (slut !== null && Date.parse(slut) <= now().getTime()) return undefined;
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

/** The address with the program's parameters; one that it has already is the program's. */
function shopAddress({ adress, parametrar }: Omit<OutboundTarget, 'slut'>, click: Readonly<Record<string, string>>): string {
  const given = Object.entries(parametrar);
  if (given.length === 0) return adress;
  const url = new URL(adress);
  for (const [name, value] of given)
    url.searchParams.set(
      name,
      value.replace(WORD, (_, word: string) => click[word] ?? ''),
    );
  return url.href;
}
