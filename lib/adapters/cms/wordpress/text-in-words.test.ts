import { expect, test } from 'vitest';
import { textInWords } from '#lib/adapters/cms/wordpress/text-in-words.ts';

test('a line for each block, with where links lead and what pictures show', () => {
  const html = `<!-- wp:html --><p>Färjan &amp; <a href="https://a.example/?x=1&amp;y=2">kajen</a>
    går.</p><figure><a href="/stor"><img src="/fyr.jpg" alt="En fyr" srcset="/liten.jpg 300w"></a><figcaption>I mars.</figcaption></figure>
    <ul><li>ett</li><li>två</li></ul><iframe src="https://film.example/1"></iframe><script>nej()</script><style>p{}</style><br>Sist`;
  expect(textInWords(html).split('\n')).toEqual([
    'Färjan & kajen (https://a.example/?x=1&y=2) går.',
    'Bild: /fyr.jpg («En fyr»)',
    '(/stor)',
    'I mars.',
    'ett',
    'två',
    'Inbäddat: https://film.example/1',
    'Sist',
  ]);
});

test.each([
  ['where a link leads', '<p><a href="/a">x</a></p>', '<p><a href="/b">x</a></p>'],
  ['another picture', '<img src="/a.jpg">', '<img src="/b.jpg">'],
  ['its alternative text', '<img src="/a.jpg" alt="Fyr">', '<img src="/a.jpg" alt="Hamn">'],
  ['its caption', '<figure><img src="/a.jpg"><figcaption>A</figcaption></figure>', '<figure><img src="/a.jpg"></figure>'],
  ['two paragraphs made one', '<p>a</p><p>b</p>', '<p>a b</p>'],
])('%s is a difference', (_, one, other) => {
  expect(textInWords(one)).not.toBe(textInWords(other));
});

test.each(['', '<', '<p', '</p></a></script>', '<a>x', '&#99999999;', '<p>'.repeat(50_000), `${'<a href="x">'.repeat(50_000)}x`])(
  'HTML that is broken gives what can be read of it: %#',
  (html) => {
    expect(textInWords(html).length).toBeLessThanOrEqual(html.length);
  },
);
