import { expect, test } from 'vitest';
import { type BlockField, blockfalt } from '#lib/blocks/block-fields.ts';

const field = (type: string, namn: string) => blockfalt[type]?.find((entry) => entry.namn === namn);

test('a field tells its type, whether it is wanted and the values that may stand in it', () => {
  expect(field('heading', 'level')).toEqual({
    namn: 'level',
    typ: 'heltal',
    kravd: true,
    beskrivning: expect.stringContaining('nivå'),
    varden: [2, 3],
  });
  expect(field('image', 'src')?.typ).toBe('adress');
});

test('a list tells what it holds and how much', () => {
  expect(field('viktigast', 'punkter')).toMatchObject({ typ: 'lista', min: 3, max: 3, falt: [{ namn: '[]', typ: 'text', max: 90 }] });
});

test('the nodes within a block are told too', () => {
  expect(field('table', 'content')?.varden).toEqual(['tableRow']);
  expect(field('tableRow', 'content')?.varden).toEqual(['tableCell', 'tableHeader']);
  expect(field('tableCell', 'colspan')?.typ).toBe('heltal');
});

test('running text tells which marks it may have', () => {
  for (const mark of ['bold', 'italic', 'link', 'href']) expect(field('paragraph', 'content')?.beskrivning).toContain(mark);
});

test('every field is described', () => {
  const all = (fields: BlockField[]): BlockField[] => fields.flatMap((entry) => [entry, ...all(entry.falt ?? [])]);
  for (const entry of all(Object.values(blockfalt).flat())) expect(entry.beskrivning, entry.namn).toMatch(/^[A-ZÅÄÖa-z].+\.$/);
});
