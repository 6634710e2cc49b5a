import { changedFields } from '#lib/content/changed-fields.ts';
import { makeSlug } from '#lib/content/slug.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import type { Section } from '#lib/contract/section.ts';

/** A section as it stands in its form; the names of its fields are those that a fault is told at. */
export interface WrittenSection {
  'namn.sv': string;
  'namn.en': string;
  id: string;
  mallar: string[];
  sprak: string[];
  /** The number of its category, or nothing. */
  kategori: string;
}

/** A new one is for everything, until something else is said. */
export function writtenSection(section: Section | undefined, templates: readonly string[]): WrittenSection {
  return {
    'namn.sv': section?.namn ?? '',
    'namn.en': section?.namn_en ?? '',
    id: section?.id ?? '',
    mallar: [...(section?.mallar ?? templates)],
    sprak: [...(section?.sprak ?? LANGUAGES)],
    kategori: section?.kategori == null ? '' : String(section.kategori),
  };
}

const LONGEST_ID = 40;

/** The address that a section of that name would have: `mat-dryck` of «Mat & dryck»; nothing of a name without a letter. */
export function suggestedId(namn: string): string {
  const slug = makeSlug(namn).replace(/^[0-9-]+/, '');
  if (slug.length <= LONGEST_ID) return slug;
  const end = slug.lastIndexOf('-', LONGEST_ID);
  return slug.slice(0, end > 0 ? end : LONGEST_ID);
}

/** What has to be mended before it can be sent. */
export function missingInSection(written: WrittenSection): Partial<Record<keyof WrittenSection, string>> {
  return {
    ...(written['namn.sv'].trim() === '' ? { 'namn.sv': 'Skriv vad sektionen heter.' } : {}),
    ...(/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(written.id)
      ? {}
      : { id: 'Adressen skrivs med små bokstäver a–z, siffror och bindestreck, till exempel sport-och-fritid.' }),
    ...(written.mallar.length === 0 ? { mallar: 'Välj minst en mall.' } : {}),
    ...(written.sprak.length === 0 ? { sprak: 'Välj minst ett språk.' } : {}),
  };
}

/** The section as it is asked for. */
export function sectionOf({ id, mallar, sprak, kategori, ...names }: WrittenSection) {
  return {
    ...{ id: id.trim(), mallar, sprak, kategori: kategori === '' ? null : Number(kategori) },
    namn: { sv: names['namn.sv'].trim(), en: names['namn.en'].trim() },
  };
}

/** What of a section that there is is another than it was. */
export function changedSection(written: WrittenSection, before: Section) {
  const { id: _, namn, ...rest } = sectionOf(written);
  const changed = changedFields(rest, before);
  const names = changedFields(namn, { sv: before.namn, en: before.namn_en });
  return Object.keys(names).length === 0 ? changed : { ...changed, namn: names };
}
