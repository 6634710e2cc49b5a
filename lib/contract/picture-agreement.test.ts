import { expect, test } from 'vitest';
import { lastDayBy, parseAgreement } from '#lib/contract/picture-agreement.ts';

test.each([
  ['TT: webb, 12 mån', { kanaler: ['webb'], tid: { antal: 12, enhet: 'manad' } }],
  [' TT Nyhetsbyrån: Webb, sociala, cms, 30 dagar ', { kanaler: ['webb', 'sociala', 'cms'], tid: { antal: 30, enhet: 'dag' } }],
  ['Egen bild:', { kanaler: [], tid: null }],
  ['Getty: 2 år', { kanaler: [], tid: { antal: 24, enhet: 'manad' } }],
])('%j is an agreement', (line, terms) => {
  expect(parseAgreement(line)).toEqual({ licens: line.trim(), ...terms });
});

test.each(['', 'TT', ': webb', 'TT: överallt', 'TT: webb, webb', 'TT: 0 mån', 'TT: 1 mån, 2 mån', 'TT: 12'])('%j is none', (line) => {
  expect(parseAgreement(line)).toBeUndefined();
});

test.each([
  ['TT: 12 mån', '2026-11-24', '2027-11-24'],
  ['TT: 1 mån', '2027-01-31', '2027-02-28'],
  ['TT: 3 mån', '2026-11-30', '2027-02-28'],
  ['TT: 30 dagar', '2026-12-15', '2027-01-14'],
  ['TT: 1 år', '2028-02-29', '2029-02-28'],
])('by %j what comes on %s may be used until %s', (line, today, last) => {
  const agreement = parseAgreement(line);
  expect(agreement && lastDayBy(agreement, today)).toBe(last);
});
