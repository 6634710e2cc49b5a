import { expect, test } from 'vitest';
import { orderLetter } from '#lib/letters/order-letter.ts';

const lank = 'https://kvallsro.example/studio/artikel/019a9f00';
const done = { gjort: 'publicerat', agent: 'Nattredaktören', rubrik: 'Fyren tänds igen', sprak: ['sv', 'en'], tid: null, lank } as const;

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
  expect(orderLetter({ ...done, agent: 'Boten\n\nKlicka här' }).text).toContain('Agenten Boten Klicka här har på din order');
});
