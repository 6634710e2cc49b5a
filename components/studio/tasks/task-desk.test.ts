import { expect, test } from 'vitest';
import { stepName, stepsOf, stepTo } from '#components/studio/tasks/task-desk.ts';
import type { QueueItem } from '#lib/contract/queue.ts';

const JAG = { id: 'jag' };
const av = { typ: 'person', id: 'jag', namn: 'Jag' } as const;
const OPEN: QueueItem = {
  ...{ id: 'u', rubrik: 'Ring', beskrivning: '', sektion: null, innehall: null, artikel: null, typ: 'uppgift', prioritet: 'normal' },
  ...{ ansvarig: null, senast: null, planerad: null, forsenad: false, kommentarer: 0, status: 'oppen', tagen_av: null, tagen_till: null },
  ...{ klar_av: null, av, skapad: '2026-11-24T10:00:00.000Z', andrad: '2026-11-24T10:00:00.000Z' },
};
const MINE: QueueItem = { ...OPEN, status: 'tagen', tagen_av: av };
const THEIRS: QueueItem = { ...MINE, tagen_av: { ...av, id: 'annan' } };
const DONE: QueueItem = { ...OPEN, status: 'klar', klar_av: av };

test('what is free is taken, what is one’s own is finished, prolonged or given back, and the rest is left alone', () => {
  expect([OPEN, MINE, THEIRS, DONE].map((task) => stepsOf(task, JAG))).toEqual([['ta', 'klar'], ['klar', 'ta', 'slapp'], [], []]);
  expect([stepName('ta', OPEN), stepName('ta', MINE)]).toEqual(['Ta', 'Förläng']);
});

test('a card is moved only to where a step leads', () => {
  const to = (task: QueueItem) => (['oppen', 'tagen', 'klar'] as const).map((column) => stepTo(task, column, JAG));
  expect(to(OPEN)).toEqual([undefined, 'ta', 'klar']);
  expect(to(MINE)).toEqual(['slapp', undefined, 'klar']);
  expect(to(THEIRS)).toEqual([undefined, undefined, undefined]);
  expect(to(DONE)).toEqual([undefined, undefined, undefined]);
});
