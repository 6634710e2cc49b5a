import { expect, test } from 'vitest';
import { versionsWith } from '#components/studio/media/exchange-plan.ts';
import type { PictureUsage } from '#lib/contract/media.ts';

const use = (innehall: string, sprak: 'sv' | 'en', publicerad: boolean, arbetsversion: boolean): PictureUsage => ({
  ...{ innehall, sprak, publicerad, arbetsversion, rubrik: innehall, block: null, roll: 'hero' },
});

test('each language version that is worked on with the picture is there once, and whether readers see it', () => {
  const uses = [use('a', 'sv', false, true), use('a', 'sv', true, true), use('a', 'en', false, true), use('b', 'sv', true, false)];
  expect(versionsWith(uses).map(({ innehall, sprak, publicerad }) => `${innehall} ${sprak} ${publicerad}`)).toEqual([
    'a sv true',
    'a en false',
  ]);
});
