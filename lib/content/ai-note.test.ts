import { describe, expect, test } from 'vitest';
import { type AiNoteSettings, aiNote } from '#lib/content/ai-note.ts';
import type { PublishedWords } from '#lib/contract/provenance.ts';

const EK = { id: 'p1', namn: 'Maria Ek' };
const DEL: AiNoteSettings = { ai_not: 'del', ai_granskare: 'namn' };

function words(told: Partial<PublishedWords>): PublishedWords {
  return { manniska: 0, granskad: 0, maskin: 0, okant: 0, oversatt: 0, kalla: null, granskare: [EK], ...told };
}
const text = (told: Partial<PublishedWords>, settings = DEL, sprak: 'sv' | 'en' = 'sv') => aiNote(words(told), settings, sprak)?.text;

test('nothing is told where the newsroom tells nothing, where nothing was pinned, and of a text without words', () => {
  expect(aiNote(words({ maskin: 10 }), { ...DEL, ai_not: 'ingen' }, 'sv')).toBeUndefined();
  expect(aiNote(null, DEL, 'sv')).toBeUndefined();
  expect(aiNote(words({}), DEL, 'sv')).toBeUndefined();
});

describe('how much of it programs wrote', () => {
  test.each([
    [{ manniska: 91, maskin: 9 }, undefined, undefined],
    [{ manniska: 90, maskin: 10 }, 'Delvis skriven med AI.', undefined],
    [{ manniska: 51, maskin: 49 }, 'Delvis skriven med AI.', undefined],
    [{ manniska: 50, maskin: 50 }, 'Skriven med AI.', 'Skriven med AI.'],
    // Nobody is known to have written them: they are no program's.
    [{ okant: 95, maskin: 5 }, undefined, undefined],
    [{ maskin: 1 }, 'Skriven med AI.', 'Skriven med AI.'],
  ])('%j', (told, partly, mostly) => {
    expect(text(told)).toBe(partly);
    expect(text(told, { ...DEL, ai_not: 'storre_del' })).toBe(mostly);
  });
});

test('it is said to be reviewed where a person has approved every word that a program wrote, and by whom where names are told', () => {
  expect(text({ granskad: 9, maskin: 1 })).toBe('Skriven med AI.');
  expect(text({ granskad: 10 })).toBe('Skriven med AI, granskad av Maria Ek.');
  expect(text({ granskad: 10 }, { ...DEL, ai_granskare: 'redaktionen' })).toBe('Skriven med AI, granskad av redaktionen.');
  expect(text({ granskad: 10, granskare: [] })).toBe('Skriven med AI, granskad av redaktionen.');
  // Entered for a name and none.
  expect(text({ granskad: 10, granskare: [{ id: 'p1', namn: 'maria@exempel.se' }] })).toBe('Skriven med AI, granskad av redaktionen.');
});

test('at most three are named, each once', () => {
  const named = (...names: string[]) => text({ granskad: 1, granskare: names.map((namn) => ({ id: namn, namn })) });
  expect(named('Elsa Norén', 'Bo Ask')).toBe('Skriven med AI, granskad av Elsa Norén och Bo Ask.');
  expect(named('Elsa Norén', 'Elsa Norén')).toBe('Skriven med AI, granskad av Elsa Norén.');
  expect(named('A B', 'C D', 'E F', 'G H')).toBe('Skriven med AI, granskad av A B, C D, E F med flera.');
});

describe('a translation', () => {
  const source = (manniska: number, maskin: number) => ({ manniska, maskin, granskad: 0, okant: 0 });
  test.each([
    [
      { granskad: 10, oversatt: 10, kalla: source(10, 0) },
      'Översatt med AI, granskad av Maria Ek.',
      'Translated with AI, reviewed by Maria Ek.',
    ],
    [
      { granskad: 2, manniska: 8, oversatt: 2, kalla: null },
      'Delvis översatt med AI, granskad av Maria Ek.',
      'Partly translated with AI, reviewed by Maria Ek.',
    ],
    [{ maskin: 10, oversatt: 10, kalla: source(1, 9) }, 'Skriven och översatt med AI.', 'Written and translated with AI.'],
    [{ maskin: 10, oversatt: 10, kalla: source(8, 2) }, 'Översatt och delvis skriven med AI.', 'Translated and partly written with AI.'],
    [
      { maskin: 3, manniska: 7, oversatt: 3, kalla: source(8, 2) },
      'Delvis skriven och översatt med AI.',
      'Partly written and translated with AI.',
    ],
    // Most of what programs wrote was written in this language.
    [{ maskin: 10, oversatt: 4, kalla: source(10, 0) }, 'Skriven med AI.', 'Written with AI.'],
  ])('%j', (told, sv, en) => {
    expect([text(told), text(told, DEL, 'en')]).toEqual([sv, en]);
  });

  test('in English the newsroom is the newsroom', () => {
    expect(text({ granskad: 1 }, { ...DEL, ai_granskare: 'redaktionen' }, 'en')).toBe('Written with AI, reviewed by the newsroom.');
  });
});

test('search engines are told that it is a model’s, or that a model’s is among it', () => {
  const kind = (told: Partial<PublishedWords>) => aiNote(words(told), DEL, 'sv')?.kalla;
  expect(kind({ maskin: 1 })).toBe('TrainedAlgorithmicMediaDigitalSource');
  expect(kind({ maskin: 2, manniska: 8 })).toBe('CompositeWithTrainedAlgorithmicMediaDigitalSource');
  expect(kind({ maskin: 1, oversatt: 1 })).toBe('CompositeWithTrainedAlgorithmicMediaDigitalSource');
});
