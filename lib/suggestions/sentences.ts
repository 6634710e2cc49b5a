import type { Language } from '#lib/contract/languages.ts';

/** The whole sentences of a running text, in order. Headings and other lines that end in no full stop are none. */
export function sentencesOf(text: string, sprak: Language): string[] {
  const segmenter = new Intl.Segmenter(sprak, { granularity: 'sentence' });
  return text
    .split('\n')
    .flatMap((line) =>
      [...segmenter.segment(line)].map(({ segment }) => segment.trim()).filter((sentence) => /\p{L}.*[.!?…]["”’»)]?$/u.test(sentence)),
    );
}
