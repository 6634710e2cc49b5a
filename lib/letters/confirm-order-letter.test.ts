import { expect, test } from 'vitest';
import { confirmOrderLetter } from '#lib/letters/confirm-order-letter.ts';

const order = {
  agent: 'Nattredaktören',
  rubrik: 'Fyren tänds igen',
  sprak: ['sv', 'en'],
  tid: null,
  fore: '2026-11-21T06:00:00.000Z',
  lank: 'https://kvallsro.example/studio/att-gora?order=019a9f00',
} as const;

test('it tells who asks, of what, what happens meanwhile, until when and where, and what to do when there was no order', () => {
  const { amne, text } = confirmOrderLetter(order);
  expect(amne).toBe('Bekräfta din order: Fyren tänds igen');
  for (const told of [
    'Agenten Nattredaktören säger att du har gett order om att publicera den svenska versionen och den engelska versionen av artikeln:',
    '    Fyren tänds igen\n',
    'Den går ut så snart du har bekräftat. Inget händer innan dess, och det går att bekräfta till och med lördag 21 november 2026 kl. 07:00.',
    order.lank,
    'avslå den, och säg till en administratör',
  ])
    expect(text).toContain(told);
});

test('a time is told where there is one, and no name breaks the letter’s lines', () => {
  const { text } = confirmOrderLetter({ ...order, agent: 'Natt\n\nInget', tid: '2026-11-20T06:00:00.000Z' });
  expect(text).toContain('Agenten Natt Inget säger');
  expect(text).toContain('Den går ut fredag 20 november 2026 kl. 07:00, om du har bekräftat.');
});
