import { expect, test } from 'vitest';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { hasScriptedBlock, SCRIPTED_BLOCKS } from '#lib/reader/scripted-blocks.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';

/** What the script looks for (script/reader.ts), as it stands in the markup. */
const LOOKED_FOR = /class="live"|data-quiz=|data-nedrakning=|data-inbaddning=|class="galleri|class="avsnitt-innehall"/;

test.each([...BLOCKS_WITH_EXAMPLES.values()])(
  'a page with $type gets the script if there is something for it to do',
  ({ type, examples }) => {
    const markup = examples.valid.map(({ block }) =>
      renderBodyHtml([block, block, block], { sprak: 'sv', mall: 'nyhet', absolute: (address) => address, live: true, innehall: 'a1' }),
    );
    expect(markup.some((html) => LOOKED_FOR.test(html))).toBe(SCRIPTED_BLOCKS.has(type));
  },
);

test('a page without such a block gets none', () => {
  expect(hasScriptedBlock([{ type: 'paragraph' }])).toBe(false);
  expect(hasScriptedBlock([{ type: 'paragraph' }, { type: 'quizfragor' }])).toBe(true);
});
