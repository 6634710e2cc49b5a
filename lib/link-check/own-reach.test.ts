import { expect, test } from 'vitest';
import { StrangerRefused } from '#lib/internet/fetch-stranger.ts';
import { OwnReach } from '#lib/link-check/own-reach.ts';

function reachOver(up: ReadonlySet<string>) {
  const asked: string[] = [];
  let time = 0;
  const reach = new OwnReach(
    {
      async look(url) {
        asked.push(url.href);
        if (!up.has(url.host)) throw new StrangerRefused('slow', 'too slow');
        return { status: 200, headers: {}, beginning: Buffer.alloc(0) };
      },
    },
    () => new Date(time),
  );
  return { reach, asked, later: (ms: number) => (time += ms) };
}

const others = async () => ['https://a.example/1', 'https://b.example/2'];

test('Studio reaches the internet when anybody has just answered, and then asks nobody', async () => {
  const { reach, asked } = reachOver(new Set());
  reach.heard();
  expect(await reach.reaches(others)).toBe(true);
  expect(asked).toEqual([]);
});

test('else when one of those that were there answers', async () => {
  const { reach, asked } = reachOver(new Set(['b.example']));
  expect(await reach.reaches(others)).toBe(true);
  expect(asked).toEqual(['https://a.example/1', 'https://b.example/2']);
});

test('it reaches nobody when none does, and asks them again in a while', async () => {
  const up = new Set<string>();
  const { reach, asked, later } = reachOver(up);
  expect([await reach.reaches(others), await reach.reaches(others)]).toEqual([false, false]);
  expect(asked).toHaveLength(2);
  up.add('a.example');
  later(61_000);
  expect(await reach.reaches(others)).toBe(true);
});

test('where no link is known to be there it asks whoever knows the names', async () => {
  const { reach, asked } = reachOver(new Set(['www.iana.org']));
  expect(await reach.reaches(async () => [])).toBe(true);
  expect(asked).toEqual(['https://www.iana.org/']);
});
