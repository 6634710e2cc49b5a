import { avsnitt } from '#lib/blocks/avsnitt/index.ts';
import { betyg } from '#lib/blocks/betyg/index.ts';
import { blockquote } from '#lib/blocks/blockquote/index.ts';
import { bulletList } from '#lib/blocks/bulletList/index.ts';
import { citat } from '#lib/blocks/citat/index.ts';
import type { BlockDefinition, PartDefinition } from '#lib/blocks/define-block.ts';
import { evenemang } from '#lib/blocks/evenemang/index.ts';
import { faktaruta } from '#lib/blocks/faktaruta/index.ts';
import { fragasvar } from '#lib/blocks/fragasvar/index.ts';
import { galleri } from '#lib/blocks/galleri/index.ts';
import { heading } from '#lib/blocks/heading/index.ts';
import { image } from '#lib/blocks/image/index.ts';
import { inbaddning } from '#lib/blocks/inbaddning/index.ts';
import { jamforelse } from '#lib/blocks/jamforelse/index.ts';
import { liveinlagg } from '#lib/blocks/liveinlagg/index.ts';
import { orderedList } from '#lib/blocks/orderedList/index.ts';
import { paragraph } from '#lib/blocks/paragraph/index.ts';
import { plats } from '#lib/blocks/plats/index.ts';
import { plusminus } from '#lib/blocks/plusminus/index.ts';
import { produkt } from '#lib/blocks/produkt/index.ts';
import { quizfragor } from '#lib/blocks/quizfragor/index.ts';
import { rattelse } from '#lib/blocks/rattelse/index.ts';
import { recept } from '#lib/blocks/recept/index.ts';
import { relaterat } from '#lib/blocks/relaterat/index.ts';
import { snabbfakta } from '#lib/blocks/snabbfakta/index.ts';
import { sociala } from '#lib/blocks/sociala/index.ts';
import { stegforsteg } from '#lib/blocks/stegforsteg/index.ts';
import { table } from '#lib/blocks/table/index.ts';
import { tidslinje } from '#lib/blocks/tidslinje/index.ts';
import { viktigast } from '#lib/blocks/viktigast/index.ts';

/** Every block type there is, in the order of the insert menu. A new type is a folder, a line here and one in examples.ts. */
const ALL: readonly BlockDefinition[] = [
  paragraph,
  heading,
  bulletList,
  orderedList,
  blockquote,
  image,
  viktigast,
  faktaruta,
  citat,
  table,
  galleri,
  inbaddning,
  relaterat,
  snabbfakta,
  produkt,
  plats,
  betyg,
  recept,
  avsnitt,
  rattelse,
  jamforelse,
  stegforsteg,
  evenemang,
  fragasvar,
  tidslinje,
  sociala,
  plusminus,
  liveinlagg,
  quizfragor,
];

export const BLOCKS: ReadonlyMap<string, BlockDefinition> = new Map(ALL.map((definition) => [definition.type, definition]));

/** Structural nodes (list items, table rows), by type. */
export const PARTS: ReadonlyMap<string, PartDefinition> = new Map(
  ALL.flatMap((definition) => (definition.parts ?? []).map((part) => [part.type, part] as const)),
);
