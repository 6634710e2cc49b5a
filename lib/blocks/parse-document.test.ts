import { describe, expect, test } from 'vitest';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import type { Block } from '#lib/contract/block.ts';
import { workedMs } from '#lib/turns/worked.ts';

let nr = 0;
const parse = (value: unknown) => parseDocument(value, { newId: () => `bnytt${String(++nr).padStart(6, '0')}` });
const codes = (value: unknown) => parse(value).fel.map((entry) => `${entry.kod} ${entry.falt}`);

test('a document comes back as it was sent', () => {
  const document = [{ type: 'paragraph', attrs: { id: 'babcdef1' }, content: [{ type: 'text', text: 'Hej', marks: [{ type: 'bold' }] }] }];
  expect(parse(document)).toEqual({ block: document, fel: [] });
});

test('every fault of a document is told at once, each with its path', () => {
  expect(
    codes([
      { type: 'paragaph' },
      { type: 'citat', attrs: { text: 1, vemm: 'x' } },
      { type: 'paragraph', content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href: ' java\tscript:alert(1)' } }] }] },
      'text',
    ]),
  ).toEqual([
    'block_okant block[0].type',
    'falt_typ block[1].attrs.text',
    'falt_okant block[1].attrs.vemm',
    'adress_osaker block[2].content[0].marks[0].attrs.href',
    'block_form block[3]',
  ]);
});

test('the nearest known name is offered for a slip of the finger', () => {
  expect(parse([{ type: 'fakatruta' }]).fel[0]?.atgard).toBe('Menade du faktaruta?');
});

test('the shorthand of a fact box becomes paragraphs with ids', () => {
  expect(parse([{ type: 'faktaruta', attrs: { id: 'bruta001', rubrik: 'Fakta', punkter: ['Ett', 'Två'] } }]).block).toMatchObject([
    {
      type: 'faktaruta',
      attrs: { id: 'bruta001', rubrik: 'Fakta' },
      content: [
        { type: 'paragraph', attrs: { id: expect.stringMatching(/^bnytt/) }, content: [{ type: 'text', text: 'Ett' }] },
        { type: 'paragraph', content: [{ type: 'text', text: 'Två' }] },
      ],
    },
  ]);
});

test('two blocks may not share an id, and 300 levels are refused without harm', () => {
  expect(
    codes([
      { type: 'paragraph', attrs: { id: 'bsamma01' } },
      { type: 'paragraph', attrs: { id: 'bsamma01' } },
    ]),
  ).toEqual(['block_id_dubblett block[1].attrs.id']);
  let deep: unknown = { type: 'paragraph' };
  for (let level = 0; level < 300; level++) deep = { type: 'faktaruta', content: [deep] };
  expect(codes([deep]).some((entry) => entry.startsWith('for_lang'))).toBe(true);
});

test('text where a block must stand is told as such', () => {
  expect(codes([{ type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'text', text: 'Hej' }] }] }])).toEqual([
    'block_barn block[0].content[0].content[0]',
  ]);
});

test('characters that cannot be kept are refused wherever they stand', () => {
  expect(
    codes([
      { type: 'citat', attrs: { text: 'a\u0000', vem: '\ud800' } },
      { type: 'paragraph', content: [{ type: 'text', text: '\udc00' }] },
      { type: 'viktigast', attrs: { punkter: ['a', 'b\u0000'] } },
    ]),
  ).toEqual([
    'tecken_otillatna block[0].attrs.text',
    'tecken_otillatna block[0].attrs.vem',
    'tecken_otillatna block[1].content[0].text',
    'tecken_otillatna block[2].attrs.punkter[1]',
  ]);
});

test('controls that nobody sees are refused wherever they stand, by their numbers', () => {
  const block = [
    { type: 'citat', attrs: { text: 'rad\u000brad', vem: 'Anna\u0002' } },
    {
      type: 'paragraph',
      content: [{ type: 'text', text: 'en\ttab och\nen rad \u0093', marks: [{ type: 'link', attrs: { href: 'https://x.se/\u007f' } }] }],
    },
  ];
  const { fel } = parse(block);
  expect(fel.map(({ kod, falt }) => `${kod} ${falt}`)).toEqual([
    'tecken_otillatna block[0].attrs.text',
    'tecken_otillatna block[0].attrs.vem',
    'tecken_otillatna block[1].content[0].text',
    'tecken_otillatna block[1].content[0].marks[0].attrs.href',
  ]);
  expect(fel[0]?.orsak).toContain('ett styrtecken (U+000B, tecken 4)');
});

test('names that every object has are unknown like any other', () => {
  const attrs = JSON.parse('{"__proto__": {"a": 1}, "constructor": 1}');
  expect(codes([{ type: 'paragraph', attrs }])).toEqual(['falt_okant block[0].attrs.__proto__', 'falt_okant block[0].attrs.constructor']);
});

test('a hopeless document is refused quickly and briefly', () => {
  const before = workedMs();
  const manyKeys = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`nyckel${index}`, 1]));
  expect(parse([...Array.from({ length: 300_000 }, () => ({ type: 'x' })), { type: 'citat', attrs: manyKeys }]).fel.length).toBeLessThan(
    500,
  );
  expect(parse([{ type: 'citat', attrs: manyKeys, ...manyKeys }]).fel.length).toBeLessThan(500);
  // Of the processor, which a busy machine has less of to give.
  expect(workedMs() - before).toBeLessThan(5000);
});

describe('a block that this version does not know, but that is saved already', () => {
  const future: Block = {
    type: 'framtida',
    attrs: { id: 'bframtid1', djup: { a: [1, null, 'x'] } },
    content: [{ type: 'okand', attrs: { b: 2 } }],
  };
  const changed: Block = { type: 'citat', attrs: { id: 'bframtid2', text: 'Ja.', ton: 'glad' } };
  const saved = new Map([future, changed].map((block) => [String(block.attrs?.id), block]));
  const parseBeside = (...block: unknown[]) => parseDocument(block, { newId: () => 'bnyttid001', saved });

  test('is kept byte for byte beside what is edited', () => {
    const { block, fel } = parseBeside(structuredClone(future), { type: 'paragraph' }, structuredClone(changed));
    expect(fel).toEqual([]);
    expect(JSON.stringify(block)).toBe(JSON.stringify([future, { type: 'paragraph', attrs: { id: 'bnyttid001' } }, changed]));
  });

  test('is refused when it has been changed, or stands there twice', () => {
    const kod = (...block: unknown[]) => parseBeside(...block).fel.map((entry) => entry.kod);
    expect(kod({ ...future, attrs: { ...future.attrs, djup: {} } })).toEqual(['block_okant']);
    expect(kod({ ...changed, attrs: { ...changed.attrs, text: 'Nej.' } })).toEqual(['falt_okant']);
    expect(kod(future, structuredClone(future))).toEqual(['block_okant']);
    expect(kod(changed, structuredClone(changed))).toContain('block_id_dubblett');
  });
});
