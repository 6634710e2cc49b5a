import { linksInText as linksInBlock } from '#lib/blocks/block-text.ts';
import { fieldValues } from '#lib/blocks/field-values.ts';
import { entryLinks } from '#lib/blocks/liveinlagg/entry-links.ts';
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
  { sponsrad, registeredCodes: codes, egnaAdresser: own = [] }: CheckContext,
): ArticleFinding[] {
  const inFields = purchaseFields(document);
  const inText = [...linksInText(document), ...linksInEntries(document)].filter(
    ({ address }) => isNetworkAddress(address) || isOutboundLink(address, own),
  );
  const others = otherFields(document).filter(({ address }) => isOutboundLink(address, own));
  const found = [...inFields, ...inText, ...others]
    // An outbound link that is misspelt is nowhere to buy, and leads nowhere all the more.
    .filter(({ address }) => isPurchaseAddress(address) || isOutboundLink(address, own))
    .filter(({ address, program }) => !hasProgram(address, program, { codes, own }))
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

/** Links in running text. */
function linksInText(document: WalkedDocument): PurchaseLink[] {
  return document.top.flatMap(({ node, falt, id }) =>
    linksInBlock(node, falt).map(({ href, falt: path }) => ({ falt: path, block: id, address: href.trim(), program: '' })),
  );
}

/** Links in the entries of a live report, whose text is a field of its own. */
function linksInEntries(document: WalkedDocument): PurchaseLink[] {
  return document.top.flatMap(({ node, falt, id, definition }) => {
    if (definition === undefined || node.type !== 'liveinlagg') return [];
    return fieldValues(definition.attrs, node.attrs ?? {}, `${falt}.attrs`).flatMap(({ value, falt: path }) =>
      path.endsWith('].text') && typeof value === 'string'
        ? entryLinks(value).map((address) => ({ falt: path, block: id, address: address.trim(), program: '' }))
        : [],
    );
  });
}

/** Addresses in fields that are not for purchases: an outbound link there must lead somewhere all the same. */
function otherFields(document: WalkedDocument): PurchaseLink[] {
  return document.all.flatMap(({ node, falt, id, definition }) => {
    if (definition === undefined) return [];
    return fieldValues(definition.attrs, node.attrs ?? {}, `${falt}.attrs`).flatMap(({ meta, value, falt: path }) =>
      meta?.adress === 'lank' && !meta.kop && typeof value === 'string'
        ? { falt: path, block: id, address: value.trim(), program: '' }
        : [],
    );
  });
}

function saysSo(document: WalkedDocument): boolean {
  return document.top.some(({ texts }) => texts.some(({ text }) => DISCLOSURE.test(text)));
}
