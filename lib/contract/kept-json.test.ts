import { expect, test } from 'vitest';
import { jsonOf, keptIn, withKept } from '#lib/contract/kept-json.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const textOf = (json: string | Uint8Array) => (typeof json === 'string' ? json : Buffer.from(json).toString('utf8'));
const BLOCKS = [{ type: 'paragraph', attrs: { id: 'b1' }, content: [{ type: 'text', text: 'Åäö "citat" \\ \u2028' }] }];

test('what is kept is sent as it was read, and made an object of by nobody', () => {
  const notEvenJson = withKept({ id: 'r1' }, 'block', bytes('<som det står>'));
  expect(textOf(jsonOf({ ok: true, innehall: { sprak: { sv: { arbetsrevision: notEvenJson } } }, sist: 1 }))).toBe(
    '{"ok":true,"innehall":{"sprak":{"sv":{"arbetsrevision":{"id":"r1","block":<som det står>}}}},"sist":1}',
  );
});

test('several parts stand each in its place, and what comes after them too', () => {
  const version = (id: string, text: string) => ({ arbetsrevision: withKept({ id }, 'block', bytes(text)), lank: 'https://å.se' });
  expect(JSON.parse(textOf(jsonOf({ sprak: { sv: version('a', '[1]'), en: version('b', '[2,"\\u0000x"]') }, ok: true })))).toEqual({
    sprak: {
      sv: { arbetsrevision: { id: 'a', block: [1] }, lank: 'https://å.se' },
      en: { arbetsrevision: { id: 'b', block: [2, '\u0000x'] }, lank: 'https://å.se' },
    },
    ok: true,
  });
});

test('whoever looks into it finds what it is, in the answer and in a copy', () => {
  const whole = withKept<{ id: string }, 'block', typeof BLOCKS>({ id: 'r1' }, 'block', bytes(JSON.stringify(BLOCKS)));
  expect(whole.block).toEqual(BLOCKS);
  expect(whole.block).toBe(whole.block);
  expect(Object.keys(whole)).toEqual(['id', 'block']);
  expect(JSON.parse(JSON.stringify(whole))).toEqual({ id: 'r1', block: BLOCKS });
  const copy = { ...whole, block: [] };
  expect(keptIn(copy)).toBeUndefined();
  expect(jsonOf(copy)).toBe('{"id":"r1","block":[]}');
});

test('all else is written as it always was', () => {
  const answer = { ok: true, av: null, dag: new Date(0), utan: undefined, rader: [{ id: 1 }, null], text: 'å "\u0000"' };
  expect(jsonOf(answer)).toBe(JSON.stringify(answer));
});
