import { expect, test } from 'vitest';
import { fieldChanges, fieldsOf } from '#lib/content/field-changes.ts';
import type { Block, Mark } from '#lib/contract/block.ts';

const block = (type: string, attrs: Record<string, unknown>): Block => ({ type, attrs: { id: 'bett00001', ...attrs } });
const told = (fore: Block, efter: Block) => fieldChanges(fore, efter).map((one) => [one.falt, one.fore, one.efter]);

test('another picture, another look and a text that is gone are each a change', () => {
  const fore = block('image', { src: '/media/1.jpg', alt: 'En bro', layout: 'normal' });
  expect(told(fore, block('image', { src: '/media/2.jpg', layout: 'bred' }))).toEqual([
    ['attrs.src', '/media/1.jpg', '/media/2.jpg'],
    ['attrs.alt', 'En bro', null],
    ['attrs.layout', 'normal', 'bred'],
  ]);
});

test('an entry put in first is one change, and not a change of all after it', () => {
  const rader = [
    { k: 'Född', v: '1970' },
    { k: 'Bor', v: 'Lund' },
  ];
  const efter = block('snabbfakta', { rader: [{ k: 'Namn', v: 'Eva' }, ...rader] });
  expect(told(block('snabbfakta', { rader }), efter)).toEqual([['attrs.rader[0]', null, { k: 'Namn', v: 'Eva' }]]);
  expect(told(efter, block('snabbfakta', { rader }))).toEqual([['attrs.rader[0]', { k: 'Namn', v: 'Eva' }, null]]);
});

test('a value in an entry is told by its place', () => {
  const rader = (betyg: number) => block('jamforelse', { rader: [{ namn: 'A', betyg: 3 }, { namn: 'B', betyg }, { namn: 'C' }] });
  expect(told(rader(4), rader(4.5))).toEqual([['attrs.rader[1].betyg', 4, 4.5]]);
});

test('entries that have ids are known by them, wherever they stand', () => {
  const inlagg = (...texts: Array<[string, string]>) => block('liveinlagg', { inlagg: texts.map(([id, text]) => ({ id, text })) });
  expect(told(inlagg(['a', 'Ett'], ['b', 'Två']), inlagg(['c', 'Tre'], ['b', 'Två!'], ['a', 'Ett']))).toEqual([
    ['attrs.inlagg[0]', null, { id: 'c', text: 'Tre' }],
    ['attrs.inlagg[1].text', 'Två', 'Två!'],
  ]);
  expect(told(inlagg(['a', 'Ett'], ['b', 'Två']), inlagg(['b', 'Två']))).toEqual([['attrs.inlagg[0]', { id: 'a', text: 'Ett' }, null]]);
});

test('the number of a section, which follows from its place, is nobody’s change', () => {
  expect(told(block('avsnitt', { rubrik: 'Ett', nr: 1, av: 2 }), block('avsnitt', { rubrik: 'Ett', nr: 2, av: 3 }))).toEqual([]);
});

const link = (href: string): Mark => ({ type: 'link', attrs: { href } });
const paragraph = (...pieces: Array<[string, ...Mark[]]>): Block => ({
  ...block('paragraph', {}),
  content: pieces.map(([text, ...marks]) => ({ type: 'text', text, ...(marks.length === 0 ? {} : { marks }) })),
});

test('a link that leads elsewhere is told with both addresses, though no word is another', () => {
  const fore = paragraph(['Läs '], ['rapporten', link('https://a.se')], [' här.']);
  expect(told(fore, paragraph(['Läs '], ['rapporten', link('https://b.se')], [' här.']))).toEqual([
    ['content.link', { text: 'rapporten', href: 'https://a.se' }, { text: 'rapporten', href: 'https://b.se' }],
  ]);
});

test('bold words are one however they were cut, and what has become italic is told', () => {
  const bold: Mark = { type: 'bold' };
  const whole = paragraph(['hela satsen', bold]);
  expect(told(whole, paragraph(['hela ', bold], ['satsen', bold]))).toEqual([]);
  expect(told(whole, paragraph(['hela ', bold], ['satsen', bold, { type: 'italic' }]))).toEqual([
    ['content.italic', null, { text: 'satsen' }],
  ]);
});

test('a heading in a table is told by the row and the cell it stands in', () => {
  const table = (header: boolean): Block => ({
    ...block('table', {}),
    content: [{ type: 'tableRow', content: [{ type: 'tableCell', attrs: { header }, content: [] }] }],
  });
  expect(told(table(false), table(true))).toEqual([['content[0].content[0].attrs.header', false, true]]);
});

test('of a new block each value that is set is told, those of the nodes in it and each entry of its lists, and nothing that is empty', () => {
  const cell = { type: 'tableCell', attrs: { colspan: 2 }, content: [paragraph(['Ja'], [' här', link('https://a.se')])] };
  const efter = {
    ...block('tabell', { caption: 'Tider', kalla: '', not: null, kolumner: ['A', 'B'], plats: { ort: 'Lund' } }),
    content: [cell],
  };
  expect(fieldsOf(efter).map(({ falt, fore, efter: value }) => [falt, fore, value])).toEqual([
    ['attrs.caption', null, 'Tider'],
    ['attrs.kolumner[0]', null, 'A'],
    ['attrs.kolumner[1]', null, 'B'],
    ['attrs.plats.ort', null, 'Lund'],
    ['content[0].attrs.colspan', null, 2],
    ['content.link', null, { text: ' här', href: 'https://a.se' }],
  ]);
});
