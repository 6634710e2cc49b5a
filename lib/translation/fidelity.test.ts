import { describe, expect, test } from 'vitest';
import { missingNames, numbersIn, unfaithful } from '#lib/translation/fidelity.ts';

const line = (text: string) => [{ type: 'text' as const, text }];

test.each([
  ['12 000 kronor', 'SEK 12,000'],
  ['12\u00a0000 kronor', 'SEK 12,000'],
  ['1 200 500 invånare', '1,200,500 inhabitants'],
  ['3,5 procent', '3.5 per cent'],
  ['klockan 18.30', 'at 6.30 pm'],
  ['kl. 18', '6 p.m.'],
  ['klockan 18.00', '6 pm'],
  ['klockan 09.05', '9.05 am'],
  ['kl 00.15', '12.15 am'],
  ['24 december 2026', '24 December 2026'],
  ['den 1 maj', '1 May'],
  ['E4 och väg 73', 'the E4 and road 73'],
  ['mellan 10 och 20', 'between 10 and 20'],
  ['2–1 (1–0)', '2–1 (1–0)'],
])('the figures of «%s» are those of «%s»', (svenska, engelska) => {
  expect(numbersIn(engelska)).toEqual(numbersIn(svenska));
});

describe('what is not faithful:', () => {
  test.each([
    ['Bron kostar 500 kronor.', 'The bridge costs SEK 900.', 'siffran 500 saknas.'],
    ['Bron är röd.', 'The bridge from 1931 is red.', 'siffran 1931 finns inte i källan.'],
    ['Bron är röd.', ' ', 'texten försvann.'],
    ['Läs mer på kommunen.se.', 'Read more at council.com.', 'adressen kommunen.se saknas.'],
    ['Läs mer där.', 'Read more at ond.example.', 'adressen ond.example finns inte i källan.'],
    ['Bron är röd.', 'The bridge\nis red.', 'texten har tecken eller radbrytningar som inte finns i källan.'],
    ['Bron är röd.', 'The bridge is red.\u0000', 'texten har tecken eller radbrytningar som inte finns i källan.'],
    ['Bron är röd.', 'The bridge is red \ud83d', 'texten har tecken eller radbrytningar som inte finns i källan.'],
    ['Ett.\n\nTvå.', 'One. Two.', 'antalet stycken stämmer inte.'],
    ['Bron är röd.', 'The bridge. '.repeat(40), 'texten är mycket längre än källan.'],
    ['Bron är röd och går över ån i stadens mitt, '.repeat(5), 'A bridge.', 'texten är mycket kortare än källan.'],
    ['Det här är en hel mening på svenska.', 'Det här är en hel mening på svenska.', 'texten är inte översatt.'],
  ])('«%s» as «%s»', (svenska, engelska, orsak) => {
    expect(unfaithful(line(svenska), line(engelska))).toBe(orsak);
  });
});

test.each([
  ['Nora Berg', 'Nora Berg'],
  ['Bron är röd.', 'The bridge is red.'],
  ['Ett.\n\nTvå.', 'One.\n\nTwo.'],
  ['Läs mer på sub.kommunen.se, eller kommunen.se.', 'Read more at sub.kommunen.se or kommunen.se.'],
  ['Det tog slut.Se även bron, säger 🙂.', 'It ended. See the bridge too, says 🙂.'],
])('«%s» may be «%s»', (svenska, engelska) => {
  expect(unfaithful(line(svenska), line(engelska))).toBeUndefined();
});

test('names within sentences that are gone are told', () => {
  expect(missingNames('Enligt Nora Berg och Ali Ek är bron röd.', 'According to Nora Berg the bridge is red.')).toEqual(['Ali Ek']);
  expect(missingNames('Det är Nora Bergs bro.', 'It is Nora Berg’s bridge.')).toEqual([]);
});
