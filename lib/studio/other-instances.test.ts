import { expect, test } from 'vitest';
import { OtherInstances } from '#lib/studio/other-instances.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** Instances that hear each other, and themselves. */
function newsroom() {
  const all: OtherInstances[] = [];
  const state = { away: false };
  return {
    state,
    instance(id: string) {
      const others = new OtherInstances({
        id,
        async announce(what) {
          if (state.away) throw new Error('away');
          for (const each of all) each.heard(what);
        },
        log: { warn: () => {} },
      });
      all.push(others);
      return others;
    },
  };
}

test('one that hears and is not answered is alone; until then it may not be', async () => {
  const one = newsroom().instance('a');
  expect(one.mayBe).toBe(true);
  one.setHearing(true);
  await settled();
  expect(one.mayBe).toBe(false);
  one.setHearing(false);
  expect(one.mayBe).toBe(true);
});

test('a second one and the first know of each other at once, and what waits for that is told once', async () => {
  const { instance } = newsroom();
  const one = instance('a');
  let met = 0;
  one.onMet(() => {
    met += 1;
  });
  one.setHearing(true);
  await settled();
  const [second, third] = [instance('b'), instance('c')];
  second.setHearing(true);
  third.setHearing(true);
  await settled();
  expect([one.mayBe, second.mayBe, third.mayBe, met]).toEqual([true, true, true, 1]);
});

test('one that could not ask does not take itself to be alone, and other news are no company', async () => {
  const { state, instance } = newsroom();
  const one = instance('a');
  state.away = true;
  one.setHearing(true);
  await settled();
  expect(one.mayBe).toBe(true);
  state.away = false;
  one.setHearing(true);
  await settled();
  one.heard('publikt b');
  one.heard('konton');
  expect(one.mayBe).toBe(false);
});
