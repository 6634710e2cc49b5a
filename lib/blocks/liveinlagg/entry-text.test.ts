import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { entryParts, entryWords } from '#lib/blocks/liveinlagg/entry-text.ts';
import { workedMs } from '#lib/turns/worked.ts';

const text = (words: string, ...marks: object[]) =>
  marks.length === 0 ? { type: 'text', text: words } : { type: 'text', text: words, marks };
const [bold, italic] = [{ type: 'bold' }, { type: 'italic' }];
const link = (href: string) => ({ type: 'link', attrs: { href } });
const stycke = (...rader: object[][]) => ({ typ: 'stycke', rader });

describe('plain text', () => {
  test('is itself, whatever characters it has', () => {
    const words = '3 < 5 & 7 > 2, 2 * 3 * 4, snake_case_namn, [inte länk] (heller), [sic](ja) och &amp;';
    expect(entryParts(words)).toEqual([stycke([text(words)])]);
  });

  test('has paragraphs at blank lines and lines within them', () => {
    expect(entryParts(' Första\r\nandra \n\n\n tredje')).toEqual([stycke([text('Första')], [text('andra')]), stycke([text('tredje')])]);
    expect(entryParts(' \n ')).toEqual([]);
  });

  test('has bold, italic and links, within each other too', () => {
    expect(entryParts('**Mål!** *Vilken* **stor *match***')).toEqual([
      stycke([text('Mål!', bold), text(' '), text('Vilken', italic), text(' '), text('stor ', bold), text('match', bold, italic)]),
    ]);
    expect(entryParts('Läs [mer **här**](https://tidningen.se/a), nu')).toEqual([
      stycke([text('Läs '), text('mer ', link('https://tidningen.se/a')), text('här', link('https://tidningen.se/a'), bold), text(', nu')]),
    ]);
  });

  test('has bare addresses as links, without the full stop after them', () => {
    expect(entryParts('Se https://tidningen.se/a?b=1.')).toEqual([
      stycke([text('Se '), text('https://tidningen.se/a?b=1', link('https://tidningen.se/a?b=1')), text('.')]),
    ]);
  });

  test('quotes what stands after a >', () => {
    expect(entryParts('Hon sa:\n\n> Vi vann.\n> Äntligen.\n\n> Och nu vilar vi.\n\nSedan gick hon.')).toEqual([
      stycke([text('Hon sa:')]),
      { typ: 'citat', stycken: [[[text('Vi vann.')], [text('Äntligen.')]], [[text('Och nu vilar vi.')]]] },
      stycke([text('Sedan gick hon.')]),
    ]);
  });

  test.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.instagram.com/p/CxYz_1-abCD/',
    'https://vm.tiktok.com/ZGeAbCdEf/',
    'https://open.spotify.com/episode/4uLU6hMCjMI75M1A2tKUQC',
  ])('shows %s when it stands alone on its line', (url) => {
    expect(entryParts(`Se målet:\n${url}\nIgen!`)).toEqual([
      stycke([text('Se målet:')]),
      { typ: 'inbaddning', url },
      stycke([text('Igen!')]),
    ]);
    expect(entryParts(`Se ${url}`)).toMatchObject([{ typ: 'stycke' }]);
  });

  test('of any other place an address is only a link', () => {
    expect(entryParts('https://vimeo.com/76979871')).toMatchObject([{ typ: 'stycke' }]);
  });
});

describe('HTML', () => {
  test('is understood as far as an entry has it', () => {
    const html =
      '<p>Ett <b>mål</b> och <em>ett</em> <a href="https://tidningen.se/a?b=1&amp;c=2" onclick="x()">till</a>&nbsp;&lt;3</p><blockquote>Ja!<br>Nej.</blockquote>';
    expect(entryParts(html)).toEqual([
      stycke([
        text('Ett '),
        text('mål', bold),
        text(' och '),
        text('ett', italic),
        text(' '),
        text('till', link('https://tidningen.se/a?b=1&c=2')),
        text('\u00a0<3'),
      ]),
      { typ: 'citat', stycken: [[[text('Ja!')], [text('Nej.')]]] },
    ]);
  });

  test('of a platform’s frame becomes what it shows, of any other nothing', () => {
    const frame = (src: string) => `Före<iframe width="1" src="${src}" srcdoc="<script>x</script>">i</iframe>efter`;
    expect(entryParts(frame('https://www.youtube.com/embed/aqz-KE-bpKQ'))).toMatchObject([
      { typ: 'stycke' },
      { typ: 'inbaddning', url: 'https://www.youtube.com/embed/aqz-KE-bpKQ' },
      { typ: 'stycke' },
    ]);
  });
});

test('the words are what is said, without what is shown from elsewhere', () => {
  expect(entryWords(entryParts('**Mål!** Se\n\n> Ja\n\nhttps://youtu.be/aqz-KE-bpKQ\n\n[här](/a)'))).toBe('Mål! Se\n\nJa\n\nhär');
});

test('any text at all can be read, and soon', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (words) => Array.isArray(entryParts(words))));
  const hostile = ['<a', '**a ', '*a', '[a](', '<b ="', '> ', '&#', 'https://', '<iframe', '<!--', '[', '"', "<a '"];
  fc.assert(fc.property(fc.array(fc.constantFrom(...hostile), { maxLength: 40 }), (bits) => Array.isArray(entryParts(bits.join('')))));
  const before = workedMs();
  for (const bit of hostile) entryParts(bit.repeat(10_000 / bit.length));
  // Of the processor, which a busy machine has less of to give.
  expect(workedMs() - before).toBeLessThan(4_000);
});
