import { describe, expect, test } from 'vitest';
import type { Copied } from '#lib/clipboard/corpus/copied.ts';
import { GOOGLE } from '#lib/clipboard/corpus/google.ts';
import { ADDRESSES, APPLE, LIBREOFFICE, MAIL, MARKDOWN, SHEETS, WEB } from '#lib/clipboard/corpus/others.ts';
import { outline } from '#lib/clipboard/corpus/outline.ts';
import { WORD, WORD_ONLINE } from '#lib/clipboard/corpus/word.ts';
import { readClipboard } from '#lib/clipboard/read-clipboard.ts';

const CORPUS: readonly Copied[] = [
  ...[...WORD, ...WORD_ONLINE, ...GOOGLE, ...SHEETS, ...LIBREOFFICE],
  ...[...APPLE, ...MARKDOWN, ...MAIL, ...WEB, ...ADDRESSES],
];

describe.each(CORPUS)('$namn', ({ html = '', text = '', blir, told = [] }) => {
  const read = readClipboard({ html, text });

  test('becomes the article that it is, and what does not come along is told', () => {
    expect(outline(read.block)).toEqual(blir);
    expect(read.anmarkningar.toSorted()).toEqual(told.toSorted());
  });

  test('leaves nothing out in silence', () => {
    expect(lostWords(html, JSON.stringify(read.block))).toEqual([]);
  });
});

test('the corpus is as large as a desk needs', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(40);
});

test('a picture with its bytes waits for the library in its place', () => {
  const [{ html = '' } = {}] = WEB.filter(({ namn }) => namn === 'en bild med sina bytes');
  expect(readClipboard({ html, text: '' }).pictures).toEqual([
    { src: '/klistrad-bild/1', data: expect.stringMatching(/^data:image\/png;base64,/) },
  ]);
});

/** What is no text of the one who copied, or is told of wherever it is left out. */
const NOT_TEXT = [
  /<!--[\s\S]*?-->|<!\[[^>]*>/g,
  /<(head|style|title|script|button)\b[\s\S]*?<\/\1>/g,
  /<del\b[\s\S]*?<\/del>/g,
  /<span class=msoDel>.*?<\/span>/g,
  /<span class="TextRun TrackChangeTextDeletion.*?<\/span><\/span>/g,
  /<span\s+style=["']mso-list:Ignore["']>[\s\S]*?<\/span>\s*<\/span>/gi,
  /<span class=MsoCommentReference>[\s\S]*?<\/a><\/span><\/span>/g,
  /<div style='mso-element:comment-list'>[\s\S]*$/g,
];

function lostWords(html: string, kept: string): string[] {
  const text = NOT_TEXT.reduce((rest, pattern) => rest.replaceAll(pattern, ' '), html)
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&\w+;/g, ' ')
    // An address is held as it is by the case itself: what follows the reader around in it is left out.
    .replaceAll(/https?:\/\/\S+/g, ' ');
  return text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !kept.includes(word));
}
