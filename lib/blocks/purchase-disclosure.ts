import type { RenderContext } from '#lib/blocks/define-block.ts';
import { ownAddresses } from '#lib/blocks/link-rel.ts';
import { isNetworkAddress, isOutboundLink, isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import type { Block, TextNode } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';

/** The words that tell a reader that somebody pays for the links. */
export const DISCLOSURE =
  /annonslänk|reklamlänk|köplänk|affiliate|annonssamarbete|i samarbete med|provision|(?:ad|advertising|sponsored|paid|partner) links?|commission/iu;

const WORDS: Record<Language, string> = {
  sv: 'Artikeln innehåller annonslänkar. Handlar du via dem kan vi få ersättning.',
  en: 'This article contains affiliate links. If you buy through them we may be paid.',
};

/** Blocks of goods, whose address leads to a shop whoever pays for it. */
const GOODS = new Set(['produkt', 'jamforelse']);

/**
 * What an article with links that are paid for begins with, so that no reader follows one unaware; undefined where it has none, or says so
 * itself in `said` or in its text.
 */
export function disclosureFor(document: readonly Block[], said: string, context: RenderContext): string | undefined {
  const own = ownAddresses(context);
  const isPaid = (address: string) => isOutboundLink(address, own) || isNetworkAddress(address);
  if (!document.some((block) => hasPaidLink(block, isPaid, GOODS.has(block.type)))) return undefined;
  return DISCLOSURE.test(said) || document.some(saysSo) ? undefined : WORDS[context.sprak];
}

const ADDRESSES = new Set(['href', 'lank', 'url', 'biljettUrl']);

function hasPaidLink(value: unknown, isPaid: (address: string) => boolean, isGoods: boolean): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([name, held]) =>
    typeof held === 'string'
      ? ADDRESSES.has(name) && (isPaid(held.trim()) || (isGoods && name !== 'href' && isPurchaseAddress(held)))
      : hasPaidLink(held, isPaid, isGoods),
  );
}

function saysSo(node: Block | TextNode): boolean {
  if ('text' in node && typeof node.text === 'string') return DISCLOSURE.test(node.text);
  return 'content' in node && (node.content ?? []).some(saysSo);
}
