import { expect, test } from 'vitest';
import { toDoGroups } from '#components/studio/to-do/to-do-groups.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { QueueItem } from '#lib/contract/queue.ts';

const JAG: Actor = {
  ...{ typ: 'person', id: 'jag', namn: 'Jag', roll: 'skribent', sektioner: [], mallar: [], sprak: [] },
  ...{ publicera: false, schemalagga: false },
};
const av = { typ: 'person', id: 'jag', namn: 'Jag' } as const;
const task = (id: string, more: Partial<QueueItem> = {}): QueueItem => ({
  ...{ id, rubrik: id, beskrivning: '', sektion: null, innehall: null, artikel: null, typ: 'uppgift', prioritet: 'normal', ansvarig: av },
  ...{
    senast: null,
    planerad: null,
    forsenad: false,
    kommentarer: 0,
    status: 'oppen',
    tagen_av: null,
    tagen_till: null,
    klar_av: null,
    av,
  },
  ...{ skapad: '2026-11-24T10:00:00.000Z', andrad: '2026-11-24T10:00:00.000Z' },
  ...more,
});
const NOTHING = { tagna: [], ansvar: [], forsenade: [], begarda: [], publiceringar: [], granskning: [], utkast: [] };
const named = (groups: ReturnType<typeof toDoGroups>) =>
  groups.filter(({ entries }) => entries.length > 0).map(({ id, entries }) => [id, entries.map((entry) => entry.id)]);

test('a task stands where it presses most, and once', () => {
  const late = task('sen', { forsenad: true });
  const groups = toDoGroups({ ...NOTHING, tagna: [task('tagen')], ansvar: [task('min'), late], forsenade: [late, task('annans')] }, JAG, 0);
  expect(named(groups)).toEqual([
    ['tagna', ['tagen']],
    ['ansvar', ['sen', 'min']],
    ['forsenade', ['annans']],
  ]);
});

test('what is late or urgent says so', () => {
  const ansvar = [task('sen', { forsenad: true, prioritet: 'akut' }), task('akut', { prioritet: 'akut' }), task('vanlig')];
  const [, , , mine] = toDoGroups({ ...NOTHING, ansvar }, JAG, 0);
  expect(mine?.entries.map(({ badge }) => badge?.namn)).toEqual(['Försenad', 'Akut', undefined]);
});
