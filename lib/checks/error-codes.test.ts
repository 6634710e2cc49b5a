import { expect, test } from 'vitest';
import { CHECKS } from '#lib/checks/catalogue.ts';
import { FAULTS } from '#lib/errors/codes.ts';

/** One table in the code, one page in the docs (decisions.md §2): the page is made from the tables. `vitest -u` writes it anew. */
test('docs/error-codes.md tells every code there is', async () => {
  const cell = (text: string) => text.replaceAll('|', '\\|');
  const faults = Object.entries(FAULTS).map(
    ([kod, { status, orsak, atgard }]) => `| \`${kod}\` | ${status} | ${cell(orsak)} | ${cell(atgard)} |`,
  );
  const checks = Object.entries(CHECKS).map(
    ([kod, { niva, orsak, atgard }]) => `| \`${kod}\` | ${niva === 'blockerar' ? 'B' : 'V'} | ${cell(orsak)} | ${cell(atgard)} |`,
  );
  const page = [
    '# Error codes',
    '',
    'Every entry of `fel` and `varningar` has a stable `kod`. Words in braces are filled in. Derived from `lib/errors/codes.ts` and',
    '`lib/checks/catalogue.ts`; do not edit.',
    '',
    '## Refusals',
    '',
    '| kod | status | orsak | atgard |',
    '|---|---|---|---|',
    ...faults,
    '',
    '## Checks before publication',
    '',
    'B stops a release, V is advice.',
    '',
    '| kod | nivå | orsak | atgard |',
    '|---|---|---|---|',
    ...checks,
    '',
  ].join('\n');
  await expect(page).toMatchFileSnapshot('../../docs/error-codes.md');
});
