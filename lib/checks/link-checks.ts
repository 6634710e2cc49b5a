import type { WalkedDocument, WalkedLink } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckContext } from '#lib/checks/check-context.ts';
import { isSafeAddress } from '#lib/content/address.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';
import { withoutEnd } from '#lib/content/trim-end.ts';

/** Words that tell nobody where a link leads, least of all somebody who listens to a list of links. */
const EMPTY_WORDS = new Set([
  'klicka här',
  'tryck här',
  'läs mer',
  'läs mer här',
  'här',
  'länk',
  'click here',
  'read more',
  'here',
  'link',
  'more',
  'mer',
]);

/** Links in the text and addresses in the blocks' fields. */
export function* checkLinks({ links, addresses }: WalkedDocument, context: CheckContext): Steps<ArticleFinding[]> {
  const inText = yield* gathered(links, (link) => checkTextLink(link, context));
  const inFields = yield* gathered(addresses, ({ address, falt, block }) => checkAddress(address, falt, block, context));
  return [...inText, ...inFields];
}

function checkTextLink({ falt, href, text, block }: WalkedLink, context: CheckContext): ArticleFinding[] {
  const words = text.trim();
  if (href.trim() === '' || words === '') return [{ kod: 'lank_tom', falt, block }];
  const found = checkAddress(href, falt, block, context);
  const bare = /^(https?:\/\/|www\.)\S+$/i.test(words);
  if (bare || EMPTY_WORDS.has(withoutEnd(words.toLowerCase(), /[\s.!:>»→]/)))
    found.push({ kod: 'lank_text', falt, block, params: { text: words.slice(0, 60) } });
  return found;
}

function checkAddress(address: string, falt: string, block: string, { lankar }: CheckContext): ArticleFinding[] {
  const params = { adress: address.slice(0, 80) };
  if (!leadsSomewhere(address.trim())) return [{ kod: 'lank_ogiltig', falt, block, params }];
  const known = lankar?.get(address);
  if (known === undefined) return [];
  return [{ kod: known === 'dod' ? 'lank_dod' : 'lank_intern_nedtagen', falt, block, params }];
}

/** A whole address of a known kind, or one within the site; «www.svt.se» alone would be looked for on our own. */
function leadsSomewhere(address: string): boolean {
  if (!isSafeAddress(address, 'lank')) return false;
  if (/^[/#?]/.test(address)) return true;
  return /^(https?:\/\/|mailto:|tel:)/i.test(address) && URL.canParse(address);
}
