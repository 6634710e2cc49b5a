import { expect, it } from 'vitest';
import { planWords } from '#components/editor/translation/plan-words.ts';

it('says what would be translated, kept and left', () => {
  const delar = [
    { del: 'rubrik', utfall: 'aktuell' as const },
    { del: 'block:b1', utfall: 'oversatt' as const },
    { del: 'block:b2', utfall: 'egen_inaktuell' as const },
  ];
  expect(planWords({ delar, atgang: { oversatta: 1, sparade: 2, tecken: 4200, sparade_tecken: 10 } })).toEqual([
    'Översätts: 1 block, 4\u00a0200 tecken.',
    'Behålls, eftersom någon har ändrat där: 1 block.',
    'Redan översatt: rubriken.',
  ]);
});

it('says when there is nothing to do', () => {
  expect(planWords({ delar: [], atgang: { oversatta: 0, sparade: 0, tecken: 0, sparade_tecken: 0 } })).toEqual([
    'Det finns inget att översätta: allt är aktuellt eller skrivet av någon.',
  ]);
});
