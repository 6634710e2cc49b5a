import { expect, test } from 'vitest';
import { layOutFront } from '#lib/site/pages/front-layout.ts';
import type { TeaserData } from '#lib/site/pages/teaser.tsx';

function teaser(id: string, sektion = 'nyheter', picture = true): TeaserData {
  return {
    id,
    lank: `/${sektion}/${id}`,
    rubrik: id,
    ingress: '',
    sektion: { namn: sektion, lank: `/${sektion}` },
    publicerad: '2026-11-19T06:15:00.000Z',
    pagar: false,
    markning: null,
    bild: picture ? { src: '/a.jpg', alt: '', bredd: 3, hojd: 2, varianter: [], beskuren: [], farg: null, fokus: null } : null,
  };
}

const many = (count: number, sektion?: string) => Array.from({ length: count }, (_, n) => teaser(`${sektion ?? 'a'}${n}`, sektion));

function everyId({ topp, stora, korta, band, ovriga }: ReturnType<typeof layOutFront>): string[] {
  return [topp, ...stora, ...korta, ...band.flatMap(({ teasers }) => teasers), ...ovriga].flatMap((shown) => (shown ? [shown.id] : []));
}

test('the top is the newest that has a picture, or else the newest', () => {
  expect(layOutFront([teaser('utan', 'mat', false), teaser('med')]).topp?.id).toBe('med');
  expect(layOutFront([teaser('utan', 'mat', false)]).topp?.id).toBe('utan');
  expect(layOutFront([]).topp).toBeUndefined();
});

test('every article stands in one place, the newest first', () => {
  const teasers = [...many(9), ...many(3, 'mat')];
  const shown = everyId(layOutFront(teasers));
  expect(shown.toSorted()).toEqual(teasers.map(({ id }) => id).toSorted());
  expect(shown.slice(0, 7)).toEqual(teasers.slice(0, 7).map(({ id }) => id));
});

test('a section gets a band when it fills one', () => {
  const { band, ovriga } = layOutFront([...many(7), ...many(6, 'mat'), ...many(3, 'resor')]);
  expect(band.map(({ sektion, teasers }) => [sektion.namn, teasers.length])).toEqual([['mat', 4]]);
  expect(ovriga.map(({ id }) => id)).toEqual(['mat4', 'mat5', 'resor0', 'resor1', 'resor2']);
});
