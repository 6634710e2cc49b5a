import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

interface Locked {
  version: string;
  optionalDependencies?: Record<string, string>;
}

/**
 * npm leaves a platform's package out of the lock file when its registry cannot show it, and npm ci then refuses to install
 * anywhere. Each optional package must be listed, whatever platform it is for.
 */
test('the lock file lists the packages of every platform', async () => {
  const { packages }: { packages: Record<string, Locked> } = JSON.parse(await readFile('package-lock.json', 'utf8'));
  const names = new Set(Object.keys(packages).map((place) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length)));
  const missing = Object.values(packages).flatMap((locked) =>
    Object.keys(locked.optionalDependencies ?? {}).filter((name) => !names.has(name)),
  );
  expect(missing).toEqual([]);
});
