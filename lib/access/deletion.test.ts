import { expect, test } from 'vitest';
import { mayDelete } from '#lib/access/deletion.ts';
import type { Actor } from '#lib/contract/actor.ts';

const person = (id: string, roll: Actor['roll']): Actor => ({
  ...{ typ: 'person', id, namn: 'Amina', roll, sektioner: [], mallar: [], sprak: [], publicera: false, schemalagga: false },
});
const article = (publicerad: string | null, publicerad_revision: { id: string; nr: number } | null) => ({
  ...{ sektion: 'nyheter', mall: 'nyhet', agare: { typ: 'person', id: 'p1', namn: 'Amina' } as const },
  ...{ publicerad, sprak: { sv: { publicerad_revision } } },
});

test.each([
  ['a writer’s own draft', 'p1', 'skribent', null, null, true],
  ['a colleague’s draft', 'p2', 'skribent', null, null, false],
  ['any draft, by a chief', 'p2', 'chefredaktor', null, null, true],
  ['one’s own that has been public', 'p1', 'skribent', '2026-11-20T08:00:00Z', null, false],
  ['what was taken down, by a chief', 'p2', 'chefredaktor', '2026-11-20T08:00:00Z', null, true],
  ['what readers have', 'p2', 'chefredaktor', '2026-11-20T08:00:00Z', { id: 'r1', nr: 1 }, false],
] as const)('%s', (_, id, roll, publicerad, revision, may) => {
  expect(mayDelete(person(id, roll), article(publicerad, revision))).toBe(may);
});
