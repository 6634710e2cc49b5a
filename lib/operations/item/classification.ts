import type { FaultEntry } from '#lib/contract/fault.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';
import { openSections } from '#lib/operations/section/open-sections.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

/**
 * Every fault of a section and a template: that it does not exist, or that the section does not use it. What is not given has none.
 * A section that has been put away takes no article but the one that `standsIn` it already.
 */
export async function classificationFaults(
  context: CheckingContext,
  { sektion, mall }: { sektion?: string | undefined; mall?: string | undefined },
  standsIn?: string,
): Promise<FaultEntry[]> {
  const sections = await context.sections();
  const section = sections.find((candidate) => candidate.id === sektion);
  const known = mall !== undefined && TEMPLATES.has(mall);
  const faults: FaultEntry[] = [];
  if (sektion !== undefined && section === undefined) {
    faults.push(faultEntry('sektion_okand', { falt: 'sektion' }, { sektion: sektion.slice(0, 60), tillatna: openSections(sections) }));
  }
  if (section?.arkiverad && section.id !== standsIn) {
    faults.push(faultEntry('sektion_arkiverad', { falt: 'sektion' }, { sektion: section.namn, tillatna: openSections(sections) }));
  }
  if (mall !== undefined && !known) {
    faults.push(faultEntry('mall_okand', { falt: 'mall' }, { mall: mall.slice(0, 60), tillatna: [...TEMPLATES.keys()].join(', ') }));
  }
  if (section !== undefined && known && !section.mallar.includes(mall)) {
    faults.push(faultEntry('mall_ej_i_sektion', { falt: 'mall' }, { mall, sektion: section.id, tillatna: section.mallar.join(', ') }));
  }
  return faults;
}

/** Throws 422 when the section has been put away. */
export async function refuseArchived(context: CheckingContext, sektion: string): Promise<void> {
  const faults = (await classificationFaults(context, { sektion })).filter(({ kod }) => kod === 'sektion_arkiverad');
  if (faults.length > 0) throw new Fault(422, faults);
}

/** The version of a template that a section uses. Throws every fault of the two at once. */
export async function classification(
  context: CheckingContext,
  given: { sektion: string; mall: string },
  standsIn?: string,
): Promise<number> {
  const faults = await classificationFaults(context, given, standsIn);
  const template = TEMPLATES.get(given.mall);
  if (faults.length > 0 || template === undefined) throw new Fault(422, faults);
  return template.version;
}
