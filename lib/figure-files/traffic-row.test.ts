import { expect, test } from 'vitest';
import { columnsOf } from '#lib/figure-files/columns.ts';
import { systemOf, TRAFFIC_COLUMNS, trafficRowOf } from '#lib/figure-files/traffic-row.ts';

/** The first row of what each system gives. */
test.each([
  [
    'matomo',
    'Label,Pageviews,Unique Pageviews,Bounce Rate,Avg. time on page,Exit rate,Avg. page load time,Metadata: url',
    { artikel: 'Metadata: url', visningar: 'Pageviews', besokare: 'Unique Pageviews' },
  ],
  ['matomo', 'label,nb_visits,nb_hits,sum_time_spent,entry_nb_visits,url', { artikel: 'url', visningar: 'nb_hits', besokare: 'nb_visits' }],
  [
    'plausible',
    'date,hostname,page,visits,visitors,pageviews,total_scroll_depth',
    { dag: 'date', artikel: 'page', visningar: 'pageviews', besokare: 'visitors' },
  ],
  [
    'plausible',
    'name,visitors,pageviews,bounce_rate,time_on_page,scroll_depth',
    { artikel: 'name', visningar: 'pageviews', besokare: 'visitors' },
  ],
  ['search-console', 'Top pages,Clicks,Impressions,CTR,Position', { artikel: 'Top pages', klick: 'Clicks', exponeringar: 'Impressions' }],
  [
    'search-console',
    'Populäraste sidorna,Klick,Exponeringar,CTR,Position',
    { artikel: 'Populäraste sidorna', klick: 'Klick', exponeringar: 'Exponeringar' },
  ],
  [undefined, 'Dag,Sida,Visningar', { dag: 'Dag', artikel: 'Sida', visningar: 'Visningar' }],
])('the columns of %s are known: %s', (system, header, expected) => {
  const names = header.split(',');
  const { kolumner, faults } = columnsOf(names, TRAFFIC_COLUMNS, {});
  expect([systemOf(names), Object.fromEntries(Object.entries(kolumner).map(([falt, { rubrik }]) => [falt, rubrik])), faults]).toEqual([
    system,
    expected,
    [],
  ]);
});

const read = (celler: Parameters<typeof trafficRowOf>[0]['celler']) =>
  trafficRowOf({ rad: 2, celler: { artikel: '/mat/soppa', ...celler } }, { kolumner: {}, today: '2026-11-25', dag: '2026-11-24' });

test('counts are whole, however they are grouped', () => {
  const counts = ['12', '1 234', '1,234', '1.234', '1\u202f234\u202f567', '12.0', '0'];
  expect(counts.map((visningar) => read({ visningar }))).toEqual(
    [12, 1234, 1234, 1234, 1_234_567, 12, 0].map((visningar) => ({
      rad: 2,
      dag: '2026-11-24',
      artikel: '/mat/soppa',
      antal: { visningar },
    })),
  );
});

test.each([
  [{ visningar: '12,5' }, 'rad_antal'],
  [{ visningar: '-1' }, 'rad_antal'],
  [{ visningar: '12k' }, 'rad_antal'],
  [{ visningar: '12345678901' }, 'rad_antal'],
  [{ visningar: '' }, 'rad_utan_antal'],
  [{ visningar: '1', dag: 'i går' }, 'rad_dag'],
  [{ visningar: '1', artikel: '' }, 'rad_artikel'],
])('%j says nothing', (celler, kod) => {
  expect(read(celler)).toMatchObject({ rad: 2, kod });
});
