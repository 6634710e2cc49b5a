import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';
import { type RunningWordPress, startWordPress } from './start.ts';

let wp: RunningWordPress;
beforeAll(async () => {
  wp = await startWordPress();
});
afterAll(() => wp?.stop());

it('the plugin’s own tests (wordpress/tests) find nothing wrong', async () => {
  const outcomes = z.record(z.string(), z.string()).parse(JSON.parse(await wp.php('plugin-units.php')));
  expect(Object.keys(outcomes).length).toBeGreaterThan(5);
  expect(Object.fromEntries(Object.entries(outcomes).filter(([, wrong]) => wrong !== ''))).toEqual({});
});

it('keeps the HTML of every block from users who may not write unfiltered HTML', async () => {
  const absolute = (address: string) => (address.startsWith('/') ? `https://studio.example${address}` : address);
  const context = { sprak: 'sv', mall: 'nyhet', innehall: 'x', live: true, absolute } as const;
  const bodies = [...BLOCKS_WITH_EXAMPLES.values()].flatMap(({ type, examples }) =>
    examples.valid.map(({ namn, block }) => [`${type}: ${namn}`, renderBodyHtml([block], context)] as const),
  );
  const judged = await wp.evaluate(`return array_map( 'Studio\\Companion\\is_harmless_html', json_decode( <<<'JSON'
${JSON.stringify(bodies.map(([, html]) => html))}
JSON
, true ) );`);
  const harmless = z.array(z.boolean()).parse(judged);
  expect(bodies.filter((_, index) => harmless[index] !== true).map(([name]) => name)).toEqual([]);
});
