import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { guideSteps } from '#components/studio/cms/guide-steps.ts';

const problem = (kod: string, stoppar = true) => ({ kod, stoppar, orsak: 'Orsak.', atgard: 'Åtgärd.' });
const told = (...problems: ReturnType<typeof problem>[]) => guideSteps(problems).map(({ id, lage }) => `${id} ${lage}`);

test('all is done where nothing is wrong', () => {
  expect(new Set(guideSteps([]).map(({ lage }) => lage))).toEqual(new Set(['klart']));
});

test('what comes after something that stops has not been seen yet', () => {
  expect(told(problem('cms_losenord'))).toEqual([
    ...[
      'adress klart',
      'rest klart',
      'inloggning hinder',
      'tillagg vantar',
      'andra vantar',
      'roll vantar',
      'bilder vantar',
      'permalankar vantar',
      'klocka vantar',
    ],
  ]);
});

test('what does not stop anything hides nothing', () => {
  expect(told(problem('cms_https', false), problem('cms_klocka', false))).toEqual([
    ...[
      'adress brist',
      'rest klart',
      'inloggning klart',
      'tillagg klart',
      'andra klart',
      'roll klart',
      'bilder klart',
      'permalankar klart',
      'klocka brist',
    ],
  ]);
});

test('what no step knows of is told last', () => {
  expect(told(problem('cms_nytt')).at(-1)).toBe('ovrigt hinder');
});

test('every code that a check can find belongs to a step', async () => {
  const folder = path.join(import.meta.dirname, '../../../lib/adapters/cms/wordpress');
  const sources = await Promise.all(
    ['check.ts', 'reader-files.ts', 'other-plugins.ts'].map((file) => readFile(path.join(folder, file), 'utf8')),
  );
  const codes = sources.flatMap((source) => source.match(/'cms_[a-z_]+'/g) ?? []).map((code) => code.slice(1, -1));
  expect(codes.length).toBeGreaterThan(15);
  for (const kod of codes) expect([kod, guideSteps([problem(kod)]).some(({ id }) => id === 'ovrigt')]).toEqual([kod, false]);
});
