import { beforeEach, expect, test } from 'vitest';
import type { Confidential } from '#lib/access/confidential.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { ConfidentialArticles } from '#lib/studio/news/confidential-articles.ts';

const ADA: Actor = {
  ...{
    typ: 'person',
    id: 'ada',
    namn: 'Ada',
    roll: 'skribent',
    sektioner: [],
    mallar: [],
    sprak: [],
    publicera: false,
    schemalagga: false,
  },
};
const OF_BO: Confidential = { sektion: 'nyheter', konfidentiell: true, agare: { id: 'bo' }, insatta: [] };

let read: () => Promise<Map<string, Confidential>>;
let [changed, warned] = [0, 0];
let articles: ConfidentialArticles;

beforeEach(() => {
  [changed, warned] = [0, 0];
  read = async () => new Map([['x', OF_BO]]);
  articles = new ConfidentialArticles({ read: () => read(), changed: () => void changed++, log: { warn: () => void warned++ } });
});

test('until it is known which articles are confidential nobody is told of any', async () => {
  expect(articles.isKnownTo(ADA, 'y')).toBe(false);
  articles.setHearing(true);
  await articles.upToDate;
  expect([articles.isKnownTo(ADA, 'y'), articles.isKnownTo(ADA, 'x'), articles.isKnownTo({ ...ADA, id: 'bo' }, 'x')]).toEqual([
    true,
    false,
    true,
  ]);
  expect([articles.upToDate, changed]).toEqual([undefined, 1]);
  articles.setHearing(false);
  expect(articles.isKnownTo(ADA, 'y')).toBe(false);
});

test('of two readings the one that began last counts', async () => {
  articles.setHearing(true);
  const first = articles.upToDate;
  read = async () => new Map();
  articles.renew();
  await Promise.all([first, articles.upToDate]);
  expect([articles.isKnownTo(ADA, 'x'), changed]).toEqual([true, 1]);
});

test('what cannot be read is told of, and nothing of any article', async () => {
  read = () => Promise.reject(new Error('borta'));
  articles.setHearing(true);
  await articles.upToDate;
  expect([articles.isKnownTo(ADA, 'y'), warned]).toEqual([false, 1]);
});
