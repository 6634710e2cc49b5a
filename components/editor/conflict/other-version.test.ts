import { expect, test } from 'vitest';
import { otherVersion } from '#components/editor/conflict/other-version.ts';

const version = (id: string) => ({ av: { typ: 'person' as const, id, namn: 'Lukas' }, nr: 5, skapad: '2026-11-20T14:01:00Z' });
const jag = { typ: 'person' as const, id: 'p1' };

test('another writer is named', () => {
  const other = otherVersion(version('p2'), jag);
  expect(other.title).toBe('Lukas har också sparat');
  expect(other.saved).toBe('Lukas sparade version 5 kl. 15.01 medan du skrev.');
  expect(other.take).toBe('Ta Lukas version');
});

test('a writer who meets their own version is not told of it as of another’s', () => {
  expect(JSON.stringify(otherVersion(version('p1'), jag))).not.toContain('Lukas');
});
