import { textOfBlock } from '#lib/blocks/block-text.ts';
import type { Block } from '#lib/contract/block.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { FaultPlace } from '#lib/errors/fault.ts';
import { shortened } from '#lib/suggestions/lengths.ts';
import type { PartValue } from '#lib/translation/article-parts.ts';

const NAMES: Readonly<Record<string, string>> = {
  ...{ rubrik: 'rubriken', ingress: 'ingressen', hero: 'huvudbildens texter' },
  'meta.seoTitel': 'SEO-titeln',
  'meta.seoBesk': 'SEO-beskrivningen',
  'meta.puffTitel': 'pufftiteln',
  'meta.socialText': 'delningstexten',
  'meta.puffBild': 'puffbilden',
  'meta.puffSrc': 'puffbildens adress',
  'meta.avsnittRiktning': 'avsnittens riktning',
  'meta.live': 'uppgiften om direktrapportering',
};
/** Enough to know a block again by. */
const QUOTED = 40;

/** What a part of an article is called to a journalist, within a sentence: a block by how its text begins. */
export function partName(del: string, value: PartValue | undefined): string {
  if (!del.startsWith('block:')) return NAMES[del] ?? `fältet ${del}`;
  // What stands under a block's key is a block.
  const text = value === undefined ? '' : shortened(textOfBlock(value as Block), QUOTED);
  return text === '' ? 'ett block' : `blocket ”${text}”`;
}

/** Where a part stands, for a warning. */
export function partPlace(del: string, sprak: Language): FaultPlace {
  return del.startsWith('block:') ? { falt: 'block', sprak, block: del.slice('block:'.length) } : { falt: del, sprak };
}
