import { examples as avsnitt } from '#lib/blocks/avsnitt/examples.ts';
import { examples as betyg } from '#lib/blocks/betyg/examples.ts';
import { examples as blockquote } from '#lib/blocks/blockquote/examples.ts';
import { examples as bulletList } from '#lib/blocks/bulletList/examples.ts';
import { examples as citat } from '#lib/blocks/citat/examples.ts';
import type { BlockDefinition, BlockExamples } from '#lib/blocks/define-block.ts';
import { examples as evenemang } from '#lib/blocks/evenemang/examples.ts';
import { examples as faktaruta } from '#lib/blocks/faktaruta/examples.ts';
import { examples as fragasvar } from '#lib/blocks/fragasvar/examples.ts';
import { examples as galleri } from '#lib/blocks/galleri/examples.ts';
import { examples as heading } from '#lib/blocks/heading/examples.ts';
import { examples as image } from '#lib/blocks/image/examples.ts';
import { examples as inbaddning } from '#lib/blocks/inbaddning/examples.ts';
import { examples as jamforelse } from '#lib/blocks/jamforelse/examples.ts';
import { examples as liveinlagg } from '#lib/blocks/liveinlagg/examples.ts';
import { examples as orderedList } from '#lib/blocks/orderedList/examples.ts';
import { examples as paragraph } from '#lib/blocks/paragraph/examples.ts';
import { examples as plats } from '#lib/blocks/plats/examples.ts';
import { examples as plusminus } from '#lib/blocks/plusminus/examples.ts';
import { examples as produkt } from '#lib/blocks/produkt/examples.ts';
import { examples as quizfragor } from '#lib/blocks/quizfragor/examples.ts';
import { examples as rattelse } from '#lib/blocks/rattelse/examples.ts';
import { examples as recept } from '#lib/blocks/recept/examples.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { examples as relaterat } from '#lib/blocks/relaterat/examples.ts';
import { examples as snabbfakta } from '#lib/blocks/snabbfakta/examples.ts';
import { examples as sociala } from '#lib/blocks/sociala/examples.ts';
import { examples as stegforsteg } from '#lib/blocks/stegforsteg/examples.ts';
import { examples as table } from '#lib/blocks/table/examples.ts';
import { examples as tidslinje } from '#lib/blocks/tidslinje/examples.ts';
import { examples as viktigast } from '#lib/blocks/viktigast/examples.ts';

/** Apart from the definitions, which browsers have. */
const EXAMPLES: Readonly<Record<string, BlockExamples>> = {
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
};

export interface BlockWithExamples extends BlockDefinition {
  examples: BlockExamples;
}

/** Every block type there is with its examples, in the same order. A type without any is a mistake, and told at once. */
export const BLOCKS_WITH_EXAMPLES: ReadonlyMap<string, BlockWithExamples> = new Map(
  [...BLOCKS.values()].map((definition) => {
    const examples = EXAMPLES[definition.type];
    if (examples === undefined) throw new Error(`the block ${definition.type} has no examples`);
    return [definition.type, { ...definition, examples }];
  }),
);
