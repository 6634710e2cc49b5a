import { expect, test } from 'vitest';
import type { Presence } from '#lib/contract/presence.ts';
import type { StaffNews } from '#lib/contract/staff-news.ts';
import { newsOf, PresenceBoard } from '#lib/studio/news/presence-board.ts';

const ADA: Presence = {
  ...{
    innehall: 'x',
    fonster: 'ett',
    av: { typ: 'person', id: 'ada', namn: 'Ada' },
    sprak: 'sv',
    block: null,
    falt: null,
    markor: null,
    skriver: false,
  },
};
const SAVED: StaffNews = {
  ...{ om: 'innehall', innehall: 'x', sprak: 'en', gjorde: 'sparaSprakversion' },
  av: { typ: 'agent', id: 'robot', namn: 'Översättaren' },
};

function board() {
  const state = { now: 0 };
  const told: StaffNews[] = [];
  const made = new PresenceBoard({ deliver: (news) => told.push(news), clock: () => state.now });
  made.stop();
  return { board: made, told, state };
}

test('who is there is told when it is another than before, and kept for two minutes after the last word', () => {
  const { board: there, told, state } = board();
  there.heard(newsOf(ADA));
  state.now = 100_000;
  there.heard(newsOf(ADA));
  expect(told).toEqual([newsOf(ADA)]);
  there.heard(newsOf({ ...ADA, falt: 'rubrik' }));
  state.now = 219_000;
  expect(there.present('x')).toEqual([{ ...ADA, falt: 'rubrik' }]);
  state.now = 220_000;
  expect(there.present()).toEqual([]);
  expect(told.at(-1)).toEqual({ ...newsOf({ ...ADA, falt: 'rubrik' }), lamnar: true });
});

test('whoever is told of by a version that knows of no cursors has none', () => {
  const { board: there } = board();
  const { markor: _, ...former } = ADA;
  there.heard({ ...newsOf(ADA), narvaro: former as Presence });
  expect(there.present('x')).toEqual([ADA]);
});

test('who leaves is gone at once, and a window is in one article at a time', () => {
  const { board: there, told } = board();
  there.heard(newsOf(ADA));
  there.heard(newsOf({ ...ADA, innehall: 'y' }));
  expect([there.present('x'), there.present('y').length]).toEqual([[], 1]);
  there.heard({ ...newsOf({ ...ADA, innehall: 'y' }), lamnar: true });
  expect([there.present(), told.at(-1)?.lamnar]).toEqual([[], true]);
});

test('an agent that saves writes there, in each language that it saves; a person who does has a window', () => {
  const { board: there } = board();
  there.heard(SAVED);
  there.heard({ ...SAVED, sprak: 'sv' });
  there.heard({ ...SAVED, av: { typ: 'person', id: 'bo', namn: 'Bo' } });
  there.heard({ ...SAVED, gjorde: 'sattSprakstatus', innehall: 'z' });
  // What is accepted is a save.
  there.heard({ ...SAVED, gjorde: 'godtaAndringsforslag', av: { typ: 'assistent', id: 'hjalp', namn: 'Assistenten' } });
  expect(there.present().map(({ av, sprak, skriver }) => [av.namn, sprak, skriver])).toEqual([
    ['Översättaren', 'en', true],
    ['Översättaren', 'sv', true],
    ['Assistenten', 'en', true],
  ]);
});

test('nobody fills it: of one person twenty windows are kept, and of all of them two thousand', () => {
  const { board: there } = board();
  for (let nr = 0; nr < 50; nr++) there.heard(newsOf({ ...ADA, fonster: `f${nr}` }));
  expect(there.present().map(({ fonster }) => fonster)).toEqual(Array.from({ length: 20 }, (_, nr) => `f${nr + 30}`));
  for (let nr = 0; nr < 2_100; nr++) there.heard(newsOf({ ...ADA, av: { typ: 'person', id: `p${nr}`, namn: 'P' } }));
  expect(there.present()).toHaveLength(2_000);
});
