import { expect, it } from 'vitest';
import { sumWords } from '#components/studio/translation/sum-words.ts';

const NONE = { antal: 0, vantar: 0, pagar: 0, klar: 0, misslyckad: 0, avbruten: 0 };

it.each([
  [{ antal: 60, pagar: 4, vantar: 50, klar: 6 }, '6 av 60 är klara, 4 översätts, 50 väntar.'],
  [{ antal: 3, klar: 1, misslyckad: 1, avbruten: 1 }, '1 av 3 är klara, 1 misslyckades, 1 avbröts.'],
  [{ antal: 60, klar: 60 }, 'Alla 60 är klara.'],
  [{ antal: 1, klar: 1 }, 'Artikeln är översatt.'],
])('%j', (sum, words) => {
  expect(sumWords({ ...NONE, ...sum })).toBe(words);
});
