import { z } from 'zod';
import { fault } from '#lib/errors/fault.ts';
import { listTemplates } from '#lib/operations/template/list-templates.operation.ts';
import type { Fields } from '#lib/transports/mcp/define-tool.ts';

type Answer = z.infer<typeof listTemplates.output>;
const { mallar, blockfalt } = listTemplates.output.shape;

/** Either one template whole, or all of them in a word each. */
export const templateAnswer = z.object({
  ok: z.literal(true),
  mallar: z.array(mallar.element.pick({ id: true, namn: true, beskrivning: true, sektioner: true })).optional(),
  mall: mallar.element.omit({ exempel: true }).optional(),
  exempel: z.record(z.string(), z.unknown()).optional(),
  blockfalt: blockfalt.optional(),
});

/** The template asked for, with an example and the fields of its own blocks or of those named; without one, the list to choose from. */
export function shownTemplates(answer: Answer, { mall, sprak = 'sv', block }: Fields): Fields {
  if (mall === undefined) {
    return { ok: true, mallar: answer.mallar.map(({ id, namn, beskrivning, sektioner }) => ({ id, namn, beskrivning, sektioner })) };
  }
  const found = answer.mallar.find(({ id }) => id === mall);
  if (found === undefined)
    throw fault(
      'mall_okand',
      { falt: 'mall' },
      { mall: String(mall).slice(0, 60), tillatna: answer.mallar.map(({ id }) => id).join(', ') },
    );
  const { exempel, ...template } = found;
  const asked = Array.isArray(block) ? block.map(String) : ownBlocks(answer, template);
  const unknown = asked.find((type) => !Object.hasOwn(answer.blockfalt, type));
  if (unknown !== undefined) {
    throw fault('falt_varde', { falt: 'block' }, { fick: unknown.slice(0, 60), tillatna: Object.keys(answer.blockfalt).join(', ') });
  }
  const fields = Object.fromEntries(Object.entries(answer.blockfalt).filter(([type]) => asked.includes(type)));
  return { ok: true, mall: template, exempel: exempel?.[String(sprak)] ?? {}, blockfalt: fields };
}

/** Those that the template needs, and those that not every template may have. */
function ownBlocks({ mallar }: Answer, { tillatna_block, kravda_block }: Answer['mallar'][number]): string[] {
  const own = tillatna_block.filter((type) => !mallar.every((other) => other.tillatna_block.includes(type)));
  return [...kravda_block.map(({ type }) => type), ...own];
}
