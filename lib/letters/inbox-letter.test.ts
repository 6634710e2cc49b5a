import { expect, test } from 'vitest';
import { inboxLetter } from '#lib/letters/inbox-letter.ts';

const lank = 'https://kvallsro.example/studio/inkorg';
const said = { handelse: 'namnd', antal: 1, sprak: 'sv', rubrik: 'Isen', av: 'Åsa', text: 'Vem har mätt?', lank: `${lank}?1` } as const;
const changed = { ...said, handelse: 'text_andrad', antal: 4, text: null } as const;

test('one thing is what the letter is called by; several are one letter, each with what was said and where', () => {
  expect(inboxLetter([said], lank).amne).toBe('Åsa nämner dig i en kommentar: Isen');
  const { amne, text } = inboxLetter([said, changed], lank);
  expect(amne).toBe('2 nyheter i din inkorg');
  for (const part of [
    'Åsa nämner dig i en kommentar:\n    Vem har mätt?',
    'Åsa har ändrat svenskan, som har ändrats 4 gånger.',
    said.lank,
    'Mitt konto',
  ])
    expect(text).toContain(part);
});
