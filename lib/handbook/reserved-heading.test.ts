import { expect, test } from 'vitest';
import { WRITTEN_CHAPTERS } from '#lib/handbook/default-handbook.ts';
import { reservedHeading } from '#lib/handbook/reserved-heading.ts';

test.each([
  ['# Handbok\n\n## Block\n', 'Block'],
  ['## Form\n\n##  mallar ##\r\nMer', 'mallar'],
])('%j has a chapter that Studio makes itself', (text, name) => {
  expect(reservedHeading(text)).toBe(name);
});

test.each(['## Blocken', '### Block', 'Om ## Block', WRITTEN_CHAPTERS])('%j has none', (text) => {
  expect(reservedHeading(text)).toBeUndefined();
});
