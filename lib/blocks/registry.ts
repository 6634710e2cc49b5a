import { citat } from '#lib/blocks/citat/index.ts';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { faktaruta } from '#lib/blocks/faktaruta/index.ts';
import { paragraph } from '#lib/blocks/paragraph/index.ts';

/** Every block type there is, in the order of the insert menu. A new type is a folder and a line here. */
const ALL: readonly BlockDefinition[] = [paragraph, faktaruta, citat];

export const BLOCKS: ReadonlyMap<string, BlockDefinition> = new Map(ALL.map((definition) => [definition.type, definition]));

/** Structural nodes (list items, table rows), by type. */
export const PARTS: ReadonlyMap<string, PartDefinition> = new Map(
  ALL.flatMap((definition) => (definition.parts ?? []).map((part) => [part.type, part] as const)),
);
