import { expect, test } from 'vitest';
import type { Asked } from '#lib/http/asked.ts';
import { outboundAnswer } from '#lib/site/outbound.ts';
import type { OutboundTarget } from '#lib/store/readers/public-outbound.ts';

const ITEM = '019a0000-0000-7000-8000-000000000001';
const BROWSER = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36';
const TARGET: OutboundTarget = { adress: 'https://butik.example/panna?epi=gammal&f=1', slut: null, rel: [], parametrar: {} };

/** Where somebody who follows the link is led, and how many were counted. */
function followed(target: OutboundTarget, query: string) {
  let counted = 0;
  const asked: Asked = {
    ...{ method: 'GET', url: `/ut/panna${query}`, from: '', korrelation: '', gone: new AbortController().signal },
    header: (name) => (name === 'user-agent' ? BROWSER : undefined),
    body: (async function* () {})(),
  };
  const outbound = { target: () => target, followed: () => void counted++ };
  const answer = outboundAnswer(asked, 'panna', target, { outbound, now: () => new Date('2026-11-25T12:00:00Z') });
  return { to: answer?.headers[answer.headers.indexOf('Location') + 1], counted };
}

test('a program without parameters leaves the address as it is written', () => {
  expect(followed(TARGET, '').to).toBe(TARGET.adress);
});

test('its parameters take the place of those that the address has, with what was followed in their words', () => {
  const target = { ...TARGET, parametrar: { epi: 'a-[artikel]-[kod]', sub: '[block]', nät: 'å ä' } };
  for (const block of ['b1', 'b2'])
    expect(followed(target, `?fran=${ITEM}.${block}`).to).toBe(
      `https://butik.example/panna?epi=a-${ITEM}-panna&f=1&sub=${block}&n%C3%A4t=%C3%A5+%C3%A4`,
    );
  expect(followed(target, '').to).toBe('https://butik.example/panna?epi=a--panna&f=1&sub=&n%C3%A4t=%C3%A5+%C3%A4');
});

test('what somebody says that they followed is no more than a value', () => {
  const target = { ...TARGET, parametrar: { sub: '[block]' } };
  const to = new URL(followed(target, `?fran=${ITEM}.${encodeURIComponent('b&x=1#\r\nSet-Cookie: a')}`).to ?? '');
  expect([...to.searchParams]).toEqual([
    ['epi', 'gammal'],
    ['f', '1'],
    ['sub', 'b&x=1#\r\nSet-Cookie: a'],
  ]);
  expect([to.hash, to.href.includes('\n')]).toEqual(['', false]);
});

test('who follows it in a draft is led on and not counted', () => {
  expect(followed(TARGET, '?prov=1')).toEqual({ to: TARGET.adress, counted: 0 });
  expect(followed(TARGET, `?fran=${ITEM}.b1`).counted).toBe(1);
});
