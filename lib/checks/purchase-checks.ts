import { linksInText } from '#lib/blocks/block-text.ts';
import { fieldValues } from '#lib/blocks/field-values.ts';
import { hasProgram, isNetworkAddress, isOutboundLink, isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import type { WalkedDocument } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckContext, CheckedArticle } from '#lib/checks/check-context.ts';

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
export function checkPurchases(
  article: CheckedArticle,
  document: WalkedDocument,
  { sponsrad, registeredCodes }: CheckContext,
): ArticleFinding[] {
  const inFields = purchaseFields(document);
  const inText = purchaseLinksInText(document);
  const found = [...inFields, ...inText, ...otherOutboundLinks(document)]
    .filter(({ address, program }) => isPurchaseAddress(address) && !hasProgram(address, program, registeredCodes))
    .map(
      ({ falt, block, address }): ArticleFinding => ({
        kod: 'kopplank_utan_program',
        falt,
        block,
        params: { adress: address.slice(0, 80) },
      }),
    );
  const [first] = [...inFields, ...inText];
  const isDisclosed = sponsrad !== null || DISCLOSURE.test(article.ingress) || saysSo(document);
  if (first !== undefined && !isDisclosed) found.push({ kod: 'annonsmarkning', falt: first.falt, block: first.block });
  return found;
}

/** The fields whose schema says that the reader buys there, each with the program named beside it. */
function purchaseFields(document: WalkedDocument): PurchaseLink[] {
  return document.all.flatMap(({ node, falt, id, definition }) => {
    if (definition === undefined) return [];
    const fields = fieldValues(definition.attrs, node.attrs ?? {}, `${falt}.attrs`);
    const byPath = new Map(fields.map((field) => [field.falt, field.value]));
    return fields.flatMap(({ meta, value, falt: path }) => {
      if (!meta?.kop || typeof value !== 'string' || value.trim() === '') return [];
      const beside = `${path.slice(0, path.lastIndexOf('.'))}.program`;
      const program = byPath.get(beside);
      return { falt: path, block: id, address: value.trim(), program: typeof program === 'string' ? program : '' };
    });
  });
}

/** Links in running text whose address shows that the reader buys there. */
function purchaseLinksInText(document: WalkedDocument): PurchaseLink[] {
  return document.top.flatMap(({ node, falt, id }) =>
    linksInText(node, falt).flatMap(({ href, falt: path }) =>
      isNetworkAddress(href) || isOutboundLink(href) ? { falt: path, block: id, address: href.trim(), program: '' } : [],
    ),
  );
}

/** The site's outbound links in fields that are not for purchases: their codes must lead somewhere all the same. */
function otherOutboundLinks(document: WalkedDocument): PurchaseLink[] {
  return document.all.flatMap(({ node, falt, id, definition }) => {
    if (definition === undefined) return [];
    return fieldValues(definition.attrs, node.attrs ?? {}, `${falt}.attrs`).flatMap(({ meta, value, falt: path }) =>
      meta?.adress === 'lank' && !meta.kop && typeof value === 'string' && isOutboundLink(value)
        ? { falt: path, block: id, address: value.trim(), program: '' }
        : [],
    );
  });
}

function saysSo(document: WalkedDocument): boolean {
  return document.top.some(({ texts }) => texts.some(({ text }) => DISCLOSURE.test(text)));
}
