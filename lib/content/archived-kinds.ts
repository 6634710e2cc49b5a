import type { ArchivedKind, NewsroomReport } from '#lib/contract/newsroom-archive.ts';

/** What the kinds of things in an archive are called to people. */
export const ARCHIVED_NAMES: Record<ArchivedKind, string> = {
  roller: 'Egna roller',
  sektioner: 'Sektioner',
  personer: 'Personer',
  agenter: 'Agenter',
  installningar: 'Versioner av inställningar och handbok',
  personlexikon: 'Personlexikonet',
  taggar: 'Taggar',
  annonsprogram: 'Annonsprogram',
  utlankar: 'Utlänkar',
  omdirigeringar: 'Omdirigeringar',
  bevakningar: 'Bevakade flöden',
  stommar: 'Egna stommar och mönster',
  samlingar: 'Samlingar av bilder',
  bilder: 'Bilder',
  artiklar: 'Artiklar',
  intakter: 'Intäkter, rader',
  inlasttrafik: 'Trafik från andra system, rader',
  uppgifter: 'Uppgifter i arbetskön',
  kommentarer: 'Kommentarer till uppgifter',
  artikelkommentarer: 'Kommentarer till artiklar',
};

/** What becomes of the things of one kind, such as «3 nya, 12 lika»; empty where the archive has none. */
export function archivedCounts({ nya, lika, fortsatta, aldre, olika }: NewsroomReport['antal'][ArchivedKind]): string {
  const parts = [
    [nya, 'nya'],
    [lika, 'lika'],
    [fortsatta, 'fortsatta'],
    [aldre, 'nyare här'],
    [olika, 'olika och lämnade'],
  ] as const;
  return parts.flatMap(([number, what]) => (number > 0 ? [`${number} ${what}`] : [])).join(', ');
}
