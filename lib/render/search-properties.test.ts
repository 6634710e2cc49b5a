import { describe, expect, test } from 'vitest';
import { LANGUAGES, type Language } from '#lib/contract/languages.ts';
import type { PublishedPage } from '#lib/render/article-page.ts';
import { jsonLd } from '#lib/render/json-ld.ts';
import { missingProperties, SEARCH_PROPERTIES } from '#lib/render/search-properties.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

/** Each template's shipped example against the table of what its types are to tell. */

type Node = Record<string, unknown>;

const page = (mall: string, sprak: Language): PublishedPage => ({
  sprak,
  mall,
  absolute: (address) => address,
  sektion: { namn: 'Mat', lank: 'https://tidningen.example/mat' },
  forfattare: [{ namn: 'Elsa Norén', lank: 'https://tidningen.example/skribent/elsa-noren' }],
  publicerad: '2026-11-20T08:30:00.000Z',
  andrad: '2026-11-20T09:30:00.000Z',
  sponsrad: null,
  lank: 'https://tidningen.example/mat/rubrik',
  sajt: { namn: 'Tidningen', lank: 'https://tidningen.example', logotyp: 'https://tidningen.example/logga.png' },
  taggar: ['bröd'],
  live: false,
  innehall: '0198f3a0-0000-7000-8000-000000000001',
  stig: [{ namn: 'Tidningen', lank: 'https://tidningen.example/' }],
});

/** The nodes of a page, and the products of its lists. */
function nodesOf(graph: readonly Node[]): Node[] {
  return graph.flatMap((node) => [node, ...productsIn(node)]);
}

function productsIn(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = '@type' in value && value['@type'] === 'Product' ? [{ ...value }] : [];
  return [...own, ...Object.values(value).flatMap(productsIn)];
}

const told = [...TEMPLATES_WITH_EXAMPLES].flatMap(([mall, { exempel }]) =>
  LANGUAGES.map((sprak) => ({ mall, sprak, exempel: exempel[sprak] })),
);

test.each(told)('the example of $mall in $sprak tells all that its types are to tell', ({ mall, sprak, exempel }) => {
  const graph: Node[] = JSON.parse(jsonLd(exempel, page(mall, sprak)))['@graph'];
  const faults = nodesOf(graph).flatMap((node) => {
    const missing = missingProperties(node);
    return missing === undefined ? [`${node['@type']} is in no table`] : missing.map((path) => `${node['@type']}.${path}`);
  });
  expect(faults).toEqual([]);
});

describe('the table', () => {
  test('has no property both told and untold', () => {
    for (const [type, { required, recommended, untold = {} }] of SEARCH_PROPERTIES) {
      const both = Object.keys(untold).filter((path) => [...required, ...recommended].includes(path));
      expect(both, type).toEqual([]);
    }
  });

  test('finds what is missing, of every one that is required and of some that is recommended', () => {
    const step = { '@type': 'HowToStep', text: 'Skruva.' };
    const missing = (steps: object[]) => missingProperties({ '@type': 'HowTo', name: 'Så', step: steps }) ?? [];
    expect(missing([step, { ...step, url: 'https://t.example/#1' }])).not.toContain('step.url');
    expect(missing([step, { '@type': 'HowToStep' }])).toContain('step.text');
    expect(missing([step])).toContain('step.url');
    expect(missing([])).toContain('step.text');
    expect(missingProperties({ '@type': 'Product', name: 'Panna' })).toContain('offers.price | review.reviewRating.ratingValue');
    expect(missingProperties({ '@type': 'Spaceship' })).toBeUndefined();
  });
});
