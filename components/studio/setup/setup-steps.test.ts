import { expect, test } from 'vitest';
import { stepAfter, stepOf } from '#components/studio/setup/setup-steps.ts';
import { SETUP_STEPS } from '#lib/contract/closed/setup.ts';
import type { SetupStepState } from '#lib/contract/setup.ts';

const states = (...lagen: SetupStepState[]) => ({ steg: SETUP_STEPS.map((id, index) => ({ id, lage: lagen[index] ?? 'kvar' })) });

test('the guide goes on at the first step that is left, unless another is asked for', () => {
  expect(stepOf(undefined, states())).toBe('webbplats');
  expect(stepOf(undefined, states('gjort', 'hoppat'))).toBe('personer');
  expect(stepOf(undefined, states('gjort', 'gjort', 'gjort', 'hoppat', 'gjort'))).toBe('klart');
  expect(stepOf('utseende', states())).toBe('utseende');
  expect(stepOf('finns-inte', states('gjort'))).toBe('sektioner');
  expect(stepOf(['klart'], states('gjort'))).toBe('sektioner');
});

test('each step leads to the next, and the last to the end', () => {
  expect(SETUP_STEPS.map(stepAfter)).toEqual(['sektioner', 'personer', 'utseende', 'publicering', 'klart']);
});
