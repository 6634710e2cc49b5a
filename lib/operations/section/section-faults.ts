import { CmsFailure } from '#lib/adapters/cms/failure.ts';
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

/**
 * A fault for a category that the publishing system does not have. Where it cannot say what it has, being away or having
 * none at all, whoever knows it is believed; so is what section `id` has already.
 */
export async function categoryFaults(
  { cms, sections }: CheckingContext,
  { id, kategori }: { id?: string | undefined; kategori?: number | null | undefined },
): Promise<FaultEntry[]> {
  if (kategori === undefined || kategori === null) return [];
  if ((await sections()).some((section) => section.id === id && section.kategori === kategori)) return [];
  const known = await categoriesKnown(cms);
  if (known.length === 0 || known.some((category) => category.id === kategori)) return [];
  const tillatna = known
    .slice(0, MANY_ENOUGH)
    .map((category) => `${category.id} ${category.namn}`)
    .join(', ');
  return [faultEntry('kategori_okand', { falt: 'kategori' }, { kategori, tillatna })];
}

/** So many are told by name: nobody reads more of them in a sentence. */
const MANY_ENOUGH = 20;

async function categoriesKnown(cms: CheckingContext['cms']) {
  try {
    return await cms.categories();
  } catch (failure) {
    if (!(failure instanceof CmsFailure)) throw failure;
    return [];
  }
}
