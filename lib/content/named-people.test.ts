import { expect, test } from 'vitest';
import { namedPeople } from '#lib/content/named-people.ts';
import type { Block } from '#lib/contract/block.ts';

const box = (namn: unknown): Block => ({ type: 'snabbfakta', attrs: { id: 'bruta00001', namn } }) as Block;

test('an article is about those that its tags and fact boxes name, each once, however they are written', () => {
  const text: Block = { type: 'paragraph', attrs: { id: 'btext00001' }, content: [{ type: 'text', text: 'Åsa Öst kom.' }] };
  expect(namedPeople(['Nora Ek', 'mat'], [text, box('NORA  ék'), box('Maja Ek')])).toEqual(['noraek', 'mat', 'majaek']);
});

test('what is no name names nobody', () => {
  expect(namedPeople(['', ' '], [box(undefined), box(7), box(''), box('x'.repeat(10_000))])).toEqual([]);
});
