import { describe, expect, test } from 'vitest';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { quizfragor } from '#lib/blocks/quizfragor/index.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';

const context: RenderContext = { sprak: 'sv', mall: 'quiz', absolute: (address) => `https://tidningen.example${address}` };
const html = (attrs: object) => renderBodyHtml([{ type: 'quizfragor', attrs: { id: 'bquiz00001', ...attrs } }], context);
const dataOf = (text: string) =>
  JSON.parse((/data-quiz="([^"]*)"/.exec(text)?.[1] ?? '').replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>'));

const kunskap = {
  typ: 'kunskap',
  fragor: [
    { fraga: 'Vilket år?', alternativ: [{ text: '1998' }, { text: '' }, { text: '2000', ratt: true }] },
    { fraga: '', alternativ: [{ text: 'x' }] },
    { fraga: 'Hur <många>?', alternativ: [{ text: 'Två', ratt: true }, { text: 'Tre' }] },
  ],
  resultat: [
    { fran: 0, till: 1, rubrik: 'Nära', text: 'Försök igen.' },
    { fran: 2, till: 2, rubrik: 'Alla rätt' },
  ],
};
const personlighet = {
  typ: 'personlighet',
  fragor: [
    {
      fraga: 'Hur packar du?',
      alternativ: [
        { text: 'Fort', poang: { A: 1 } },
        { text: 'Länge', poang: { B: 2, A: 1 } },
      ],
    },
  ],
  resultat: [{ nyckel: 'A', rubrik: 'Expresståget', bild: { src: '/media/tag/1600.jpg', alt: 'Ett tåg.', kredit: 'Bo' } }],
};

describe('without a script', () => {
  test('a quiz of knowledge can be read, answered and put right', () => {
    const text = html(kunskap);
    expect(text).toContain('<p class="quiz-fraga">Vilket år?</p><ol class="quiz-alternativ" type="a"><li>1998</li><li>2000</li></ol>');
    expect(text).toContain('<summary>Visa facit</summary><ol><li>b) 2000</li><li>a) Två</li></ol>');
    expect(text).toContain('<dt>0–1 rätt: Nära</dt><dd><p>Försök igen.</p></dd>');
    expect(text).toContain('<dt>2 rätt: Alla rätt</dt>');
  });

  test('a personality quiz tells what each answer gives, and how much when they differ', () => {
    const text = html(personlighet);
    expect(text).toContain('<li>a) A</li><li>b) B 2 poäng, A 1 poäng</li>');
    expect(text).toContain('<dt>Mest A: Expresståget</dt>');
    expect(text).toContain('Foto: Bo');
  });
});

describe('for the script to come', () => {
  test('the quiz rides in an attribute, escaped, with just what readers meet', () => {
    const text = html(kunskap);
    expect(text).not.toContain('<script');
    expect(dataOf(text)).toEqual({
      typ: 'kunskap',
      fragor: [
        {
          fraga: 'Vilket år?',
          alternativ: [
            { text: '1998', ratt: false },
            { text: '2000', ratt: true },
          ],
        },
        {
          fraga: 'Hur <många>?',
          alternativ: [
            { text: 'Två', ratt: true },
            { text: 'Tre', ratt: false },
          ],
        },
      ],
      resultat: [
        { fran: 0, till: 1, rubrik: 'Nära', text: 'Försök igen.' },
        { fran: 2, till: 2, rubrik: 'Alla rätt', text: '' },
      ],
    });
  });

  test('points and results go by their keys', () => {
    expect(dataOf(html(personlighet))).toEqual({
      typ: 'personlighet',
      fragor: [
        {
          fraga: 'Hur packar du?',
          alternativ: [
            { text: 'Fort', poang: { A: 1 } },
            { text: 'Länge', poang: { B: 2, A: 1 } },
          ],
        },
      ],
      resultat: [
        { nyckel: 'A', rubrik: 'Expresståget', text: '', bild: { src: 'https://tidningen.example/media/tag/1600.jpg', alt: 'Ett tåg.' } },
      ],
    });
  });
});

describe('the results of a quiz of knowledge', () => {
  const question = { fraga: 'Vad?', alternativ: [{ text: 'Ett', ratt: true }, { text: 'Två' }] };
  const found = (...resultat: object[]) =>
    (quizfragor.check?.({ type: 'quizfragor' }, { typ: 'kunskap', fragor: [question, question, question], resultat }, {}) ?? []).map(
      ({ params }) => params?.utfall,
    );
  const result = (fran: number, till: number) => ({ fran, till, rubrik: 'Resultat' });

  test('cover every number of right answers once', () => {
    expect(found(result(0, 1), result(2, 3))).toEqual([]);
    expect(found(result(2, 3), result(0, 1))).toEqual([]);
    expect(found(result(0, 3))).toEqual([]);
  });

  test('leave no gap, at either end or between', () => {
    expect(found(result(1, 3))).toEqual(['0 rätt har inget resultat.']);
    expect(found(result(0, 2))).toEqual(['3 rätt har inget resultat.']);
    expect(found(result(0, 0), result(2, 3))).toEqual(['1 rätt har inget resultat.']);
  });

  test('do not overlap, and are not upside down', () => {
    expect(found(result(0, 2), result(2, 3))).toEqual(['2 rätt har 2 resultat.']);
    expect(found(result(3, 0))).toEqual(['ett av dem saknar från och till, eller har dem i fel ordning.']);
  });
});
