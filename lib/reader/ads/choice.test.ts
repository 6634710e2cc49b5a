import { describe, expect, test } from 'vitest';
import { answerIn, writtenAnswer } from '#lib/reader/ads/choice.ts';

const NOW = Date.parse('2026-11-27T10:00:00.000Z');
const DAY = 24 * 60 * 60 * 1000;
const PARTIES = 'https://annons.exempel.se https://reklam.exempel.se';

describe('an answer that is kept', () => {
  test('holds for half a year', () => {
    for (const answer of ['ja', 'nej'] as const) {
      const kept = writtenAnswer(answer, PARTIES, NOW);
      expect(answerIn(kept, PARTIES, NOW)).toBe(answer);
      expect(answerIn(kept, PARTIES, NOW + 179 * DAY)).toBe(answer);
      expect(answerIn(kept, PARTIES, NOW + 180 * DAY)).toBeUndefined();
    }
  });

  test('tells when it was given, and to whom', () => {
    expect(JSON.parse(writtenAnswer('ja', PARTIES, NOW))).toEqual({ svar: 'ja', parter: PARTIES, tid: '2026-11-27T10:00:00.000Z' });
  });

  test('is a yes to those that were named: to fewer, and to nobody more', () => {
    const kept = writtenAnswer('ja', PARTIES, NOW);
    expect(answerIn(kept, 'https://reklam.exempel.se', NOW)).toBe('ja');
    expect(answerIn(kept, `${PARTIES} https://ny.exempel.se`, NOW)).toBeUndefined();
    expect(answerIn(writtenAnswer('nej', PARTIES, NOW), `${PARTIES} https://ny.exempel.se`, NOW)).toBe('nej');
  });

  test.each([
    null,
    '',
    'ja',
    '{}',
    '[]',
    'null',
    '{"svar":"ja"}',
    '{"svar":"kanske","parter":"","tid":"2026-11-27T10:00:00.000Z"}',
    '{"svar":"ja","parter":"https://annons.exempel.se https://reklam.exempel.se","tid":"i går"}',
    '{"svar":"ja","parter":7,"tid":"2026-11-27T10:00:00.000Z"}',
  ])('is none where it says %s', (kept) => {
    expect(answerIn(kept, PARTIES, NOW)).toBeUndefined();
  });
});
