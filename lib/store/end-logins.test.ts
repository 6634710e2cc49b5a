import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

test('logins are ended in one place: nobody else raises a person’s number, or removes their logins', () => {
  const files = globSync('{app,lib,scripts}/**/*.ts', { exclude: ['**/*.test.ts'] });
  expect(files.length).toBeGreaterThan(500);
  const elsewhere = files.filter((file) =>
    /session_nr\s*=\s*(?:\w+\.)?session_nr\s*\+|DELETE FROM session WHERE person_id/.test(readFileSync(file, 'utf8')),
  );
  expect(elsewhere).toEqual(['lib/store/end-logins.ts']);
});
