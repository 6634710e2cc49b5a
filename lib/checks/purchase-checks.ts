import { entryLinks } from '#lib/blocks/liveinlagg/entry-links.ts';
import { hasProgram, isNetworkAddress, isOutboundLink, isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import { inFields, inLinks, type WalkedDocument } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckContext, CheckedArticle } from '#lib/checks/check-context.ts';
import { gathered, type Steps } from '#lib/content/steps.ts';

/** The words that tell a reader that somebody pays for the links. */
const DISCLOSURE =
  /annonslänk|reklamlänk|köplänk|affiliate|annonssamarbete|i samarbete med|provision|(?:ad|advertising|sponsored|paid|partner) links?|commission/iu;

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
  { sponsrad, registeredCodes: codes, egnaAdresser: own = [] }: CheckContext,
): Steps<ArticleFinding[]> {
  const leadsOut = ({ address }: PurchaseLink) => isOutboundLink(address, own);
  const inText = [...(yield* linksInText(document)), ...(yield* linksInEntries(document))];
  const where = { codes, own };
  const forSale = yield* purchaseFields(document);
  const bought = yield* gathered(inText, (link) => (isNetworkAddress(link.address) || leadsOut(link) ? [link] : []));
  const others = yield* gathered(yield* otherFields(document), (link) => (leadsOut(link) ? [link] : []));
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

/** The fields whose schema says that the reader buys there, each with the program named beside it. */
function* purchaseFields(document: WalkedDocument): Steps<PurchaseLink[]> {
  const programs = new Map(
    yield* inFields(document.all, ({ falt, value }) =>
      falt.endsWith('.program') && typeof value === 'string' ? [[falt, value] as const] : [],
    ),
  );
  return yield* inFields(document.all, ({ meta, value, falt, block }) => {
    if (!meta?.kop || typeof value !== 'string' || value.trim() === '') return [];
    const beside = `${falt.slice(0, falt.lastIndexOf('.'))}.program`;
    return [{ falt, block, address: value.trim(), program: programs.get(beside) ?? '' }];
  });
}

/** Links in running text. */
function linksInText(document: WalkedDocument): Steps<PurchaseLink[]> {
  return inLinks(document.top, ({ href, falt, block }) => [{ falt, block, address: href.trim(), program: '' }]);
}

/** Links in the entries of a live report, whose text is a field of its own. */
function linksInEntries(document: WalkedDocument): Steps<PurchaseLink[]> {
  const reports = document.top.filter(({ node }) => node.type === 'liveinlagg');
  return inFields(reports, ({ value, falt, block }) =>
    falt.endsWith('].text') && typeof value === 'string'
      ? entryLinks(value).map((address) => ({ falt, block, address: address.trim(), program: '' }))
      : [],
  );
}

/** Addresses in fields that are not for purchases: an outbound link there must lead somewhere all the same. */
function otherFields(document: WalkedDocument): Steps<PurchaseLink[]> {
  return inFields(document.all, ({ meta, value, falt, block }) =>
    meta?.adress === 'lank' && !meta.kop && typeof value === 'string' ? [{ falt, block, address: value.trim(), program: '' }] : [],
  );
}

function* saysSo(document: WalkedDocument): Steps<boolean> {
  const said = yield* gathered(document.top, ({ texts }) => (texts.some(({ text }) => DISCLOSURE.test(text)) ? [true] : []));
  return said.length > 0;
}
