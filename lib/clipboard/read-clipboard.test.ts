import { describe, expect, test } from 'vitest';
import { CHATS } from '#lib/clipboard/corpus/chats.ts';
import type { Copied } from '#lib/clipboard/corpus/copied.ts';
import { GOOGLE } from '#lib/clipboard/corpus/google.ts';
import { NASTY } from '#lib/clipboard/corpus/nasty.ts';
import { ADDRESSES, APPLE, LIBREOFFICE, MAIL, MARKDOWN, SHEETS, WEB } from '#lib/clipboard/corpus/others.ts';
import { outline } from '#lib/clipboard/corpus/outline.ts';
import { WORD, WORD_ONLINE } from '#lib/clipboard/corpus/word.ts';
import { readClipboard } from '#lib/clipboard/read-clipboard.ts';
import type { Block } from '#lib/contract/block.ts';

const CORPUS: readonly Copied[] = [
  ...[...WORD, ...WORD_ONLINE, ...GOOGLE, ...SHEETS, ...LIBREOFFICE],
  ...[...APPLE, ...MARKDOWN, ...MAIL, ...WEB, ...ADDRESSES, ...CHATS, ...NASTY],
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

describe('tracked changes', () => {
  const sides = (html: string) => readClipboard({ html, text: '' }).sparade?.block.map(({ fore, efter }) => [fore, efter].map(shown));
  const shown = (block: Block | undefined) => (block === undefined ? [] : outline([block]));
  const tracked = CORPUS.filter(({ html = '' }) => readClipboard({ html, text: '' }).sparade !== undefined);

  test('are found in what each program leaves of them, and nowhere else', () => {
    expect(tracked.map(({ namn }) => namn.replace(/:.*/, ''))).toEqual(['Word för Windows', 'Word på webben', 'LibreOffice Writer']);
  });

  test.each(tracked)('become the text before and after them: $namn', ({ html = '', blir }) => {
    const read = readClipboard({ html, text: '' }).sparade?.block ?? [];
    expect(read.flatMap(({ efter }) => shown(efter))).toEqual(blir);
    expect(read.flatMap(({ fore }) => shown(fore))).not.toEqual(blir);
  });

  test('of a sentence, of a whole paragraph and of a point are there before or after, and nothing else is another', () => {
    expect(sides(tracked[0]?.html ?? '')).toEqual([[['p Kommunen ljuger på frågan, som vanligt.'], ['p Kommunen svarar inte på frågan.']]]);
    expect(
      sides(
        '<p>Ett.</p><p><ins>Två.</ins></p>\n<del>\n<p>Tre.</p></del><ul><li>a</li><li><del>b</del></li></ul><p><ins>ny <del>och struken</del></ins> <b>fet<del>t</del></b></p>',
      ),
    ).toEqual([
      [['p Ett.'], ['p Ett.']],
      [[], ['p Två.']],
      [['p Tre.'], []],
      [
        ['ul', '- a', '- b'],
        ['ul', '- a'],
      ],
      [['p *fett*'], ['p ny *fet*']],
    ]);
  });

  test('leave nothing of their signs, also where a text has such signs of its own', () => {
    const { block, sparade } = readClipboard({ html: '<p>a\uE000b<ins>c\uE003d</ins></p>', text: '' });
    expect(JSON.stringify(sparade)).not.toMatch(/[\uE000-\uE003]/);
    expect([outline(block)[0]?.replaceAll(/[\uE000-\uE003]/g, ''), sides('<p>a\uE000b<ins>c\uE003d</ins></p>')]).toEqual([
      'p abcd',
      [[['p ab'], ['p abcd']]],
    ]);
  });

  test('of a picture are its being there before or after, whatever is said of what it shows', () => {
    const picture = '<img src="data:image/png;base64,iVBORw0KGgo=" alt="Torget">';
    expect(sides(`<p>a <del>${picture}</del><ins>b</ins></p>`)).toContainEqual([['image /klistrad-bild/1 Torget'], []]);
    expect(sides(`<p>a</p><ins>${picture.replace(' alt="Torget"', '')}</ins>`)).toEqual([
      [['p a'], ['p a']],
      [[], ['image /klistrad-bild/1']],
    ]);
    expect(sides(`<p>a <ins>b</ins></p>${picture}`)).toContainEqual([['image /klistrad-bild/1 Torget'], ['image /klistrad-bild/1 Torget']]);
    expect(sides(`<p>a</p>${picture}`)).toBeUndefined();
    expect(JSON.stringify(readClipboard({ html: `<ins>${picture}</ins>`, text: '' }).sparade)).not.toMatch(/[\uE000-\uE003]/);
  });
});

test('the corpus is as large as a desk needs', () => {
  expect(CORPUS.length).toBeGreaterThanOrEqual(40);
});

test('what nobody who copied it has seen is left out, and that is told', () => {
  const read = readClipboard({ html: "<p>Syns<span style='mso-hide:all'>källa</span><i hidden>namn</i> här</p>", text: '' });
  expect([outline(read.block), read.anmarkningar]).toEqual([['p Syns här'], ['Dold text är utelämnad (2 gånger)']]);
});

test('words stay apart, and no row of a table is lost, however its lines end', () => {
  const read = (html: string, text = '') => outline(readClipboard({ html, text }).block);
  expect(read('<div><b>Anna</b> <a href="https://x.se">Berg</a> sade.<br> <br>Nästa stycke</div>')).toEqual([
    'p *Anna* [Berg](https://x.se) sade.',
    'p Nästa stycke',
  ]);
  for (const end of ['\n', '\r\n', '\r']) {
    const rows = ['A\tB', 'C\tD', 'E\tF', 'G\tH'].join(end);
    expect(JSON.stringify(readClipboard({ html: '', text: rows }).block)).toContain('"H"');
  }
});

test('a picture of ten megabytes is read, and its bytes are told of nowhere', () => {
  const html = (type: string) => `<p>a</p><img src="data:image/${type};base64,${'A'.repeat(10_000_000)}" alt="Stor">`;
  expect(outline(readClipboard({ html: html('png'), text: '' }).block)).toEqual(['p a', 'image /klistrad-bild/1 Stor']);
  expect(readClipboard({ html: html('bmp'), text: '' }).anmarkningar.join('').length).toBeLessThan(200);
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
  /<(head|style|title|script|button|math)\b[\s\S]*?<\/\1>/g,
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
