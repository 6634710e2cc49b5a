import type { Option } from '#components/ui/option-list.tsx';

/** What a theme may show of an article by itself. */
export const ARTICLE_PART_CHOICES: readonly Option[] = [
  { id: 'rubrik', namn: 'Rubriken' },
  { id: 'ingress', namn: 'Ingressen', hint: 'Få teman visar utdraget på artikelns egen sida.' },
  { id: 'byline', namn: 'Vem som har skrivit', hint: 'Temat visar artikelns byline, inte WordPress-användaren.' },
  { id: 'datum', namn: 'Datumet' },
  {
    ...{ id: 'bild', namn: 'Bilden överst' },
    hint: 'Bara om temat också visar bildtext och fotograf. Annars visar Studio bilden, och temats döljs.',
  },
];
