import { beforeEach, expect, test, vi } from 'vitest';
import { EMPTY_CONTENT } from '#components/editor/session/article-content.ts';
import { EMPTY_DRAFT } from '#components/studio/live/live-entry.ts';
import { unsavedWork } from '#components/studio/shell/unsaved-work.ts';
import { memoryStorage } from '#components/studio/storage/memory-storage.ts';
import { ownPlace } from '#components/studio/storage/own-storage.ts';
import { guardUnsaved } from '#components/studio/storage/unsaved-here.ts';

beforeEach(() => {
  vi.stubGlobal('localStorage', memoryStorage());
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
});

const draft = (flik: string, rubrik: string) => ({ flik, tid: 1, bas: 'r1', innehall: { ...EMPTY_CONTENT, rubrik } });

test('nothing unsaved is nothing to ask about', () => {
  expect(unsavedWork('p1')).toEqual([]);
});

test('an article is named by its headline, once however many tabs hold it, and by its language when that is not Swedish', () => {
  ownPlace('p1', 'osparat', 'a1', 'sv').keep([draft('t1', 'Torget'), draft('t2', 'Torget')]);
  ownPlace('p1', 'osparat', 'a1', 'en').keep([draft('t1', 'The square')]);
  ownPlace('p1', 'osparat', 'a2', 'sv').keep([draft('t1', ' ')]);
  expect(unsavedWork('p1')).toEqual([
    { namn: 'Torget', href: '/studio/artikel/a1' },
    { namn: 'The square (engelska)', href: '/studio/artikel/a1' },
    { namn: 'En artikel utan rubrik', href: '/studio/artikel/a2' },
  ]);
});

test('the handbook, and what is on the live desk, are named too; an empty entry is nothing', () => {
  ownPlace('p1', 'handbok').keep({ text: 'x', kommentar: '', bas: 1 });
  ownPlace('p1', 'live', 'a1', 'utkast', 'sv').keep({ ...EMPTY_DRAFT, text: ' ' });
  ownPlace('p1', 'live', 'a1', 'rattelse', 'sv', 'i:1').keep({ ...EMPTY_DRAFT, text: 'Rättat' });
  ownPlace('p1', 'live', 'a2', 'utkast', 'en').keep({ ...EMPTY_DRAFT, text: 'Now' });
  const arende = { slag: 'nytt', inlagg: EMPTY_DRAFT };
  ownPlace('p1', 'live', 'a2', 'utkorg').keep([{ nyckel: 'n', sprak: 'sv', tidigast: 1, forsokt: false, arende, hinder: null }]);
  expect(unsavedWork('p1')).toEqual([
    { namn: 'Handboken', href: '/studio/handbok/redigera' },
    { namn: 'En rättelse av ett liveinlägg', href: '/studio/artikel/a1/live' },
    { namn: 'Ett liveinlägg som du skriver på', href: '/studio/artikel/a2/live' },
    { namn: 'Liveinlägg som inte har skickats', href: '/studio/artikel/a2/live' },
  ]);
});

test('what the browser could not keep is asked about all the same', () => {
  const stop = guardUnsaved('p1', () => true);
  expect(unsavedWork('p1')).toEqual([{ namn: 'Det du skriver på den här sidan', href: undefined }]);
  stop();
  expect(unsavedWork('p1')).toEqual([]);
});
