import { expect, test } from 'vitest';
import { lastRead } from '#components/studio/history/last-read.ts';

const person = (id: string) => ({ typ: 'person' as const, id, namn: id });
const revision = (nr: number, av: string, godkand: string | null = null) => ({
  ...{ id: `r${nr}`, nr, av: person(av) },
  godkand_av: godkand === null ? null : person(godkand),
});

test.each([
  ['what they approved last', [revision(4, 'anna'), revision(3, 'anna', 'bo'), revision(2, 'bo')], 'r3'],
  ['what they wrote last', [revision(4, 'anna'), revision(3, 'bo'), revision(2, 'anna', 'bo')], 'r3'],
  ['nothing that is the newest', [revision(2, 'anna', 'bo'), revision(1, 'bo')], undefined],
  ['nothing where they have had no part', [revision(2, 'anna'), revision(1, 'anna')], undefined],
])('somebody has last read %s', (_, revisions, expected) => {
  expect(lastRead(revisions, 'bo')?.id).toBe(expected);
});

test('what an assistant did its person need not have read', () => {
  const assistant = { ...revision(1, 'bo'), av: { ...person('bo'), typ: 'assistent' as const } };
  expect(lastRead([revision(2, 'anna'), assistant], 'bo')).toBeUndefined();
});
