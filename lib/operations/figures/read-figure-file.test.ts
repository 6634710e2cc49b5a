import { expect, test } from 'vitest';
import { StoredFile } from '#lib/contract/stored-file.ts';
import { Fault } from '#lib/errors/fault.ts';
import { REVENUE_COLUMNS } from '#lib/figure-files/revenue-row.ts';
import { MOST_ROWS, namedColumns, readFigureFile } from '#lib/operations/figures/read-figure-file.ts';

/** A file of those bytes, which come a few at a time. */
function fileOf(content: string | Uint8Array, pieces = 7): StoredFile {
  const bytes = Buffer.from(content);
  return new StoredFile({
    ...{ filnamn: 'fil.csv', plats: '', sha256: '' },
    async *read() {
      for (let at = 0; at < bytes.length; at += pieces) yield bytes.subarray(at, at + pieces);
    },
  });
}

const read = (file: StoredFile, given: Record<string, string> = {}) =>
  readFigureFile(file, { kinds: REVENUE_COLUMNS, needed: ['dag', 'belopp'], given });

const refusal = async (file: StoredFile, given: Record<string, string> = {}) => {
  const refused = await read(file, given).catch((error: unknown) => error);
  if (!(refused instanceof Fault)) throw new Error('it was taken', { cause: refused });
  return refused;
};

test.each([
  ['semicolons and a mark', '\uFEFFDatum;Provision;Program\r\n2026-11-01;1 234,50;"Nät; & Co"\r\n'],
  ['tabs', 'Datum\tProvision\tProgram\n2026-11-01\t1 234,50\tNät; & Co'],
  ['commas', 'Datum,Provision,Program\n2026-11-01,"1 234,50",Nät; & Co\n'],
  ['lines of old', 'Datum;Provision;Program\r2026-11-01;1 234,50;"Nät; & Co"\r'],
  ['a delimiter after the last cell', '\n\nDatum;Provision;Program\n2026-11-01;1 234,50;"Nät; & Co";\n\n'],
])('a file with %s', async (_, text) => {
  const { kolumner, rows, refused } = await read(fileOf(text));
  expect(namedColumns(kolumner)).toEqual({ dag: 'Datum', belopp: 'Provision', program: 'Program' });
  expect([rows.map(({ celler }) => celler), refused]).toEqual([[{ dag: '2026-11-01', belopp: '1 234,50', program: 'Nät; & Co' }], []]);
});

test.each([
  ['UTF-16LE', Buffer.from('\uFEFFdag\tbelopp\tprogram\n2026-11-01\t1\tÅhléns', 'utf16le')],
  ['UTF-16BE', Buffer.from('\uFEFFdag\tbelopp\tprogram\n2026-11-01\t1\tÅhléns', 'utf16le').swap16()],
  ['Windows-1252', Buffer.from('dag\tbelopp\tprogram\n2026-11-01\t1\tÅhléns', 'latin1')],
])('a file in %s', async (_, bytes) => {
  expect((await read(fileOf(bytes))).rows).toEqual([{ rad: 2, celler: { dag: '2026-11-01', belopp: '1', program: 'Åhléns' } }]);
});

test('a row that says nothing is told with its line and column, and the rest goes on', async () => {
  const text =
    'dag;belopp;program\n2026-11-01;1;"två\nrader"\n2026-11-01;1\n\n2026-11-01;=cmd|x;Nät\n2026-11-01;-5;Nät\n2026-11-01;1;@SUM(A1)\n';
  const { rows, refused } = await read(fileOf(text));
  expect(rows.map(({ rad, celler }) => [rad, celler.belopp])).toEqual([
    [2, '1'],
    [7, '-5'],
  ]);
  expect(refused.map(({ rad, kolumn, kod }) => [rad, kolumn, kod])).toEqual([
    [4, '', 'rad_kolumner'],
    [6, 'belopp', 'rad_formel'],
    [8, 'program', 'rad_formel'],
  ]);
  expect(refused[0]?.orsak).toBe('Raden har 2 kolumner, och rubrikraden har 3.');
});

test('columns are found by their names, or as somebody says', async () => {
  const text = 'När;Summa;Program;Butik\n2026-11-01;1;a;b';
  const refused = await refusal(fileOf(text));
  expect(refused.fel.map(({ falt, kod }) => [falt, kod])).toEqual([
    ['kolumner.dag', 'csv_kolumn_saknas'],
    ['kolumner.belopp', 'csv_kolumn_saknas'],
  ]);
  expect(refused.fel[0]?.atgard).toContain('När, Summa, Program, Butik');
  expect(refused.extra).toEqual({ rubriker: ['När', 'Summa', 'Program', 'Butik'], kolumner: { program: 'Program' } });
  const { kolumner } = await read(fileOf(text), { dag: 'när', belopp: 'Summa', program: '' });
  expect(namedColumns(kolumner)).toEqual({ dag: 'När', belopp: 'Summa' });
  const unknown = await refusal(fileOf(text), { dag: 'Datum', belopp: 'Summa' });
  expect(unknown.fel.map(({ falt, kod }) => [falt, kod])).toEqual([['kolumner.dag', 'csv_kolumn_okand']]);
});

test.each([
  ['an Excel file', Buffer.from('PK\u0003\u0004xl'), 'Excelfil'],
  ['a picture', Buffer.from([137, 80, 0, 1]), 'textfil'],
  ['nothing', Buffer.from(''), 'tom'],
  ['a quotation mark that is never closed', Buffer.from('dag;belopp\n2026-11-01;1\n2026-11-01;"1\n2026-11-01;1\n'), 'rad 3'],
  ['a row without end', Buffer.from(`dag;belopp\n2026-11-01;${'1'.repeat(200_000)}`), 'rad 2'],
])('%s is refused', async (_, bytes, word) => {
  const { status, fel } = await refusal(fileOf(bytes, 1000));
  expect([status, fel.map(({ kod }) => kod)]).toEqual([422, ['csv_ogiltig']]);
  expect(fel[0]?.orsak).toContain(word);
});

test('more rows than there may be are refused', async () => {
  const { fel } = await refusal(fileOf(`dag;belopp\n${'2026-11-01;1\n'.repeat(MOST_ROWS + 1)}`, 64 * 1024));
  expect(fel.map(({ falt, kod }) => [falt, kod])).toEqual([['fil', 'for_lang']]);
  expect(fel[0]?.atgard).toContain('Dela filen mellan två dagar');
});
