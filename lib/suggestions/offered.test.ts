import { describe, expect, test } from 'vitest';
import { textsOfArticle } from '#lib/suggestions/article-texts.ts';
import { LENGTHS, shortened } from '#lib/suggestions/lengths.ts';
import { offeredTags } from '#lib/suggestions/offered-tags.ts';
import { offeredPoints, offeredTexts } from '#lib/suggestions/offered-texts.ts';
import { sentencesOf } from '#lib/suggestions/sentences.ts';

const article = {
  sprak: 'sv' as const,
  rubrik: 'Kommunen bygger bron',
  ingress: 'En ny bro över ån ska stå klar om 2 år.',
  text: 'Bakgrund\nKommunen har beslutat att bygga en bro för 12 000 kronor. Arbetet börjar i vår, kl. 12 på Storgatan. De boende får ställa frågor på ett möte i biblioteket som hålls någon gång innan spaden sätts i jorden.\nSen är det klart.',
};

test('a text is cut between words, and never longer than it may be', () => {
  expect(shortened('Bron ska stå klar', 17)).toBe('Bron ska stå klar');
  expect(shortened('Bron ska stå klar', 16)).toBe('Bron ska stå…');
  // Half of an emoji could not be saved.
  expect(shortened(`x${'😀'.repeat(9)}`, 11)).toBe(`x${'😀'.repeat(4)}…`);
  expect(shortened('Donaudampfschiff', 8)).toBe('Donauda…');
  for (const mest of [1, 2, 5, 10]) expect(shortened('ett två, tre fyra', mest).length).toBeLessThanOrEqual(mest);
});

test('headings are no sentences', () => {
  expect(sentencesOf(article.text, 'sv').next().value).toBe('Kommunen har beslutat att bygga en bro för 12 000 kronor.');
  expect([...sentencesOf('Bakgrund\n\nEtt. Två!', 'sv')]).toEqual(['Ett.', 'Två!']);
});

describe('without a model', () => {
  test('the first sentences are the points, each within ninety characters', () => {
    const { punkter, kalla } = offeredPoints(article, {});
    expect([punkter.length, kalla]).toEqual([3, 'text']);
    for (const punkt of punkter) expect(punkt.length).toBeLessThanOrEqual(90);
    expect(punkter[0]).toMatch(/^Kommunen har beslutat/);
    expect(punkter[2]).toMatch(/…$/);
  });

  test('a short text lends from the standfirst and the headline', () => {
    expect(offeredPoints({ ...article, text: 'Bara en mening.' }, {}).punkter).toEqual([
      'Bara en mening.',
      article.ingress,
      article.rubrik,
    ]);
  });

  test('an article without words has nothing to offer', () => {
    const texts = textsOfArticle({ sprak: 'sv', rubrik: '', ingress: ' ', text: '' });
    expect(Object.values(texts).flat()).toEqual([]);
  });

  test.each(['seoTitel', 'seoBesk', 'puffTitel', 'socialText', 'sms'] as const)('%s is made of the article, to its length', (field) => {
    const long = { ...article, rubrik: 'Kommunen bygger bron '.repeat(20), ingress: article.ingress.repeat(20) };
    for (const source of [article, long]) {
      const [choice] = offeredTexts(field, source, {});
      expect(choice?.kalla).toBe('text');
      expect(choice?.text.length).toBeLessThanOrEqual(LENGTHS[field].mest);
      expect(choice?.text.length).toBeGreaterThanOrEqual(LENGTHS[field].minst);
    }
  });
});

describe('what a model says', () => {
  test('is offered when it keeps to the length and to the facts', () => {
    const said = { puffTitel: [' Bron byggs ', 'Bron byggs', 'Klart om 2 år', 'x'.repeat(71)] };
    expect(offeredTexts('puffTitel', article, said)).toEqual([
      { text: 'Bron byggs', kalla: 'ai' },
      { text: 'Klart om 2 år', kalla: 'ai' },
    ]);
  });

  test.each([
    ['an address', 'Läs mer på https://ond.example/'],
    ['a host', 'Läs mer på ond.se'],
    ['a figure of its own', 'Bron kostar 900 kronor'],
    ['a name of its own', 'Bron över Fyrisån byggs'],
    ['markup', 'Bron <script>byggs</script>'],
    ['a line break', 'Bron\nbyggs'],
    ['an e-mail address', 'Skriv till a@b'],
    ['half a character', 'Bron byggs \ud83d'],
    ['nothing', '  '],
  ])('is not offered with %s', (_, text) => {
    expect(offeredTexts('puffTitel', article, { puffTitel: [text] })).toEqual([{ text: article.rubrik, kalla: 'text' }]);
  });

  test('in English may have capitals', () => {
    const inEnglish = { ...article, sprak: 'en' as const };
    expect(offeredTexts('puffTitel', inEnglish, { puffTitel: ['The Council Builds'] })).toEqual([
      { text: 'The Council Builds', kalla: 'ai' },
    ]);
  });

  test('gives all three points or none', () => {
    expect(offeredPoints(article, { punkter: ['Ett', 'Två', 'Tre'] })).toEqual({ punkter: ['Ett', 'Två', 'Tre'], kalla: 'ai' });
    expect(offeredPoints(article, { punkter: ['Ett', 'Två', 'x'.repeat(91)] }).kalla).toBe('text');
  });
});

test('tags that there are come first, then new ones, and none that the article has', () => {
  const used = [
    { tagg: 'Broar', artiklar: 9 },
    { tagg: 'Storgatan', artiklar: 2 },
    { tagg: 'Ny bro', artiklar: 5 },
    { tagg: 'trafik', artiklar: 7 },
    { tagg: 'Kommun', artiklar: 3 },
  ];
  const text = `${article.ingress} ${article.text}`;
  const offered = offeredTags({ egna: ['storgatan'], used, text, said: ['Trafik', 'Brobygge', 'STORGATAN', 'https://ond.example'] });
  expect(offered.map(({ tagg, finns }) => [tagg, finns])).toEqual([
    ['Ny bro', true],
    ['Kommun', true],
    ['trafik', true],
    ['Brobygge', false],
  ]);
});
