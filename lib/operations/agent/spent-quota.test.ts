import { expect, test } from 'vitest';
import { spentQuota } from '#lib/operations/agent/spent-quota.ts';

const at = { day: '2026-11-27', now: '2026-11-27T22:59:00.000Z' };

test.each([
  ['utkast', 7, 'Agenten har använt hela dagens kvot: 7 utkast.'],
  ['releaser', 1, 'Agenten har använt hela dagens kvot: en publicering.'],
  ['ai_tokens', 5, 'Agenten har använt hela dagens kvot: 5 AI-tokens.'],
  ['ai_kostnad', 0.000_04, 'Agenten har använt hela dagens kvot: AI för 0,00004.'],
] as const)('%s: %s', (kind, most, orsak) => {
  const { status, fel, headers } = spentQuota({ kind, most, ...at });
  expect([status, headers]).toEqual([429, { 'Retry-After': '60' }]);
  expect(fel).toMatchObject([
    { kod: 'kvot_slut', orsak, atgard: 'Be en administratör höja kvoten, eller fortsätt efter midnatt svensk tid.' },
  ]);
});

test('a limit of none is nothing that comes back at midnight', () => {
  const { fel, headers } = spentQuota({ kind: 'ai_kostnad', most: 0, ...at });
  expect(fel).toMatchObject([{ orsak: 'Agenten får inte använda AI.', atgard: 'Be en administratör höja kvoten.' }]);
  expect(headers).toEqual({});
});
