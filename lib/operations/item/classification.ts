import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

/**
 * Checks that the section exists, the template exists and the section uses it; returns the template's version. Throws
 * every fault at once.
 */
export async function classification(context: OperationContext, { sektion, mall }: { sektion: string; mall: string }): Promise<number> {
  const sections = await context.sections();
  const section = sections.find((candidate) => candidate.id === sektion);
  const template = TEMPLATES.get(mall);
  const faults = [];
  if (section === undefined) {
    faults.push(faultEntry('sektion_okand', { falt: 'sektion' }, { sektion, tillatna: sections.map(({ id }) => id).join(', ') }));
  }
  if (template === undefined) {
    faults.push(faultEntry('mall_okand', { falt: 'mall' }, { mall, tillatna: [...TEMPLATES.keys()].join(', ') }));
  }
  if (section !== undefined && template !== undefined && !section.mallar.includes(mall)) {
    faults.push(faultEntry('mall_ej_i_sektion', { falt: 'mall' }, { mall, sektion, tillatna: section.mallar.join(', ') }));
  }
  if (faults.length > 0 || template === undefined) throw new Fault(422, faults);
  return template.version;
}
