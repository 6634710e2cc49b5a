import { entryLinks } from '#lib/blocks/liveinlagg/entry-links.ts';
import { DISCLOSURE } from '#lib/blocks/purchase-disclosure.ts';
import { hasProgram, isNetworkAddress, isOutboundLink, isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import type { WalkedDocument } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckContext, CheckedArticle } from '#lib/checks/check-context.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';

interface PurchaseLink {
  falt: string;
  block: string;
  address: string;
  program: string;
}

/** Whether somebody stands behind each address where the reader buys, and whether the article says so. */
export function* checkPurchases(
  article: CheckedArticle,
  document: WalkedDocument,
  { sponsrad, registeredCodes: codes, registeredPrograms: programs, egnaAdresser: own = [] }: CheckContext,
): Steps<ArticleFinding[]> {
  const leadsOut = ({ address }: PurchaseLink) => isOutboundLink(address, own);
  const where = { codes, programs, own };
  const inFields = document.addresses.map((one) => ({ ...one, address: one.address.trim() }));
  const inText = document.links.map(({ href, falt, block }): PurchaseLink => ({ falt, block, address: href.trim(), program: '' }));
  const written = [...inText, ...(yield* linksInEntries(document))];
  const forSale = inFields.filter(({ kop }) => kop);
  const bought = yield* gathered(written, (link) => (isNetworkAddress(link.address) || leadsOut(link) ? [link] : []));
  // Fields that are not for purchases: an outbound link there must lead somewhere all the same.
  const others = yield* gathered(inFields, (link) => (!link.kop && leadsOut(link) ? [link] : []));
  const found = yield* gathered([...forSale, ...bought, ...others], (link): ArticleFinding[] => {
    const { falt, block, address, program } = link;
    // An outbound link that is misspelt is nowhere to buy, and leads nowhere all the more.
    if (!isPurchaseAddress(address) && !leadsOut(link)) return [];
    if (hasProgram(address, program, where)) return [];
    return [{ kod: 'kopplank_utan_program', falt, block, params: { adress: address.slice(0, 80) } }];
  });
  const [first] = [...forSale, ...bought];
  const isDisclosed = sponsrad !== null || DISCLOSURE.test(article.ingress) || (first !== undefined && (yield* saysSo(document)));
  if (first !== undefined && !isDisclosed) found.push({ kod: 'annonsmarkning', falt: first.falt, block: first.block });
  return found;
}

/** Links in the entries of a live report, whose text is a field of its own. */
function* linksInEntries({ top }: WalkedDocument): Steps<PurchaseLink[]> {
  const found: PurchaseLink[] = [];
  for (const { node, texts, id } of top) {
    if (node.type !== 'liveinlagg') continue;
    const written = yield* gathered(texts, ({ text, falt }) =>
      falt.endsWith('].text') ? entryLinks(text).map((address) => ({ falt, block: id, address: address.trim(), program: '' })) : [],
    );
    for (const link of written) found.push(link);
  }
  return found;
}

function* saysSo(document: WalkedDocument): Steps<boolean> {
  const said = yield* gathered(document.top, ({ texts }) => (texts.some(({ text }) => DISCLOSURE.test(text)) ? [true] : []));
  return said.length > 0;
}
