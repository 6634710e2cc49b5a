import type { Language } from '#lib/contract/languages.ts';

/**
 * The whole sentences of a running text, in order, each read when it is asked for: whoever wants the first few of a long text
 * does not wait for the rest. Headings and other lines that end in no full stop are none.
 */
export function* sentencesOf(text: string, sprak: Language): Generator<string> {
  const segmenter = new Intl.Segmenter(sprak, { granularity: 'sentence' });
  for (const line of text.split('\n')) {
    // A text may have thousands of lines, and to look at each for sentences would cost more than all the rest.
    if (!/[.!?…]/.test(line)) continue;
    for (const { segment } of segmenter.segment(line)) {
      const sentence = segment.trim();
      if (ENDED.test(sentence) && /\p{L}/u.test(sentence)) yield sentence;
    }
  }
}

const ENDED = /[.!?…]["”’»)]?$/;
