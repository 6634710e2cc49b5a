import { hasProgram } from '#lib/blocks/purchase-link.ts';
import type { RegisteredPrograms } from '#lib/blocks/registered-programs.ts';
import type { Block } from '#lib/contract/block.ts';

/** The fields by which goods say where they are bought, and who pays for it. */
const BOUGHT_BY = ['lank', 'url', 'program'];

/**
 * The blocks of an example as they pass the checks of this newsroom: goods keep where they are bought when a program that the newsroom has
 * pays for it, and are without it otherwise.
 */
export function withPaidLinks(blocks: readonly Block[], programs: RegisteredPrograms): Block[] {
  return blocks.map((block) => {
    const { attrs } = block;
    if (block.type === 'produkt') return { ...block, attrs: paid({ ...attrs }, programs) };
    if (block.type !== 'jamforelse' || !Array.isArray(attrs?.rader)) return block;
    const rader = attrs.rader.map((row: Record<string, unknown>) => paid(row, programs));
    return { ...block, attrs: { ...attrs, rader } };
  });
}

function paid(goods: Record<string, unknown>, programs: RegisteredPrograms): Record<string, unknown> {
  const [address, program] = [goods.lank ?? goods.url ?? '', goods.program ?? ''];
  if (address === '' || hasProgram(String(address), String(program), { programs })) return goods;
  return Object.fromEntries(Object.entries(goods).filter(([name]) => !BOUGHT_BY.includes(name)));
}
