import { blockTexts, type LinkInText, linksInText, type RunningText } from '#lib/blocks/block-text.ts';
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

/** A top-level block with its running text and its links, read once for all checks. */
export interface TopBlock extends WalkedNode {
  texts: RunningText[];
  links: LinkInText[];
}

export interface WalkedDocument {
  top: TopBlock[];
  /** Every node, in document order, the top-level blocks among them. */
  all: WalkedNode[];
}

export function* walkDocument(document: readonly Block[]): Steps<WalkedDocument> {
  const all: WalkedNode[] = [];
  const top: TopBlock[] = [];
  for (const [index, block] of document.entries()) {
    const walked = yield* walk(block, `block[${index}]`, '', true, all);
    yield;
    const texts = blockTexts(block, walked.falt);
    yield;
    top.push({ ...walked, texts, links: linksInText(block, walked.falt) });
    yield;
  }
  return { top, all };
}

function* walk(node: Block, falt: string, parentId: string, topLevel: boolean, all: WalkedNode[]): Steps<WalkedNode> {
  const id = blockId(node) || parentId;
  const definition = BLOCKS.get(node.type) ?? PARTS.get(node.type);
  const fields = definition === undefined ? [] : yield* fieldValueSteps(definition.attrs, node.attrs ?? {}, `${falt}.attrs`);
  const walked: WalkedNode = { node, falt, id, topLevel, definition, fields };
  all.push(walked);
  yield;
  for (const [index, child] of (node.content ?? []).entries()) {
    if (!isTextNode(child)) yield* walk(child, `${falt}.content[${index}]`, id, false, all);
  }
  return walked;
}

/** A field of the document, and the block that it is of. */
export interface WalkedField extends FieldValue {
  block: string;
}

/** What `find` finds in every field of the document, in its order. */
export function* inFields<Found>(nodes: readonly WalkedNode[], find: (field: WalkedField) => readonly Found[]): Steps<Found[]> {
  const all: Found[] = [];
  for (const { fields, id } of nodes) {
    for (const field of fields) {
      all.push(...find({ ...field, block: id }));
      yield;
    }
  }
  return all;
}

/** A link in running text, and the block that it stands in. */
export interface WalkedLink extends LinkInText {
  block: string;
}

/** What `find` finds in every link in running text, in the order of the text. */
export function* inLinks<Found>(blocks: readonly TopBlock[], find: (link: WalkedLink) => readonly Found[]): Steps<Found[]> {
  const all: Found[] = [];
  for (const { links, id } of blocks) {
    for (const link of links) {
      all.push(...find({ ...link, block: id }));
      yield;
    }
  }
  return all;
}
