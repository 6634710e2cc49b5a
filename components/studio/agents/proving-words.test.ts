import { expect, test } from 'vitest';
import { demandInWords, standingOf, TASK_WORDS } from '#components/studio/agents/proving-words.ts';
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

test('what an agent is held to is told as the newsroom’s, as its own or as a part of each', () => {
  const [hard, short] = [
    { minst: 0.9, dagar: 30 },
    { minst: 0.5, dagar: 1 },
  ];
  expect(demandInWords({ krav: hard, egna: null, redaktionens: hard })).toBe(
    'Redaktionens krav gäller alla agenter. Minst 90 % i varje slag under de senaste 30 dagarna',
  );
  expect(demandInWords({ krav: short, egna: short, redaktionens: null })).toBe('Minst 50 % i varje slag under det senaste dygnet');
  const both = { minst: 0.9, dagar: 1 };
  expect(demandInWords({ krav: both, egna: short, redaktionens: hard })).toBe(
    'Agentens och redaktionens krav tillsammans: minst 90 % i varje slag under det senaste dygnet',
  );
});
