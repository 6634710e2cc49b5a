import { BLOCKS } from '#lib/blocks/registry.ts';
import type { RequiredBlock, Template, TemplateExample } from '#lib/templates/define-template.ts';

/** A template as the operation `mallar` returns it; `sektioner` is filled in by the operation, which knows the sections. */
export interface DescribedTemplate {
  id: string;
  namn: string;
  version: number;
  beskrivning: string;
  sektioner: string[];
  kravda_falt: string[];
  tillatna_block: string[];
  /** With the name by which writers know the block, and the check speaks of it. */
  kravda_block: Array<RequiredBlock & { namn: string }>;
  onskade_block: string[];
  exempel?: Readonly<Record<string, TemplateExample>>;
}

export function describeTemplate(
  template: Template,
  sektioner: readonly string[],
  exempel?: DescribedTemplate['exempel'],
): DescribedTemplate {
  return {
    id: template.id,
    namn: template.namn,
    version: template.version,
    beskrivning: template.beskrivning,
    sektioner: [...sektioner],
    kravda_falt: [...template.kravda_falt],
    tillatna_block: [...template.tillatna_block],
    kravda_block: template.kravda_block.map((required) => ({ namn: BLOCKS.get(required.type)?.namn ?? required.type, ...required })),
    onskade_block: [...(template.onskade_block ?? [])],
    ...(exempel === undefined ? {} : { exempel }),
  };
}
