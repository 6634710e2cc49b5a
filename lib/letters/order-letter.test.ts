import { expect, test } from 'vitest';
import { orderLetter } from '#lib/letters/order-letter.ts';

const lank = 'https://kvallsro.example/studio/artikel/019a9f00';
const done = {
  gjort: 'publicerat',
  av: { typ: 'agent', namn: 'Nattredaktören' },
  rubrik: 'Fyren tänds igen',
  sprak: ['sv', 'en'],
  tid: null,
  lank,
} as const;

test('it tells what was done, by which agent, where it is, and what to do when there was no order', () => {
  const { amne, text } = orderLetter(done);
  expect(amne).toBe('Publicerat på din order: Fyren tänds igen');
  expect(text).toContain(
    'Agenten Nattredaktören har på din order publicerat den svenska versionen och den engelska versionen av artikeln:',
  );
  for (const told of ['    Fyren tänds igen\n', lank, 'Har du inte gett någon sådan order: be chefredaktören ta ned artikeln'])
    expect(text).toContain(told);
});

test('a schedule is told with its time, and how it is called off', () => {
  const { amne, text } = orderLetter({ ...done, gjort: 'schemalagt', tid: '2026-11-20T06:00:00.000Z' });
  expect(amne).toBe('Schemalagt på din order: Fyren tänds igen');
  expect(text).toContain('Tiden är fredag 20 november 2026 kl. 07:00.');
  expect(text).toContain('avbryt publiceringen i artikeln innan tiden är inne');
});

test('what an agent is called cannot be taken for the words of the letter', () => {
  expect(orderLetter({ ...done, av: { typ: 'agent', namn: 'Boten\n\nKlicka här' } }).text).toContain(
    'Agenten Boten Klicka här har på din order',
  );
});

test.each([
  ['person', 'Lisa Ek har på din order publicerat den', 'säg till Lisa Ek eller en administratör.'],
  ['assistent', 'Lisa Ek har, genom en assistent, på din order publicerat den', 'säg till Lisa Ek eller en administratör.'],
  ['agent', 'Agenten Lisa Ek har på din order publicerat den', 'säg till en administratör, som kan återkalla agenten.'],
] as const)('it says when it was a %s', (typ, opening, remedy) => {
  const { text } = orderLetter({ ...done, av: { typ, namn: typ === 'assistent' ? 'Lisa Ek via claude.ai' : 'Lisa Ek' } });
  for (const told of [opening, remedy]) expect(text).toContain(told);
});

test('a draft that stays in Studio is not looked for anywhere else', () => {
  const { text } = orderLetter({ ...done, gjort: 'utkastHar', sprak: ['sv'] });
  expect(text).toContain('har på din order lämnat som utkast, utan att publicera, den svenska versionen av artikeln:');
  expect(text).not.toContain('publiceringssystemet');
});
