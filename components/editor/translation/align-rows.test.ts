import { expect, it } from 'vitest';
import { alignRows } from '#components/editor/translation/align-rows.ts';

/** A row as «source|target». */
const rows = (source: string, target: string) =>
  alignRows(source.split(''), target.split('')).map((row) => `${row.source ?? '-'}|${row.target ?? '-'}`);

it('puts the same blocks beside each other', () => {
  expect(rows('abc', 'abc')).toEqual(['a|a', 'b|b', 'c|c']);
});

it('leaves room where the translation lacks a block, and where it has one of its own', () => {
  expect(rows('abcd', 'bxd')).toEqual(['a|-', 'b|b', 'c|-', '-|x', 'd|d']);
});

it('follows the order of the translation', () => {
  expect(rows('abc', 'cab')).toEqual(['c|c', 'a|a', 'b|b']);
});

it('shows a source that nothing of has been translated', () => {
  expect(rows('ab', '')).toEqual(['a|-', 'b|-']);
});
