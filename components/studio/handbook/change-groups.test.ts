import { describe, expect, test } from 'vitest';
import { changeGroups } from '#components/studio/handbook/change-groups.ts';
import { wordDiff } from '#lib/content/word-diff.ts';

const long = (word: string) => `${word} `.repeat(200);

describe('the changes of a long text', () => {
  test('are none when nothing has changed', () => {
    expect(changeGroups(wordDiff('Lika', 'Lika'))).toEqual([]);
    expect(changeGroups([])).toEqual([]);
  });

  test('are shown with a little of what surrounds them, far ones apart', () => {
    const [one, two, ...rest] = changeGroups(wordDiff(`${long('a')}gammalt${long(' b')}sist`, `${long('a')}nytt${long(' b')}slut`));
    expect(rest).toEqual([]);
    expect(one?.filter(({ op }) => op !== 'lika').map(({ op, text }) => [op, text])).toEqual([
      ['ut', 'gammalt'],
      ['in', 'nytt'],
    ]);
    expect(two?.filter(({ op }) => op !== 'lika').map(({ text }) => text)).toEqual(['sist', 'slut']);
    expect(one?.[0]?.text).toMatch(/^…/);
    expect(one?.at(-1)?.text).toMatch(/…$/);
    expect(JSON.stringify([one, two]).length).toBeLessThan(1_000);
  });

  test('are one group when they stand near each other', () => {
    expect(changeGroups(wordDiff('ett två tre fyra', 'ett 2 tre 4'))).toHaveLength(1);
  });
});
