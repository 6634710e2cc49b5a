import { expect, test } from 'vitest';
import { inboxWords } from '#lib/content/inbox-words.ts';
import { INBOX_EVENTS } from '#lib/contract/closed/inbox.ts';

test('every line is a sentence about what was done, and by whom', () => {
  const told = INBOX_EVENTS.map((handelse) => inboxWords({ handelse, antal: 1, sprak: 'sv' }, 'Anna'));
  expect(told).toEqual([
    'Anna nämner dig i en kommentar',
    'Anna svarar i en tråd som du är med i',
    'Anna vill att du tar hand om en kommentar',
    'Anna ber dig granska svenskan',
    'Anna har godkänt svenskan',
    'Anna har tagit tillbaka godkännandet av svenskan',
    'Anna har ändrat svenskan',
    'Publiceringen gick inte att genomföra',
    'Anna vill publicera på din order, och väntar på att du bekräftar den',
    'Anna har lämnat en uppgift till dig',
    'Anna kommenterar en uppgift',
    'Anna föreslår vad som ska stå först',
    'Anna föreslår ändringar i svenskan',
    'Anna har godtagit ditt förslag till ändringar i svenskan',
    'Anna har godtagit en del av ditt förslag till ändringar i svenskan',
    'Anna har avböjt ditt förslag till ändringar i svenskan',
    'Anna har avböjt en del av ditt förslag till ändringar i svenskan',
  ]);
});

test('what has been done many times is told once, with how many', () => {
  expect(inboxWords({ handelse: 'text_andrad', antal: 20, sprak: 'en' }, 'Anna')).toBe(
    'Anna har ändrat engelskan, som har ändrats 20 gånger',
  );
  expect(inboxWords({ handelse: 'andring_foreslagen', antal: 3, sprak: 'sv' }, 'Anna')).toBe(
    'Anna föreslår ändringar i svenskan, som har fått 3 förslag',
  );
});
