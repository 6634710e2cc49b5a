import { expect, test } from 'vitest';
import { remarks } from './remarks.ts';

test('what failed is told with its cause, once, whichever runner ran it', () => {
  const said = [
    ' FAIL  tillsammans  e2e/api/one.test.ts > a test',
    ' FAIL  tillsammans  e2e/api/one.test.ts > a test',
    "\u001b[31mAssertionError: expected [ 'a' ] to deeply equal [ 'b' ]\u001b[39m",
    '',
    '- Expected',
    '+ Received',
    '',
    '  [',
    "-   'b',",
    "+   'a',",
    '  ]',
    '',
    ' ❯ e2e/api/one.test.ts:7:3',
    '     - 7 |   no part of the difference',
    '     ✓ another 300ms (retry x1)',
    '     ✓ a third 300ms',
    '  1) e2e/browser/two.spec.ts:5:1 › a page ─────────────',
    '',
    '    Error: expect(locator).toBeVisible() failed',
    ' FAIL  lib/three.test.ts',
    '',
    'nothing more',
  ].join('\n');
  expect(remarks(said)).toEqual([
    "failed, at least once: tillsammans  e2e/api/one.test.ts > a test: AssertionError: expected [ 'a' ] to deeply equal [ 'b' ] (- 'b', + 'a',)",
    'passed at its second try: ✓ another 300ms (retry x1)',
    'failed, at least once: e2e/browser/two.spec.ts:5:1 › a page: Error: expect(locator).toBeVisible() failed',
    'failed, at least once: lib/three.test.ts',
  ]);
});
