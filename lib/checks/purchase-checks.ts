import { linksInText } from '#lib/blocks/block-text.ts';
import { fieldValues } from '#lib/blocks/field-values.ts';
import { hasProgram, isNetworkAddress, isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
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
export function checkPurchases(article: CheckedArticle, document: WalkedDocument, { sponsrad }: CheckContext): ArticleFinding[] {
  const inFields = purchaseFields(document);
  const found = inFields
    .filter(({ address, program }) => isPurchaseAddress(address) && !hasProgram(address, program))
    .map(
      ({ falt, block, address }): ArticleFinding => ({
        kod: 'kopplank_utan_program',
        falt,
        block,
        params: { adress: address.slice(0, 80) },
      }),
    );
  const [first] = [...inFields, ...networkLinksInText(document)];
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

function networkLinksInText(document: WalkedDocument): Array<Pick<PurchaseLink, 'falt' | 'block'>> {
  return document.top.flatMap(({ node, falt, id }) =>
    linksInText(node, falt).flatMap((link) => (isNetworkAddress(link.href) ? { falt: link.falt, block: id } : [])),
  );
}

function saysSo(document: WalkedDocument): boolean {
  return document.top.some(({ texts }) => texts.some(({ text }) => DISCLOSURE.test(text)));
}
