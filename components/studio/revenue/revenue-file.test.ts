import { expect, test } from 'vitest';
import { revenueFile } from '#components/studio/revenue/revenue-file.ts';

const money = (valuta: string, belopp: number, per_tusen: number | null) => ({
  ...{ valuta, belopp, text: '' },
  per_tusen: per_tusen === null ? null : { valuta, belopp: per_tusen, text: '' },
});

test('each currency has a row of its own, in its whole unit, and what is paid back is a figure too', () => {
  const file = revenueFile('Artikel', [
    { nyckel: 'a', namn: '=cmd|x', visningar: 1200, belopp: [money('SEK', 123_450, 5), money('JPY', 700, null)] },
    { nyckel: 'b', namn: 'Grytan', visningar: null, belopp: [money('SEK', -10, null)] },
  ]);
  expect(file).toBe(
    [
      '\uFEFF"Uppdelning";"Nyckel";"Namn";"Valuta";"Intäkter";"Per tusen visningar";"Visningar"',
      '"Artikel";"a";"\'=cmd|x";"SEK";"1234,5";"0,05";"1200"',
      '"Artikel";"a";"\'=cmd|x";"JPY";"700";"";"1200"',
      '"Artikel";"b";"Grytan";"SEK";"-0,1";"";""',
      '',
    ].join('\r\n'),
  );
});
