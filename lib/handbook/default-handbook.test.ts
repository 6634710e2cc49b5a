import { expect, test } from 'vitest';
import { LONGEST_HANDBOOK } from '#lib/contract/closed/handbook.ts';
import { handbookText, WRITTEN_CHAPTERS } from '#lib/handbook/default-handbook.ts';

const headings = (markdown: string, level: number) =>
  markdown.split('\n').flatMap((line) => (line.startsWith(`${'#'.repeat(level)} `) ? [line.slice(level + 1)] : []));

test('the default handbook has every chapter that a new newsroom needs, each once', () => {
  expect(headings(WRITTEN_CHAPTERS, 1)).toEqual(['Redaktionens handbok']);
  expect(headings(WRITTEN_CHAPTERS, 2)).toEqual([
    'Form',
    'Språket',
    'Sektioner',
    'Länkar och källor',
    'Taggar och kategorier',
    'Bilder',
    'Plock och listor',
    'Engelska',
    'Liverapporter',
    'Arbeta i Studio som agent',
    'När två skriver samtidigt',
    'Överlämning',
    'Publicering',
    'AI i redaktionen',
    'Aldrig',
  ]);
});

test('the generated chapters follow the written ones', () => {
  const text = handbookText(WRITTEN_CHAPTERS, { mallar: '## Mallar\n\nEn mall.\n', block: '## Block\n\nEtt block.\n' });
  expect(headings(text, 2).slice(-3)).toEqual(['Aldrig', 'Mallar', 'Block']);
  expect(text.startsWith('# Redaktionens handbok\n\n')).toBe(true);
  expect(text.endsWith('Ett block.\n')).toBe(true);
  expect(text).not.toMatch(/\n{3}/);
});

test('it can be read in twenty minutes, and leaves a newsroom room to write more', () => {
  const words = WRITTEN_CHAPTERS.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
  expect(words).toBeGreaterThan(1500);
  expect(words).toBeLessThanOrEqual(2900);
  expect(WRITTEN_CHAPTERS.length).toBeLessThan(0.92 * LONGEST_HANDBOOK);
});

test('what it says in code stands between marks that close', () => {
  const fences = WRITTEN_CHAPTERS.match(/^```/gm) ?? [];
  expect(fences.length % 2).toBe(0);
  const lines = WRITTEN_CHAPTERS.split('\n').filter((line) => !line.startsWith('```'));
  expect(lines.filter((line) => (line.match(/`/g) ?? []).length % 2 === 1)).toEqual([]);
  expect(lines.filter((line) => (line.match(/\*\*/g) ?? []).length % 2 === 1)).toEqual([]);
});

test('the block it shows is one that an agent can send', () => {
  const json = /```json\n([\s\S]+?)\n```/.exec(WRITTEN_CHAPTERS)?.[1] ?? '';
  expect(JSON.parse(json)).toMatchObject({ type: 'paragraph', attrs: { id: expect.stringMatching(/^b[A-Za-z0-9_-]{6,20}$/) } });
});
