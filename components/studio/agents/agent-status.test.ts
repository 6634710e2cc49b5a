import { expect, test } from 'vitest';
import { closedFor } from '#components/studio/agents/agent-status.ts';

const open = { aterkallad: null, utgar: null, agare: { id: '1', epost: 'a@exempel.se', namn: 'A', aktiv: true } };
const now = Date.parse('2026-11-27T12:00:00Z');

test('why a key opens nothing is told by the lasting reason', () => {
  expect(closedFor(open, now)).toBeUndefined();
  expect(closedFor({ ...open, utgar: '2026-11-27T12:00:01Z' }, now)).toBeUndefined();
  const ended = { ...open, utgar: '2026-11-27T12:00:00Z' };
  expect(closedFor(ended, now)?.text).toBe('Utgången');
  const alone = { ...ended, agare: { ...open.agare, aktiv: false } };
  expect(closedFor(alone, now)?.text).toBe('Ägaren avstängd');
  expect(closedFor({ ...alone, aterkallad: '2026-11-01T12:00:00Z' }, now)?.text).toBe('Återkallad');
});
