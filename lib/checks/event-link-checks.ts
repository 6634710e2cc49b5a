import { linksInText } from '#lib/blocks/block-text.ts';
import { fieldValues } from '#lib/blocks/field-values.ts';
import type { WalkedDocument, WalkedNode } from '#lib/checks/block-walk.ts';
import type { ArticleFinding, CheckContext } from '#lib/checks/check-context.ts';

const TEMPLATE = 'evenemang';
/** Whose addresses are no links out for the reader: the ticket button, and what is shown within the page. */
const OWN_ADDRESSES = [TEMPLATE, 'inbaddning'];

/** Links that lead out of an article about an event. Its ticket link is the only one that may (interface.md, evenemang). */
export function checkEventLinks(document: WalkedDocument, { mall }: CheckContext): ArticleFinding[] {
  if (mall !== TEMPLATE) return [];
  const inText = document.top.flatMap(({ node, falt, id }) =>
    linksInText(node, falt).flatMap(({ falt: path, href }) => leadingOut(href, path, id)),
  );
  const inFields = document.all.filter(({ node }) => !OWN_ADDRESSES.includes(node.type)).flatMap(fieldLinks);
  return [...inText, ...inFields];
}

function fieldLinks({ node, falt, id, definition }: WalkedNode): ArticleFinding[] {
  if (definition === undefined) return [];
  return fieldValues(definition.attrs, node.attrs ?? {}, `${falt}.attrs`).flatMap(({ meta, value, falt: path }) =>
    meta?.adress === 'lank' && typeof value === 'string' ? leadingOut(value, path, id) : [],
  );
}

function leadingOut(address: string, falt: string, block: string): ArticleFinding[] {
  return /^\s*https?:/i.test(address) ? [{ kod: 'evenemang_lank', falt, block, params: { adress: address.trim().slice(0, 80) } }] : [];
}
