import { expect, test } from 'vitest';
import { textOfBlock } from '#lib/blocks/block-text.ts';
import { correctedTexts, type EarlierPublication } from '#lib/content/corrections.ts';
import type { Block } from '#lib/contract/block.ts';

const paragraph = (id: string, text: string): Block => ({ type: 'paragraph', attrs: { id }, content: [{ type: 'text', text }] });
const correction = (id: string, fore_efter?: boolean): Block => ({
  type: 'rattelse',
  attrs: { id, datum: '2026-03-12', text: 'Fel månad.', ...(fore_efter === undefined ? {} : { fore_efter }) },
});

function publication(block: Block[], more: Partial<EarlierPublication> = {}): EarlierPublication {
  return { tid: '2026-11-20T08:00:00.000Z', nedtagen: false, rubrik: 'Bron', ingress: '', block, ...more };
}

const APRIL = paragraph('bstycke001', 'Bron öppnar i april.');
const MAY = paragraph('bstycke001', 'Bron öppnar i maj.');
const OTHER = paragraph('bstycke002', 'Den är lång.');

/** As it stood, and as it stands, by correction. */
function told(...publications: EarlierPublication[]): Record<string, string[]> {
  const side = (parts: readonly { op: string; text: string }[], without: string) =>
    parts.flatMap(({ op, text }) => (op === without ? [] : [text])).join('');
  return Object.fromEntries(
    [...correctedTexts(publications, textOfBlock)].map(([id, texts]) => [
      id,
      texts.map((parts) => `${side(parts, 'in')} → ${side(parts, 'ut')}`),
    ]),
  );
}

test('a correction tells the words before and after the release that it came with', () => {
  const now = publication([MAY, OTHER, correction('brattelse1', true)], { rubrik: 'Bron i maj' });
  const before = publication([APRIL, OTHER], { rubrik: 'Bron i april' });
  const texts = ['Bron i april → Bron i maj', 'Bron öppnar i april. → Bron öppnar i maj.'];
  expect(told(now, before)).toEqual({ brattelse1: texts });
  // What was released since without touching them changes nothing.
  expect(told(now, now, before, publication([paragraph('bstycke001', 'Något helt annat.')]))).toEqual({ brattelse1: texts });
});

test.each([
  ['nobody has chosen it', [publication([MAY, correction('brattelse1')]), publication([APRIL])]],
  ['somebody has chosen not to', [publication([MAY, correction('brattelse1', false)]), publication([APRIL])]],
  ['it was there from the first', [publication([MAY, correction('brattelse1', true)])]],
  ['what stood before was taken down', [publication([MAY, correction('brattelse1', true)]), publication([APRIL], { nedtagen: true })]],
  [
    'it was taken down in between',
    [
      publication([MAY, correction('brattelse1', true)]),
      publication([MAY, correction('brattelse1', true)], { nedtagen: true }),
      publication([APRIL]),
    ],
  ],
  [
    'another correction that came with it does not show its own',
    [publication([MAY, correction('brattelse1', true), correction('brattelse2')]), publication([APRIL])],
  ],
  [
    'another that came with it is gone',
    [
      publication([MAY, correction('brattelse1', true)]),
      publication([MAY, correction('brattelse1', true), correction('brattelse2', true)]),
      publication([APRIL]),
    ],
  ],
  [
    'the words have been changed once more',
    [
      publication([paragraph('bstycke001', 'Bron öppnar.'), correction('brattelse1', true)]),
      publication([MAY, correction('brattelse1', true)]),
      publication([APRIL]),
    ],
  ],
  ['a piece was struck whole', [publication([OTHER, correction('brattelse1', true)]), publication([APRIL, OTHER])]],
  ['nothing but the correction came', [publication([MAY, correction('brattelse1', true)]), publication([MAY])]],
])('no former words where %s', (_why, publications) => {
  expect(told(...publications)).toEqual({});
});

test('what an earlier correction took out without showing it does not come back with a later one', () => {
  const libel = publication([paragraph('bstycke001', 'Skurken öppnar bron i april.')]);
  const mended = publication([APRIL, correction('brattelse1')]);
  const now = publication([MAY, correction('brattelse1'), correction('brattelse2', true)]);
  expect(told(now, mended, libel)).toEqual({ brattelse2: ['Bron öppnar i april. → Bron öppnar i maj.'] });
});

test('of two that came at once what both changed stands with the first', () => {
  const now = publication([MAY, correction('brattelse1', true), correction('brattelse2', true)]);
  expect(told(now, publication([APRIL]))).toEqual({ brattelse1: ['Bron öppnar i april. → Bron öppnar i maj.'] });
});
