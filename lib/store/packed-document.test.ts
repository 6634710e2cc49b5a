import { expect, test } from 'vitest';
import { documentOf, packDocument, unpackedText } from '#lib/store/packed-document.ts';

const DOCUMENT = [{ type: 'paragraph', attrs: { id: 'a' }, content: [{ type: 'text', text: 'Åäö 🚲   en halv: \ud83d' }] }];

test('a packed document comes back as it was, byte for byte, half characters and all', () => {
  const packed = packDocument(DOCUMENT);
  expect(JSON.stringify(documentOf({ block: null, dokument: packed }))).toBe(JSON.stringify(DOCUMENT));
});

test('a document of any length comes back as it was', () => {
  for (const length of [0, 1, 30, 31, 32, 16_383, 16_384, 16_385, 70_000, 1_200_000]) {
    const document = [{ type: 'paragraph', attrs: { id: 'a' }, content: [{ type: 'text', text: 'ab'.repeat(length / 2 + 1) }] }];
    expect(unpackedText(packDocument(document))).toBe(JSON.stringify(document));
  }
});

test('what says that it is of another length than it is, is told', () => {
  for (const told of [
    [0, 0, 0, 0],
    [255, 255, 255, 255],
    [1, 0, 0, 0],
  ]) {
    const packed = packDocument(DOCUMENT);
    packed.set(told, packed.length - told.length);
    expect(() => unpackedText(packed)).toThrow();
  }
});

test('the packed one is the document, whatever stands in the column of before', () => {
  expect(documentOf({ block: [], dokument: packDocument(DOCUMENT) })).toEqual(DOCUMENT);
  expect(documentOf({ block: DOCUMENT, dokument: null })).toBe(DOCUMENT);
});

test('what is cut off, altered or empty is told, never taken for a document', () => {
  const packed = packDocument(DOCUMENT);
  const altered = Uint8Array.from(packed);
  altered[20] = (altered[20] ?? 0) ^ 1;
  for (const dokument of [packed.subarray(0, -4), altered, new Uint8Array()]) expect(() => documentOf({ block: null, dokument })).toThrow();
  expect(() => documentOf({ block: null, dokument: null })).toThrow('without a document');
});
