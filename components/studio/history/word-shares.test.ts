import { expect, test } from 'vitest';
import { wordShares } from '#components/studio/history/word-shares.ts';

test.each([
  [{ manniska: 3, granskad: 1, maskin: 4 }, 50],
  [{ manniska: 999, granskad: 0, maskin: 1 }, 99],
  [{ manniska: 1, granskad: 0, maskin: 999 }, 1],
  [{ manniska: 0, granskad: 0, maskin: 9 }, 0],
  [{ manniska: 0, granskad: 9, maskin: 0 }, 100],
])('of %o a person has written or approved %i per cent', (counts, procent) => {
  expect(wordShares({ ...counts, okant: 5 })).toMatchObject({
    procent,
    rader: Object.entries(counts).map(([slag, ord]) => ({ slag, ord })),
  });
});

test('of no words that are counted nothing is told', () => {
  expect(wordShares({ manniska: 0, granskad: 0, maskin: 0, okant: 7 })).toBeUndefined();
});
