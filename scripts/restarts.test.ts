import { expect, test } from 'vitest';
import { restartOf } from './restarts.ts';

test.each([
  /<a[^>]*>/,
  /\bVersion\/[\d.]+ .*Safari\//,
  /a.*b/,
  /\[\[.*?\]\]/,
  /(?:x|<!--)[\s\S]*-->/,
  /\/\*[\s\S]*\*\//,
  /^> [\s\S]*\n\n/m,
])('%s begins anew at each of its beginnings', (expression) => {
  expect(restartOf(expression)).toBeDefined();
});

test.each([
  [/^<a[^>]*>/, 'it begins at the beginning'],
  [/^<a[^>\n]*>/m, 'no line is within another'],
  [/<a[^<>]*>/, 'what it reads has no beginning in it'],
  [/"[^"]*"/, 'the next beginning is its end'],
  [/--[\s\S]*--/, 'nor does one that begins as it ends'],
  [/(?<![\w-])eyJ[\w-]+\./, 'none begins after what it reads'],
  [/x(?:y|z)+q/, 'nor has this'],
  [/<a.{0,40}>/, 'it reads no further than it says'],
  [/<a.*/, 'it ends wherever it has come'],
  [/<a[^>]*>/y, 'it is asked at one place'],
])('%s does not: %s', (expression) => {
  expect(restartOf(expression)).toBeUndefined();
});
