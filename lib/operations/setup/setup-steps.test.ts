import { expect, test } from 'vitest';
import { FIRST_SETTINGS, withChange } from '#lib/contract/settings.ts';
import { setupFrom } from '#lib/operations/setup/setup-steps.ts';

const NEW = { settings: FIRST_SETTINGS, sections: 0, people: false };
const states = (...given: Parameters<typeof setupFrom>) => setupFrom(...given).steg.map(({ lage }) => lage);
const BEGUN = { steg: {}, avslutad: false };

test('a new newsroom has five steps before it; one that was there before the guide is not asked to take them', () => {
  expect(setupFrom(BEGUN, NEW)).toMatchObject({ pagar: true });
  expect(states(BEGUN, NEW)).toEqual(['kvar', 'kvar', 'kvar', 'kvar', 'kvar']);
  expect(setupFrom(undefined, NEW).pagar).toBe(false);
});

test('what was made by a file, or by operations, is done', () => {
  const settings = withChange(FIRST_SETTINGS, {
    webbplats: { namn: 'Fjällbladet', logotyp: '/media/x' },
    publicering: { cms: 'wordpress' },
  });
  expect(setupFrom(BEGUN, { settings, sections: 2, people: true })).toMatchObject({ pagar: false });
  expect(states(BEGUN, { settings, sections: 2, people: true })).toEqual(['gjort', 'gjort', 'gjort', 'gjort', 'gjort']);
});

test('what somebody has said of a step is what it is', () => {
  const steg = { webbplats: 'hoppat', sektioner: 'kvar', publicering: 'gjort' } as const;
  expect(states({ steg, avslutad: false }, { ...NEW, sections: 6 })).toEqual(['hoppat', 'kvar', 'kvar', 'kvar', 'gjort']);
  expect(setupFrom({ steg, avslutad: true }, NEW).pagar).toBe(false);
});
