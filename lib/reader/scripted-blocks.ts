import type { Block } from '#lib/contract/block.ts';

/** The blocks that the script adds something to; what it does with each stands in script/reader.ts. */
export const SCRIPTED_BLOCKS: ReadonlySet<string> = new Set(['avsnitt', 'evenemang', 'galleri', 'inbaddning', 'liveinlagg', 'quizfragor']);

/** Whether a page that is not public is the better for the script: with none of these blocks it is sent none. */
export function hasScriptedBlock(blocks: readonly Block[]): boolean {
  return blocks.some(({ type }) => SCRIPTED_BLOCKS.has(type));
}
