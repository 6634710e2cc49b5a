import { expect, test } from 'vitest';
import { unsavedWords } from '#components/editor/header/unsaved-words.ts';

const kept = { isKept: true, isWithService: false };
const nowhere = { isKept: false, isWithService: false };
const withService = { isKept: false, isWithService: true };

test('what is told says where the text is, and nothing that is not so', () => {
  expect(unsavedWords('offline', kept)).toBe('Ingen kontakt – ändringarna finns kvar i webbläsaren');
  expect(unsavedWords('offline', withService)).toBe('Ingen kontakt – ändringarna är säkrade på servern');
  expect(unsavedWords('notTaken', kept)).toBe('Servern tar inte emot ändringarna – de finns kvar i webbläsaren');
  expect(unsavedWords('copied', withService)).toBe('Osparade ändringar, säkrade på servern');
});

test.each(['offline', 'signedOut', 'notTaken', 'unsaved', 'elsewhere', 'refused', 'conflict'] as const)(
  'text that is nowhere else is told of, whatever the state: %s',
  (kind) => {
    expect(unsavedWords(kind, nowhere)).toContain('bara på den här sidan: stäng inte fliken');
    expect(unsavedWords(kind, nowhere)).not.toMatch(/finns kvar i|säkrade/);
  },
);
