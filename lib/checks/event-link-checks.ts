import type { WalkedDocument } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckContext } from '#lib/checks/check-context.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';

const TEMPLATE = 'evenemang';
/** Whose addresses are no links out for the reader: the ticket button, and what is shown within the page. */
const OWN_ADDRESSES = [TEMPLATE, 'inbaddning'];

/** Links that lead out of an article about an event. Its ticket link is the only one that may (interface.md, evenemang). */
export function* checkEventLinks({ links, addresses }: WalkedDocument, { mall }: CheckContext): Steps<ArticleFinding[]> {
  if (mall !== TEMPLATE) return [];
  const inText = yield* gathered(links, ({ href, falt, block }) => leadingOut(href, falt, block));
  const inFields = yield* gathered(addresses, ({ type, address, falt, block }) =>
    OWN_ADDRESSES.includes(type) ? [] : leadingOut(address, falt, block),
  );
  return [...inText, ...inFields];
}

function leadingOut(address: string, falt: string, block: string): ArticleFinding[] {
  return /^\s*https?:/i.test(address) ? [{ kod: 'evenemang_lank', falt, block, params: { adress: address.trim().slice(0, 80) } }] : [];
}
