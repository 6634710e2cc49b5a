import { type LinkInText, linksInContent, type RunningText, textsOfContent, textsOfFields } from '#lib/blocks/block-text.ts';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { type FieldValue, fieldValueSteps } from '#lib/blocks/field-values.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import { blockId } from '#lib/content/block-id.ts';
import type { Steps } from '#lib/content/steps.ts';
import { type Block, isTextNode } from '#lib/contract/block.ts';

/** A block or structural node of the document, and where it stands. */
export interface WalkedNode {
  node: Block;
  /** `block[3].content[0]` */
  falt: string;
  /** Its own id, or that of the nearest node around it that has one. */
  id: string;
  topLevel: boolean;
  definition: BlockDefinition | PartDefinition | undefined;
  /** What its schema declares, read once for all checks: `block[3].attrs.rader[0].betyg`. */
  fields: readonly FieldValue[];
}

/** A top-level block with its running text, at any depth, read once for all checks. */
export interface TopBlock extends WalkedNode {
  texts: RunningText[];
}

/** A field that is filled in with an address for the reader to follow, and the block that it is of. */
export interface WalkedAddress {
  falt: string;
  block: string;
  type: string;
  address: string;
  /** Whether the reader buys there, and the program that is named beside it. */
  kop: boolean;
  program: string;
}

/** A link in running text, and the block that it stands in. */
export interface WalkedLink extends LinkInText {
  block: string;
}

export interface WalkedDocument {
  top: TopBlock[];
  /** Every node, in document order, the top-level blocks among them. */
  all: WalkedNode[];
  /** In document order, as are the links. */
  addresses: WalkedAddress[];
  links: WalkedLink[];
}

export function* walkDocument(document: readonly Block[]): Steps<WalkedDocument> {
  const walked: WalkedDocument = { top: [], all: [], addresses: [], links: [] };
  for (const [index, block] of document.entries()) {
    const texts: RunningText[] = [];
    const top = { texts, id: blockId(block) };
    walked.top.push({ ...(yield* walk(block, `block[${index}]`, undefined, top, walked)), texts });
  }
  return walked;
}

function* walk(
  node: Block,
  falt: string,
  parent: WalkedNode | undefined,
  top: Pick<TopBlock, 'texts' | 'id'>,
  walked: WalkedDocument,
): Steps<WalkedNode> {
  const id = blockId(node) || (parent?.id ?? '');
  const definition = BLOCKS.get(node.type) ?? PARTS.get(node.type);
  const fields = definition === undefined ? [] : yield* fieldValueSteps(definition.attrs, node.attrs ?? {}, `${falt}.attrs`);
  yield;
  const here: WalkedNode = { node, falt, id, topLevel: parent === undefined, definition, fields };
  walked.all.push(here);
  for (const text of textsOfFields(fields)) top.texts.push(text);
  for (const text of textsOfContent(node, falt)) top.texts.push(text);
  yield;
  for (const address of addressesOf(here)) walked.addresses.push(address);
  for (const link of linksInContent(node, falt)) walked.links.push({ ...link, block: top.id });
  yield;
  for (const [index, child] of (node.content ?? []).entries()) {
    if (!isTextNode(child)) yield* walk(child, `${falt}.content[${index}]`, here, top, walked);
  }
  return here;
}

function addressesOf({ fields, id, node }: WalkedNode): WalkedAddress[] {
  const found: WalkedAddress[] = [];
  const programs = new Map<string, string>();
  for (const { falt, meta, value } of fields) {
    if (typeof value !== 'string' || value.trim() === '') continue;
    if (meta?.adress === 'lank') found.push({ falt, block: id, type: node.type, address: value, kop: meta.kop === true, program: '' });
    if (falt.endsWith('.program')) programs.set(falt, value);
  }
  if (programs.size === 0) return found;
  return found.map((one) => ({ ...one, program: programs.get(`${one.falt.slice(0, one.falt.lastIndexOf('.'))}.program`) ?? '' }));
}
