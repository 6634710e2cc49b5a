import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { atOnce } from '#lib/content/steps.ts';
import { foldSteps } from '#lib/ideas/fold.ts';
import type { NewsText } from '#lib/ideas/likeness.ts';
import { leastOf } from '#lib/machine/least-of.ts';
import { pace } from '#lib/machine/pace.ts';
import { workedMs } from '#lib/turns/worked.ts';

/** Headlines with their standfirsts, told by several newspapers each; events stand apart by a blank line. */
async function corpus(): Promise<NewsText[][]> {
  const text = await readFile(path.join(import.meta.dirname, 'same-event.txt'), 'utf8');
  return text
    .trim()
    .split('\n\n')
    .map((event) => event.split('\n').map((line) => ({ rubrik: line.split(' | ')[0] ?? '', ingress: line.split(' | ')[1] ?? '' })));
}

/** How many pairs are rightly and wrongly put together, and how many are not though they should be. */
function judged(pieces: ReadonlyArray<NewsText & { handelse: number }>): { right: number; wrong: string[]; missed: string[] } {
  const groups = atOnce(foldSteps(pieces));
  let right = 0;
  const [wrong, missed]: [string[], string[]] = [[], []];
  for (const [nr, one] of pieces.entries())
    for (const [before, other] of pieces.slice(0, nr).entries()) {
      const [isSame, isTogether] = [one.handelse === other.handelse, groups[nr] === groups[before]];
      if (isSame && isTogether) right += 1;
      else if (isTogether) wrong.push(`${one.rubrik} / ${other.rubrik}`);
      else if (isSame) missed.push(`${one.rubrik} / ${other.rubrik}`);
    }
  return { right, wrong, missed };
}

describe('the labelled corpus', () => {
  test('has events enough to say anything by', async () => {
    const events = await corpus();
    expect(events.length).toBeGreaterThanOrEqual(120);
    expect(events.every((event) => event.length >= 2 && event.every(({ rubrik, ingress }) => rubrik !== '' && ingress !== ''))).toBe(true);
  });

  test.each([
    ['as it stands', (pieces: unknown[]) => pieces],
    ['the other way round', (pieces: unknown[]) => pieces.toReversed()],
  ])('is folded with precision 0.95 and recall 0.85, %s', async (_, order) => {
    const events = await corpus();
    const pieces = events.flatMap((event, handelse) => event.map((piece) => ({ ...piece, handelse })));
    const { right, wrong, missed } = judged(order(pieces) as typeof pieces);
    expect(right / (right + wrong.length), wrong.join('\n')).toBeGreaterThanOrEqual(0.95);
    expect(right / (right + missed.length), missed.join('\n')).toBeGreaterThanOrEqual(0.85);
  });
});

/** Always the same numbers from 0 to 1 (mulberry32). */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** So many pieces of the corpus's own words, three of five events told twice. */
async function manyPieces(count: number): Promise<NewsText[]> {
  const words = [...new Set((await corpus()).flat().flatMap(({ rubrik, ingress }) => `${rubrik} ${ingress}`.split(' ')))];
  const next = numbers(20_261_125);
  const some = (length: number) => Array.from({ length }, () => words[Math.floor(next() * words.length)]).join(' ');
  const pieces: NewsText[] = [];
  while (pieces.length < count) {
    const [rubrik, ingress] = [some(8), some(20)];
    pieces.push({ rubrik, ingress });
    const again = {
      rubrik: `${rubrik.split(' ').slice(0, 5).join(' ')} ${some(3)}`,
      ingress: `${ingress.split(' ').slice(0, 12).join(' ')} ${some(6)}`,
    };
    if (next() < 0.6) pieces.push(again);
  }
  return pieces.slice(0, count);
}

test('10 000 ideas are folded within a second, none of them holding anybody up', async () => {
  const pieces = await manyPieces(10_000);
  let groups: number[] = [];
  const least = await leastOf(5, 1_000, () => {
    const before = workedMs();
    groups = atOnce(foldSteps(pieces));
    return (workedMs() - before) / pace();
  });
  expect(least).toBeLessThan(1_000);
  expect(new Set(groups).size).toBeGreaterThan(5_000);
  expect(new Set(groups).size).toBeLessThan(7_500);
});

test('what says nothing is folded with nothing', () => {
  const empty = { rubrik: 'Och det var allt', ingress: '' };
  expect(atOnce(foldSteps([empty, empty, { rubrik: '', ingress: '' }]))).toEqual([0, 1, 2]);
});

test('ten thousand entries of the same words are put together without comparing all of them', async () => {
  const same = { rubrik: 'Brand i lägenhet på Rosengård i Malmö', ingress: 'Räddningstjänsten larmades till Ramels väg.' };
  const least = await leastOf(5, 1_000, () => {
    const before = workedMs();
    expect(new Set(atOnce(foldSteps(Array.from({ length: 10_000 }, () => same)))).size).toBe(1);
    return (workedMs() - before) / pace();
  });
  expect(least).toBeLessThan(1_000);
});
