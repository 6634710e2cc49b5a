import { expect, test } from 'vitest';
import { starSign } from '#lib/content/star-sign.ts';

test.each([
  ['1985-11-20', 'Skorpion'],
  ['1985-11-21', 'Skorpion'],
  ['1985-11-22', 'Skytt'],
  ['1990-12-21', 'Skytt'],
  ['1990-12-22', 'Stenbock'],
  ['1990-12-31', 'Stenbock'],
  ['1990-01-01', 'Stenbock'],
  ['1990-01-20', 'Vattuman'],
  ['2000-02-29', 'Fisk'],
  ['1990-03-21', 'Vädur'],
  ['1990-04-20', 'Oxe'],
  ['1990-05-21', 'Tvilling'],
  ['1990-06-21', 'Kräfta'],
  ['1990-07-23', 'Lejon'],
  ['1990-08-23', 'Jungfru'],
  ['1990-09-23', 'Våg'],
  ['1990-10-23', 'Skorpion'],
])('somebody born on %s is %s', (day, sign) => expect(starSign(day)).toBe(sign));

test.each(['', '1985', '1985-11', '1985-02-30', '1900-02-29', '20 november 1985'])('«%s» tells no sign', (day) => {
  expect(starSign(day)).toBe('');
});
