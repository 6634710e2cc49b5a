import { expect, test } from 'vitest';
import { blockTexts, linksInText, textOfBlock, textOfDocument } from '#lib/blocks/block-text.ts';
import type { Block } from '#lib/contract/block.ts';

const stycke = (text: string): Block => ({ type: 'paragraph', content: [{ type: 'text', text }] });

test('text comes from the attributes that are read, and from the content', () => {
  const image: Block = { type: 'image', attrs: { id: 'bbild001', src: '/media/1', alt: 'En hund', caption: 'Bosse', layout: 'bred' } };
  expect(textOfBlock(image)).toBe('En hund\nBosse');
  const box: Block = { type: 'faktaruta', attrs: { rubrik: 'Fakta' }, content: [stycke('Ett'), stycke('Två')] };
  expect(textOfBlock(box)).toBe('Fakta\nEtt\nTvå');
  expect(textOfBlock({ type: 'viktigast', attrs: { punkter: ['a', ' ', 'c'] } })).toBe('a\nc');
  expect(textOfDocument([stycke('Hej'), { type: 'paragraph' }, stycke('då')])).toBe('Hej\ndå');
});

test('each piece knows where it stands', () => {
  const list: Block = { type: 'bulletList', content: [{ type: 'listItem', content: [stycke('Ett')] }] };
  expect(blockTexts(list, 'block[2]')).toEqual([{ falt: 'block[2].content[0].content[0].content', text: 'Ett' }]);
  expect(blockTexts({ type: 'citat', attrs: { text: 'Hej', vem: 'Jag' } }, 'block[0]').map(({ falt }) => falt)).toEqual([
    'block[0].attrs.text',
    'block[0].attrs.vem',
  ]);
});

test('what a wrong value or an unknown type holds is no text', () => {
  expect(textOfBlock({ type: 'citat', attrs: { text: 7 } })).toBe('');
  expect(textOfBlock({ type: 'framtida', attrs: { text: 'x' } })).toBe('');
});

test('neighbouring pieces with one address are one link', () => {
  const link = { type: 'link', attrs: { href: '/a' } } as const;
  const block: Block = {
    type: 'paragraph',
    content: [
      { type: 'text', text: 'Läs ' },
      { type: 'text', text: 'hela ', marks: [link] },
      { type: 'text', text: 'texten', marks: [{ type: 'bold' }, link] },
      { type: 'text', text: ' och ', marks: [] },
      { type: 'text', text: 'igen', marks: [link] },
    ],
  };
  expect(linksInText(block, 'block[0]')).toEqual([
    { falt: 'block[0].content[1].marks[0].attrs.href', href: '/a', text: 'hela texten' },
    { falt: 'block[0].content[4].marks[0].attrs.href', href: '/a', text: 'igen' },
  ]);
});
