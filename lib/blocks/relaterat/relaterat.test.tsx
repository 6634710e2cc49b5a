import { describe, expect, test } from 'vitest';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { autoTags } from '#lib/blocks/relaterat/auto-tags.ts';
import { relatedLinks } from '#lib/blocks/relaterat/related-links.ts';

const article = (slug: string) => ({ rubrik: slug, url: `/mat/${slug}` });
const context: RenderContext = {
  sprak: 'sv',
  mall: 'nyhet',
  absolute: (address) => (address.startsWith('/') ? `https://tidningen.example${address}` : address),
  lank: 'https://tidningen.example/mat/sjalv',
  relaterade: new Map([['bröd', ['sjalv', 'a', 'b', 'c', 'd', 'e', 'f'].map(article)]]),
};
const shown = (attrs: Parameters<typeof relatedLinks>[0], other: Partial<RenderContext> = {}) =>
  relatedLinks(attrs, { ...context, ...other }).map(({ rubrik }) => rubrik);

describe('what readers are led on to', () => {
  test('the five latest with the tag, without the article itself', () => {
    expect(shown({ auto: true, tagg: ' bröd ' })).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  test('what the writer chose, as long as nothing was fetched or found', () => {
    const attrs = { auto: true, tagg: 'bröd', lankar: [article('vald')] };
    expect(shown(attrs, { relaterade: undefined })).toEqual(['vald']);
    expect(shown({ ...attrs, tagg: 'ost' })).toEqual(['vald']);
    expect(shown({ auto: true, tagg: 'ost' })).toEqual([]);
  });

  test('what the writer chose, when no tag is asked for', () => {
    expect(shown({ tagg: 'bröd', lankar: [article('vald')] })).toEqual(['vald']);
  });

  test.each(['/mat/sjalv', 'https://tidningen.example/mat/sjalv/', '/mat/sjalv?fran=puff#slutet'])('never %s, which is itself', (url) => {
    expect(shown({ lankar: [{ rubrik: 'Själv', url }, article('annan')] })).toEqual(['annan']);
    expect(shown({ lankar: [{ rubrik: 'Själv', url }] }, { lank: undefined })).toEqual(['Själv']);
  });

  test('nothing half or unsafe', () => {
    expect(shown({ lankar: [{ rubrik: 'Bara ord' }, { url: '/a' }, { rubrik: 'x', url: 'javascript:alert(1)' }] })).toEqual([]);
  });
});

test('the tags to fetch are those of the blocks that ask, once each', () => {
  const block = (attrs: Record<string, unknown>) => ({ type: 'relaterat', attrs });
  expect(
    autoTags([
      block({ auto: true, tagg: 'bröd' }),
      block({ auto: true, tagg: 'bröd ' }),
      block({ auto: false, tagg: 'ost' }),
      block({ auto: true }),
      { type: 'paragraph', attrs: { auto: true, tagg: 'smör' } },
    ]),
  ).toEqual(['bröd']);
});
