import { expect, test } from 'vitest';
import { RELEVANT } from '#lib/contract/closed/idea.ts';
import { relevanceOf } from '#lib/ideas/relevance.ts';

const TEXT = 'Ny restaurang öppnar vid Södra station – bageriet flyttar in bredvid';
const weigh = (bevakade: string[], { sektionens = [] as string[], lardom = 0 } = {}) => relevanceOf(TEXT, { bevakade, sektionens, lardom });

test('one of the words looked for is enough to be relevant; without any it is not', () => {
  expect(weigh(['restaurang']).relevans).toBeGreaterThanOrEqual(RELEVANT);
  expect(weigh(['fotboll', 'tennis']).relevans).toBeLessThan(RELEVANT);
  expect(weigh(['restaurang', 'fotboll']).traffar).toEqual(['restaurang']);
});

test.each([
  ['bageri', true],
  ['bagerier', true],
  ['Restauranger', true],
  ['södra station', true],
  ['station södra', false],
  ['ny', true],
  ['nya', false],
  ['vid', true],
  ['vi', false],
  ['', false],
  ['–', false],
])('«%s» is found: %s', (word, found) => expect(weigh([word]).traffar).toEqual(found ? [word] : []));

test('a feed in which nothing is looked for is weighed by its section and by what was learnt', () => {
  const plain = weigh([]).relevans;
  expect(weigh([], { sektionens: ['restaurang', 'bageri'] }).relevans).toBeGreaterThan(plain);
  expect(weigh([], { lardom: 0.8 }).relevans).toBeGreaterThan(RELEVANT);
  expect(weigh([], { lardom: -0.8 }).relevans).toBeLessThan(plain);
});

test('what is dismissed again and again is relevant no longer, though it has the word', () => {
  expect(weigh(['restaurang'], { lardom: -0.9 }).relevans).toBeLessThan(RELEVANT);
});

test('it is always from 0 to 100', () => {
  const many = ['restaurang', 'station', 'bageri', 'södra', 'öppnar', 'flyttar', 'bredvid'];
  expect(weigh(many, { sektionens: many, lardom: 1 }).relevans).toBe(100);
  expect(weigh(['golf'], { lardom: -1 }).relevans).toBe(0);
});
