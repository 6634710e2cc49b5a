import { expect, test } from 'vitest';
import { hasProgram, isNetworkAddress, isOutboundLink, isPurchaseAddress } from '#lib/blocks/purchase-link.ts';
import { programsNamed, registeredProgramsOf } from '#lib/blocks/registered-programs.ts';

test.each(['https://butik.example.com/panna', '/ut/panna-1', ' https://butik.example.com '])('%s is where one may buy', (address) => {
  expect(isPurchaseAddress(address)).toBe(true);
});

test.each(['http://butik.example.com', 'www.butik.se', '/mat/panna', '/ut/', '/ut/a/b', 'mailto:a@b.se', 'tel:08', '', 'https:'])(
  '%s is not',
  (address) => {
    expect(isPurchaseAddress(address)).toBe(false);
  },
);

test('a registered program is named, or shown by the address', () => {
  const programs = registeredProgramsOf([{ namn: 'Adtraction', domaner: ['adtraction.com'] }]);
  expect(hasProgram('https://butik.example.com', 'Adtraction', { programs })).toBe(true);
  expect(hasProgram('/ut/panna', '', { codes: new Set(['panna']) })).toBe(true);
  expect(hasProgram('https://track.adtraction.com/t/t?a=1', '', { programs })).toBe(true);
  expect(hasProgram('https://butik.example.com', '', { programs })).toBe(false);
  expect(hasProgram('https://butik.example.com', ' ', { programs })).toBe(false);
});

test('one that nobody has registered is none', () => {
  const programs = registeredProgramsOf([{ namn: 'Awin', domaner: ['awin1.com'] }]);
  for (const known of [{}, { programs }]) {
    expect(hasProgram('https://butik.example.com', 'Adtraction', known)).toBe(false);
    expect(hasProgram('https://track.adtraction.com/t/t?a=1', '', known)).toBe(false);
  }
});

test('what a version may mean a program by is found wherever it stands, and no more of it than anybody writes', () => {
  const block = [
    { type: 'jamforelse', attrs: { rader: [{ program: ' Nätverket "A" ', url: 'https://www.köksboden.example/panna' }] } },
    { type: 'paragraph', content: [{ type: 'text', text: 'Se HTTP://Butik.example:8443/x.' }] },
  ];
  expect(programsNamed({ ingress: '', block })).toEqual({
    names: ['nätverket "a"'],
    hosts: ['www.xn--kksboden-n4a.example', 'xn--kksboden-n4a.example', 'butik.example'],
  });
  const many = Array.from({ length: 2_000 }, (_, nr) => ({
    type: 'produkt',
    attrs: { program: `p${nr}`, lank: `https://b${nr}.example/` },
  }));
  const { names, hosts } = programsNamed({ ingress: '', block: many });
  expect([names.length, hosts.length]).toEqual([500, 500]);
});

test('a code of the site’s own that is not registered has no program, whatever is named beside it', () => {
  expect(hasProgram('/ut/panna')).toBe(false);
  expect(hasProgram('/ut/panna', 'Adtraction', { codes: new Set(['gryta']) })).toBe(false);
});

test('an address that only resembles a network’s is none', () => {
  expect(isNetworkAddress('https://adtraction.com.example.com/')).toBe(false);
  expect(isNetworkAddress('https://myadtraction.com/')).toBe(false);
  expect(isNetworkAddress('https://example.com/?u=https://track.adtraction.com')).toBe(false);
});

test('a network’s address is one over plain http too, though nothing is sold at it', () => {
  expect(isNetworkAddress('http://track.adtraction.com/')).toBe(true);
  expect(isPurchaseAddress('http://track.adtraction.com/')).toBe(false);
});

const own = ['https://kvallsro.example', ''];

test.each([
  '/ut/okand',
  ' /ut/okand ',
  '/ut/okand?x=1',
  '/ut/okand/',
  '/ut/okand#a',
  '/UT/okand',
  '/ut/okänd',
  '/ut/a/b',
  '/ut/',
  '/ut',
  '/mat/../ut/okand',
  '/%75t/okand',
  '/ut/%',
  'https://kvallsro.example/ut/okand',
  'http://www.kvallsro.example/ut/okand?x=1',
  'HTTPS://KVALLSRO.EXAMPLE/ut/okand',
])('%s is an outbound link whose code is not registered, however it is spelt', (address) => {
  expect(isOutboundLink(address, own)).toBe(true);
  expect(hasProgram(address, 'Adtraction', { codes: new Set(['panna']), own })).toBe(false);
});

test.each(['/ut/panna', '/ut/panna/', '/ut/panna?x=1', '/ut/panna#a', 'https://kvallsro.example/ut/panna'])(
  '%s has the program of its registered code',
  (address) => {
    expect(hasProgram(address, '', { codes: new Set(['panna']), own })).toBe(true);
  },
);

test.each(['/utrikes', '/utrikes/a', '/mat/ut/a', 'https://butik.example.com/ut/okand', 'mailto:ut@kvallsro.example', '#ut/a', ''])(
  '%s is no outbound link of the site',
  (address) => {
    expect(isOutboundLink(address, own)).toBe(false);
  },
);
