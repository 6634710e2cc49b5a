import { expect, test } from 'vitest';
import { quotaOfWritten, writtenQuota } from '#components/studio/agents/written-quota.ts';
import { NO_QUOTA, quotaSchema } from '#lib/contract/agent.ts';

test('only nothing is no limit: what is no number is refused at its field', () => {
  const written = { ...writtenQuota(NO_QUOTA), utkast: '5 st', ai_kostnad: '50 kr' };
  const refused = quotaSchema.safeParse(JSON.parse(JSON.stringify(quotaOfWritten(written))));
  expect(refused.error?.issues.map(({ path }) => path.join('.'))).toEqual(['utkast', 'ai_kostnad']);
});

test.each([NO_QUOTA, { utkast: 0, releaser: 7, ai_tokens: 1_000_000, ai_kostnad: 0.005 }, { ...NO_QUOTA, ai_kostnad: 0.000_000_1 }])(
  'what is written is read as it was',
  (quota) => {
    expect(quotaOfWritten(writtenQuota(quota))).toEqual(quota);
  },
);
