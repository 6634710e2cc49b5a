import { expect, test } from 'vitest';
import { readAddress } from '#components/editor/body/text-tools.ts';

test.each([
  ['dn.se', 'https://dn.se'],
  [' www.riksdagen.se/sv/?q=1 ', 'https://www.riksdagen.se/sv/?q=1'],
  ['tips@tidningen.se', 'mailto:tips@tidningen.se'],
  ['http://exempel.se', 'http://exempel.se'],
  ['/nyheter/ett', '/nyheter/ett'],
  ['#rubrik', '#rubrik'],
])('%s becomes the address %s', (typed, href) => {
  expect(readAddress(typed)).toEqual({ href });
});

test.each(['', 'javascript:alert(1)', 'två ord', '//frammande.se'])('«%s» is refused in words', (typed) => {
  expect(readAddress(typed)).toEqual({ fault: expect.stringMatching(/^(Skriv|Adressen)/) });
});
