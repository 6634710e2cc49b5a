import { expect, test } from 'vitest';
import { figuresFile } from '#components/studio/figures/figures-file.ts';

const READ = {
  visningar: 12,
  lastid: [0, 10].map((fran) => ({ fran, visningar: fran === 0 ? 12 : 5 })),
  djup: [0, 25].map((fran) => ({ fran, visningar: fran === 0 ? 12 : 4 })),
};

test('the file has a row for each figure, and no cell begins a formula', () => {
  const file = figuresFile([
    { uppdelning: 'Dag', rader: [{ nyckel: '2026-11-25', namn: '2026-11-25', ...READ }] },
    { uppdelning: 'Artikel', rader: ['=cmd|x', '+1', '-1', '@SUM(A1)', '\tx'].map((namn) => ({ nyckel: 'a', namn, ...READ })) },
  ]);
  expect(file).toMatch(/^\uFEFF"Uppdelning";"Nyckel";"Namn";"Visningar";"Lästid minst 10 s";"Läsdjup minst 25 %"\r\n/);
  expect(file).toContain('"Dag";"2026-11-25";"2026-11-25";"12";"5";"4"\r\n');
  for (const escaped of ['"\'=cmd|x"', '"\'+1"', '"\'-1"', '"\'@SUM(A1)"', '"\'\tx"']) expect(file).toContain(escaped);
});

test('of nothing it has its head alone', () => {
  expect(figuresFile([])).toBe('\uFEFF"Uppdelning";"Nyckel";"Namn";"Visningar"\r\n');
});
