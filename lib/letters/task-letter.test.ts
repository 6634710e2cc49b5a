import { expect, test } from 'vitest';
import { taskLetter } from '#lib/letters/task-letter.ts';

const lank = 'https://kvallsro.example/studio/att-gora';
const told = {
  rubrik: 'Ring om isen',
  handelse: 'tilldelad',
  av: 'Åsa Öberg',
  text: '',
  senast: '2026-11-24T14:00:00.000Z',
  lank: 'https://kvallsro.example/studio/ko?uppgift=1',
} as const;

test('one thing that has happened is what the letter is called by', () => {
  const { amne, text } = taskLetter([told], lank);
  expect(amne).toBe('Du har fått en uppgift: Ring om isen');
  for (const part of ['Åsa Öberg har lämnat uppgiften till dig.', '24 november 2026 kl. 15:00', told.lank, lank, 'Mitt konto'])
    expect(text).toContain(part);
});

test('several are one letter, each set apart, a long comment cut short', () => {
  const comment = { ...told, handelse: 'kommenterad', text: `Klicka här:\nhttps://ont.example ${'x'.repeat(400)}` } as const;
  const late = { ...told, handelse: 'forsenad', av: null } as const;
  const { amne, text } = taskLetter([told, comment, late], lank);
  expect(amne).toBe('3 nyheter om dina uppgifter');
  expect(text).toContain('    Klicka här: https://ont.example xxx');
  expect(text).toContain('x …');
  expect(text).toContain('Skulle ha varit klar 24 november 2026 kl. 15:00.');
});
