import { expect, test } from 'vitest';
import { sharedMark } from '#lib/site/shared-of-list.ts';

const url = 'https://kvallsro.example';
const srcOf = (logotyp: string) => sharedMark({ url, identitet: { namn: 'Kvällsro', logotyp } })?.src ?? null;

test.each([
  ['', null],
  ['/media/019a9f00-1111-7222-8333-444455556666/640.png', `${url}/media/019a9f00-1111-7222-8333-444455556666/640.png`],
  ['https://annan.example/logga.png', 'https://annan.example/logga.png'],
  ['https://annan.example/svg.php?fil=logga', 'https://annan.example/svg.php?fil=logga'],
  ['https://annan.example/logga.svg', null],
  ['https://annan.example/logga.SVGZ?v=2#topp', null],
])('a shared link shows the logotype %s as %s: one that is drawn no service shows', (logotyp, src) => {
  expect(srcOf(logotyp)).toBe(src);
});
