import { expect, test } from 'vitest';
import { changedSection, missingInSection, sectionOf, suggestedId, writtenSection } from '#components/studio/sections/section-words.ts';
import { type Section, sectionFields } from '#lib/contract/section.ts';

const MAT: Section = {
  ...{ id: 'mat', namn: 'Mat', namn_en: 'Food', mallar: ['nyhet', 'recept'], sprak: ['sv', 'en'], kategori: 7 },
  ...{ ordning: 3, arkiverad: false },
};

test.each([
  ['Mat & dryck', 'mat-dryck'],
  ['Nöje', 'noje'],
  ['Årets 10 bästa', 'arets-10-basta'],
  ['24 timmar', 'timmar'],
  ['!!!', ''],
  ['Allt om livet på landet och i de små städerna vid havet', 'allt-om-livet-pa-landet-och-i-de-sma'],
])('«%s» is offered the address %s', (namn, id) => {
  expect(suggestedId(namn)).toBe(id);
  if (id !== '') expect(sectionFields.id.safeParse(id).success).toBe(true);
});

test('a section that is opened and sent changes nothing; what is written changes that alone', () => {
  const written = writtenSection(MAT, []);
  expect(changedSection(written, MAT)).toEqual({});
  expect(changedSection({ ...written, 'namn.en': ' Food & drink ', kategori: '' }, MAT)).toEqual({
    namn: { en: 'Food & drink' },
    kategori: null,
  });
});

test('a new one is for all templates and languages, and lacks its names', () => {
  const written = writtenSection(undefined, ['nyhet']);
  expect(Object.keys(missingInSection(written))).toEqual(['namn.sv', 'id']);
  expect(sectionOf({ ...written, 'namn.sv': 'Sport', id: 'sport' })).toEqual({
    ...{ id: 'sport', mallar: ['nyhet'], sprak: ['sv', 'en'], kategori: null },
    namn: { sv: 'Sport', en: '' },
  });
  expect(missingInSection({ ...written, 'namn.sv': 'Sport', id: 'sport och fritid', mallar: [], sprak: [] })).toMatchObject({
    id: expect.stringContaining('bindestreck'),
    mallar: 'Välj minst en mall.',
    sprak: 'Välj minst ett språk.',
  });
});
