import { expect, test } from 'vitest';
import { standingOf, TASK_WORDS } from '#components/studio/agents/proving-words.ts';
import { BREAKAGES } from '#lib/proving/breakages.ts';
import { CONFLICT_NAMES } from '#lib/proving/conflict-task.ts';
import { INJECTION_NAMES } from '#lib/proving/hostile-task.ts';

test('every task that there is has words for those who read results, and no other', () => {
  expect(Object.keys(TASK_WORDS).toSorted()).toEqual([...BREAKAGES.keys(), ...INJECTION_NAMES, ...CONFLICT_NAMES].toSorted());
});

test('a round goes on until it is answered or its time is up', () => {
  const round = { id: 'r', agent: 'a', nyckel_prefix: 'studio_', fro: null, skapad: '', poang: 0, slag: [], uppgifter: [] };
  const [before, after] = [Date.parse('2026-11-20T08:00:00Z'), Date.parse('2026-11-22T08:00:00Z')];
  const open = { ...round, ovning: false, klar: null, slutar: '2026-11-21T08:00:00Z' };
  expect([standingOf(open, before), standingOf(open, after)]).toEqual(['pagar', 'avbrutet']);
  expect(standingOf({ ...open, klar: '2026-11-20T09:00:00Z' }, before)).toBe('klart');
  expect(standingOf({ ...open, ovning: true }, after)).toBe('ovning');
});
