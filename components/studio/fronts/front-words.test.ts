import { expect, test } from 'vitest';
import { hindranceInWords, placeName, ruleInWords, timesInWords } from '#components/studio/fronts/front-words.ts';
import { MOST_PLACES } from '#lib/contract/closed/edition.ts';

const EMPTY = { artikel: null, fran: null, till: null, sektion: null, tagg: null };
const lists = { sektioner: [{ id: 'mat', namn: 'Mat' }], taggar: [{ id: 't1', namn: 'höst' }] };

test('places are called as the page has them', () => {
  expect(Array.from({ length: MOST_PLACES }, (_, nr) => placeName(nr, true))).toEqual([
    'Störst',
    ...['Bredvid', 'Bredvid'],
    ...['Raden', 'Raden', 'Raden', 'Raden'],
  ]);
  expect([placeName(0, false), placeName(1, false)]).toEqual(['Störst', 'Listan']);
});

test('a rule is said as whoever chose it would', () => {
  expect(ruleInWords(EMPTY, lists)).toBe('det senaste');
  expect(ruleInWords({ ...EMPTY, sektion: 'mat' }, lists)).toBe('det senaste i Mat');
  expect(ruleInWords({ ...EMPTY, tagg: 't1' }, lists)).toBe('det senaste med taggen höst');
  expect(ruleInWords({ ...EMPTY, tagg: 'okänd' }, lists)).toBe('det senaste med taggen okänd');
});

test('a time is said of what is chosen alone', () => {
  const fran = '2025-11-19T08:00:00.000Z';
  expect(timesInWords({ ...EMPTY, fran })).toBe('');
  expect(timesInWords({ ...EMPTY, artikel: 'a' })).toBe('');
  expect(timesInWords({ ...EMPTY, artikel: 'a', fran, till: '2025-11-19T10:30:00.000Z' })).toBe(
    'från 19 november 09.00 till 19 november 11.30',
  );
});

test('what hinders is said of the article, or of the rule that names nothing', () => {
  expect(hindranceInWords({ hinder: null, vald: 'Fyren' })).toBeUndefined();
  expect(hindranceInWords({ hinder: 'redan', vald: 'Fyren' })).toEqual({ slag: 'Väntar', varfor: 'Fyren står redan högre upp' });
  expect(hindranceInWords({ hinder: 'inte_publik', vald: null })?.varfor).toBe('Den valda artikeln är inte publik');
  const { slag, varfor } = hindranceInWords({ hinder: 'regel_saknas', vald: 'Fyren' }) ?? {};
  expect([slag, varfor]).toEqual(['Fel', expect.stringMatching(/^Regelns tagg eller sektion finns inte: välj en annan/)]);
});
