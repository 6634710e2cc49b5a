import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { type RunningWordPress, startWordPress } from './start.ts';

/* The plugin promises PHP 7.4 and later; all other tests meet this machine's PHP. */

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

const read = <T>(schema: z.ZodType<T>, printed: string): T => schema.parse(JSON.parse(printed));

it.each(['7-4', '8-4'] as const)(
  'PHP %s takes an article once, whole, and leaves what was changed here, without a complaint',
  async (version) => {
    const units = read(z.record(z.string(), z.string()), await wp.otherPhp(version, 'plugin-units.php'));
    expect(Object.entries(units).filter(([, wrong]) => wrong !== '')).toEqual([]);
    expect(Object.keys(units).length).toBeGreaterThan(5);

    expect(read(z.record(z.string(), z.unknown()), await wp.otherPhp(version, 'plugin-journey.php'))).toEqual({
      delivered: [201, 'Ett'],
      'sent again': [409, 'studio_exists'],
      'another text': [200, 'Två'],
      'with new tags': [200, 'Med taggar'],
      tags: [[true, true, false], 2],
      'an older one': [409, 'studio_superseded'],
      'after a change here': [409, 'studio_changed'],
      noticed: [`prov-${version}`, ['title']],
      'taken down': [200, 'Tvåan'],
      'who there is': [200, ''],
      authors: [
        { name: 'redaktor', authors: 1, others: 0 },
        { name: 'Ingen', authors: 0, others: 0 },
      ],
      lacks: [],
    });
    expect(await wp.complaints()).toBe('');
  },
);
