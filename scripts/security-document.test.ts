import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const LINES = readFileSync('docs/security.md', 'utf8')
  .split('\n')
  .filter((line) => /^\| V\d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, requirements = '', verdict = '', told = '']) => ({ requirements, verdict, told }));

test('every test that docs/security.md names is there', () => {
  const named = LINES.flatMap(({ told }) => told.match(/`(?:lib|components|e2e|scripts|dependency-rules)[^`]+`/g) ?? []).map((name) =>
    name.slice(1, -1),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter((name) => !existsSync(name))).toEqual([]);
});

test('every requirement is there once, with a test where it is met and a reason where it is not', () => {
  const ids = LINES.flatMap(({ requirements }) => requirements.split(', '));
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(253);
  for (const { requirements, verdict, told } of LINES) {
    expect(['met', 'by reading', 'not met', 'n/a'], requirements).toContain(verdict);
    expect(told, requirements).not.toBe('');
    if (verdict === 'met') expect(told, requirements).toMatch(/[.](?:test|spec)[.]ts`/);
  }
});

test('how many are met is counted as it is', () => {
  const count = (asked: string) =>
    LINES.filter(({ verdict }) => verdict === asked).flatMap(({ requirements }) => requirements.split(', ')).length;
  const counted = `${count('met')} met, ${count('by reading')} by reading, ${count('not met')} not met, ${count('n/a')} not applicable.`;
  expect(readFileSync('docs/security.md', 'utf8')).toContain(`Of 253: ${counted}`);
});
