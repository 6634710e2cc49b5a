import { describe, expect, it } from 'vitest';
import { columnsText, FIRST_COLUMNS } from '#components/studio/articles/article-columns.ts';
import { addressOf, changed, filterOf, isFiltered, queryOf, queryTextOf } from '#components/studio/articles/list-address.ts';

describe('the address of the list', () => {
  it('is bare when nothing is filtered', () => {
    expect(addressOf(filterOf({}))).toBe('/studio');
    expect(isFiltered(filterOf({ sida: '3' }))).toBe(false);
  });

  it('carries a filter there and back', () => {
    const filter = filterOf({
      sok: 'räkmacka & öl',
      sektion: 'mat',
      status: 'publicerad',
      en: 'saknas',
      agare: 'jag',
      tagg: 'öl',
      priser: 'gamla',
      alt: 'saknas',
      sortera: 'rubrik',
      sida: '4',
    });
    const query = Object.fromEntries(new URL(addressOf(filter), 'http://x').searchParams);
    expect(filterOf(query)).toEqual(filter);
  });

  it.each(['0', '-2', 'tre', ''])('takes the page «%s» for the first', (sida) => {
    expect(filterOf({ sida }).sida).toBe(1);
  });

  it('goes back to the first page when a filter changes, and only then', () => {
    const filter = filterOf({ sok: 'val', sida: '5' });
    expect(addressOf(changed(filter, { status: 'utkast' }))).toBe('/studio?sok=val&status=utkast');
    expect(addressOf(changed(filter, { sida: 6 }))).toBe('/studio?sok=val&sida=6');
  });

  it('is asked of the service without what is empty, and with its reader by name', () => {
    expect(queryOf(filterOf({}), 'p1')).toEqual({ sida: 1 });
    expect(queryOf(filterOf({ agare: 'jag', status: 'raderad' }), 'p1')).toEqual({ sida: 1, agare: 'p1', raderad: 'true' });
  });

  it('takes an order for no filter', () => {
    expect(isFiltered(filterOf({ sortera: 'rubrik' }))).toBe(false);
    expect(queryOf(filterOf({ sortera: 'rubrik', tagg: 'öl' }), 'p1')).toEqual({ sida: 1, sortera: 'rubrik', tagg: 'öl' });
    expect(queryTextOf(filterOf({ sortera: 'tokigt', tagg: 'öl' }))).toBe('tagg=%C3%B6l');
  });

  it('carries the columns, where they are others than the first, and goes to no other page for them', () => {
    const filter = filterOf({ kolumner: 'taggar,mall', sida: '3' });
    expect(filter.kolumner).toEqual(['mall', 'taggar']);
    expect(queryTextOf(filter)).toBe('kolumner=mall%2Ctaggar&sida=3');
    expect(isFiltered(filter)).toBe(false);
    expect(queryOf(filter, 'p1')).toEqual({ sida: 3 });
    expect(filterOf({ kolumner: columnsText([]) }).kolumner).toEqual([]);
    expect(queryTextOf(filterOf({ kolumner: columnsText(FIRST_COLUMNS) }))).toBe('');
    for (const kolumner of ['', 'skräp', ',', '__proto__']) expect(filterOf({ kolumner }).kolumner).toBe(FIRST_COLUMNS);
  });

  it('leaves out a status it does not know', () => {
    expect(addressOf(filterOf({ status: 'klar', en: 'kanske' }))).toBe('/studio');
  });
});
