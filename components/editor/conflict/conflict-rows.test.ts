import { expect, test } from 'vitest';
import { type ConflictRow, conflictRows } from '#components/editor/conflict/conflict-rows.ts';
import type { ArticleContent } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';

const p = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const bas: ArticleContent = {
  rubrik: 'Rubrik',
  ingress: 'Ingress',
  slug: 'rubrik',
  meta: {},
  hero: { src: '/media/a.jpg', mediaId: 'a', alt: 'Ett torg' },
  block: [p('bett00000', 'Ett'), p('btva00000', 'Två'), p('btre00000', 'Tre')],
};
const short = ({ key, min, deras, konflikter }: ConflictRow) => [key, min.andring, deras.andring, konflikter.length];

test('each changed field and block is a row, and only those where the two collide ask for a choice', () => {
  const min = { ...bas, rubrik: 'Min rubrik', block: [p('bett00000', 'Ett till'), p('btva00000', 'Två'), p('bfyra0000', 'Fyra')] };
  const deras = {
    ...bas,
    rubrik: 'Deras rubrik',
    ingress: 'Ny',
    block: [p('bett00000', 'Ett annat'), p('btva00000', 'Tvåan'), p('btre00000', 'Tre')],
  };
  expect(conflictRows({ bas, min, deras }).map(short)).toEqual([
    ['rubrik', 'andrad', 'andrad', 1],
    ['ingress', 'oforandrad', 'andrad', 0],
    ['bett00000', 'andrad', 'andrad', 1],
    ['btva00000', 'oforandrad', 'andrad', 0],
    ['btre00000', 'borttagen', 'oforandrad', 0],
    ['bfyra0000', 'tillagd', 'oforandrad', 0],
  ]);
});

test('two different pictures are one choice', () => {
  const min = { ...bas, hero: { src: '/media/b.jpg', mediaId: 'b' } };
  const deras = { ...bas, hero: { src: '/media/c.jpg', mediaId: 'c' } };
  const rows = conflictRows({ bas, min, deras });
  expect(rows.map(short)).toEqual([
    ['hero.src', 'andrad', 'andrad', 1],
    ['hero.alt', 'andrad', 'andrad', 0],
  ]);
});
