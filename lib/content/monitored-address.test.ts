import { describe, expect, test } from 'vitest';
import { monitoredAddress, ownPage } from '#lib/content/monitored-address.ts';

const OWN = ['https://tidningen.example'];

describe('what the link monitor knows a link by', () => {
  test.each([
    ['https://Annan.example/Sida?a=1#del', { adress: 'https://annan.example/Sida?a=1', vard: 'annan.example' }],
    ['http://annan.example', { adress: 'http://annan.example/', vard: 'annan.example' }],
    ['https://räksmörgås.example/ö', { adress: 'https://xn--rksmrgs-5wao1o.example/%C3%B6', vard: 'xn--rksmrgs-5wao1o.example' }],
    ['/Mat/Gryta/', { adress: '/mat/gryta', vard: '' }],
    ['https://www.tidningen.example/mat/gryta?fran=puff#recept', { adress: '/mat/gryta', vard: '' }],
    ['https://tidningen.example', { adress: '/', vard: '' }],
    [`https://annan.example/${'a'.repeat(1_970)}`, { adress: `https://annan.example/${'a'.repeat(1_970)}`, vard: 'annan.example' }],
  ])('%s', (address, known) => expect(monitoredAddress(address, OWN)).toEqual(known));

  test.each(['', '  ', '#recept', '?sida=2', 'mailto:a@b.example', 'tel:112', 'javascript:alert(1)', 'https://'])(
    '%j leads to no page',
    (address) => expect(monitoredAddress(address, OWN)).toBeUndefined(),
  );
});

describe('what of the site a path names', () => {
  test.each([
    ['/mat/gryta', { typ: 'artikel', sprak: 'sv', sektion: 'mat', slug: 'gryta' }],
    ['/en/mat/stew', { typ: 'artikel', sprak: 'en', sektion: 'mat', slug: 'stew' }],
    ['/ut/panna', { typ: 'utlank', kod: 'panna' }],
  ])('%s', (path, page) => expect(ownPage(path)).toEqual(page));

  test.each(['/', '/mat', '/en', '/en/mat', '/mat/rss.xml', '/tagg/mat/rss.xml', '/mat/%zz/x'])('%s is neither', (path) =>
    expect(ownPage(path)).toBeUndefined(),
  );
});
