import { describe, expect, test } from 'vitest';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { jamforelse } from '#lib/blocks/jamforelse/index.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';

const context: RenderContext = { sprak: 'sv', mall: 'basttest', absolute: (address) => address };
const html = (...rader: object[]) => renderBodyHtml([{ type: 'jamforelse', attrs: { id: 'bjamfo0001', rader } }], context);

describe('what readers see', () => {
  test('a purchase link is marked as one, for readers and for search engines', () => {
    expect(html({ namn: 'Moka', butik: 'Kökshuset', lank: '/ut/moka' })).toContain(
      '<a class="jamforelse-knapp" href="/ut/moka" rel="sponsored nofollow noopener" aria-label="Köp hos Kökshuset: Moka">Köp hos Kökshuset</a><span class="jamforelse-annons">Annonslänk</span>',
    );
  });

  test('of two addresses the purchase link is followed; one that is none is not', () => {
    expect(html({ namn: 'Moka', lank: '/ut/moka', url: 'https://butik.example.com/moka' })).toContain('href="/ut/moka"');
    expect(html({ namn: 'Moka', lank: '/mat/moka', url: 'https://butik.example.com/moka' })).toContain(
      'href="https://butik.example.com/moka"',
    );
    expect(html({ namn: 'Moka', url: 'http://butik.example.com/moka' })).not.toContain('<a class');
  });

  test('a grade is told in words, one that cannot be shown not at all', () => {
    expect(html({ namn: 'Moka', betyg: 3.5 })).toContain('3,5 av 5');
    expect(html({ namn: 'Moka', betyg: 7 })).not.toContain('av 5');
  });

  test('two products are also told at a glance, each leading to its own words', () => {
    const both = html({ namn: 'Moka', betyg: 4 }, { namn: '' }, { namn: 'Pipa', pris: 129 });
    expect(both).toContain('<a href="#bjamfo0001-rad-1">Moka</a>');
    expect(both).toContain('<a href="#bjamfo0001-rad-3">Pipa</a>');
    expect(both).toContain('id="bjamfo0001-rad-3"');
    expect(both).toContain('<td>129 kr</td>');
    expect(html({ namn: 'Moka' })).not.toContain('<table');
  });
});

describe('what search engines are told', () => {
  const item = (row: object) => {
    const [list] = jamforelse.structuredData?.({ rader: [row] }, { ...context, utgivare: { name: 'T' } }, 'bjamfo0001') ?? [];
    return JSON.parse(JSON.stringify(list)).itemListElement[0].item;
  };

  test('nothing that the row does not say', () => {
    expect(item({ namn: 'Moka' })).toEqual({ '@type': 'Product', name: 'Moka' });
  });

  test('no offer for a price that is no amount, and no single note', () => {
    const told = item({ namn: 'Moka', betyg: 4, pris: 'från 300 kr', lank: '/ut/moka', plus: ['Billig'] });
    expect(told).not.toHaveProperty('offers');
    expect(told.review).not.toHaveProperty('positiveNotes');
    expect(told.review.reviewRating).toEqual({ '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 });
  });

  test('no review without a grade that can be shown', () => {
    expect(item({ namn: 'Moka', betyg: 0, kommentar: 'Bra.' })).not.toHaveProperty('review');
  });
});
