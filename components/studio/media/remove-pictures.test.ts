import { expect, test, vi } from 'vitest';
import { removePictures } from '#components/studio/media/remove-pictures.ts';
import type { Media } from '#lib/contract/media.ts';
import { ApiFault } from '#lib/transports/client/api-fault.ts';
import { Unreachable } from '#lib/transports/client/browser.ts';

const { studio } = vi.hoisted(() => ({ studio: { taBortMedia: vi.fn() } }));
vi.mock('#lib/transports/client/browser.ts', async (original) => ({ ...(await original<object>()), studio }));

const picture = (id: string): Media => ({
  ...{ id, filnamn: `${id}.jpg`, typ: 'image/jpeg', bredd: 1, hojd: 1, byte: 1, alt: {}, caption: '', caption_en: '', kredit: '' },
  ...{
    nyckelord: [],
    fokus: null,
    farg: null,
    rattigheter: null,
    av: { typ: 'person', id: 'p', namn: 'P' },
    skapad: '2026-01-01T00:00:00.000Z',
  },
  ...{ src: `/media/${id}/1.jpg`, varianter: [], stilla: null },
});

const refusal = (status: number, kod: string) =>
  new ApiFault(status, { fel: [{ falt: 'id', sprak: '', orsak: 'Orsak.', atgard: 'Åtgärd.', kod }] });

test('each is removed; one that is refused is left with why, and hinders no other', async () => {
  studio.taBortMedia.mockImplementation(async ({ id }: { id: string }) => {
    if (id === 'b') throw refusal(409, 'bild_anvands');
  });
  const left = await removePictures(['a', 'b', 'c'].map(picture));
  expect(left.map(({ picture: { id }, failure }) => [id, failure.fel[0]?.kod])).toEqual([['b', 'bild_anvands']]);
  expect(studio.taBortMedia).toHaveBeenCalledTimes(3);
});

test('tried again after a lost answer, one that is gone by then is not told as refused', async () => {
  const there = new Set(['a', 'b']);
  let loses = true;
  studio.taBortMedia.mockImplementation(async ({ id }: { id: string }) => {
    if (!there.delete(id)) throw refusal(404, 'finns_inte');
    if (id !== 'a' || !loses) return;
    loses = false;
    throw new Unreachable();
  });
  const first = await removePictures(['a', 'b'].map(picture));
  expect(first.map(({ picture: { id }, failure }) => [id, failure.fel[0]?.kod])).toEqual([['a', 'ingen_kontakt']]);
  expect(await removePictures(first.map((one) => one.picture))).toEqual([]);
});
