import type { FaultEntry } from '#lib/contract/fault.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import type { CheckingContext } from '#lib/operations/define-operation.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

interface Given {
  mallar?: readonly string[] | undefined;
  sprak?: readonly string[] | undefined;
}

/** A fault for every template and language that Studio does not have. */
export function sectionScopeFaults({ mallar = [], sprak = [] }: Given): FaultEntry[] {
  const templates = [...TEMPLATES.keys()];
  return [
    ...mallar.flatMap((mall, index) =>
      TEMPLATES.has(mall)
        ? []
        : [faultEntry('mall_okand', { falt: `mallar[${index}]` }, { mall: mall.slice(0, 60), tillatna: templates.join(', ') })],
    ),
    ...sprak.flatMap((language, index) =>
      LANGUAGES.some((known) => known === language)
        ? []
        : [faultEntry('sprak_okant', { falt: `sprak[${index}]` }, { sprak: language.slice(0, 60), tillatna: LANGUAGES.join(', ') })],
    ),
  ];
}

/** Why no section can have that id: it is taken, for good, or something else answers its address. */
export async function sectionIdFaults({ sections, reservedWords }: CheckingContext, id: string): Promise<FaultEntry[]> {
  if (reservedWords.has(id)) return [faultEntry('sektion_reserverad', { falt: 'id' }, { id })];
  const taken = (await sections()).some((section) => section.id === id);
  return taken ? [faultEntry('sektion_finns', { falt: 'id' }, { id })] : [];
}
