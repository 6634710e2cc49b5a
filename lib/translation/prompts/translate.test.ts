import { describe, expect, test } from 'vitest';
import { jsonHash } from '#lib/content/canonical-hash.ts';
import type { TextNode } from '#lib/contract/block.ts';
import { unfaithful } from '#lib/translation/fidelity.ts';
import { decodeLine, type LineKey } from '#lib/translation/marked-line.ts';
import { PROMPT_EXAMPLES } from '#lib/translation/prompts/examples.ts';
import { translationPrompt } from '#lib/translation/prompts/translate.ts';

/** What each version said: calls are logged by it, and a word that changes is another version. */
const SAID: Readonly<Record<string, string>> = {
  'oversatt-1': '46e94a372bcef50f',
};

test('a prompt that has changed is a new version', () => {
  const { version, text } = translationPrompt('sv', 'en');
  expect(jsonHash(text).slice(0, 16)).toBe(SAID[version]);
});

describe.each(PROMPT_EXAMPLES)('$namn', ({ kalla, bra, haller, aldrig, daliga }) => {
  const key: LineKey = {
    marks: [...kalla.matchAll(/<m\d>/g)].map(() => [{ type: 'bold' }]),
    addresses: [...kalla.matchAll(/<a\d\/>/g)].map((_, index) => `https://exempel.se/${index}`),
    before: '',
    after: '',
  };
  const read = (answer: string) => decodeLine(answer, key);
  const source: TextNode[] = read(kalla) ?? [];
  const taken = (answer: string) => {
    const nodes = read(answer);
    return nodes !== undefined && unfaithful(source, nodes) === undefined;
  };

  test('a right answer is taken', () => {
    expect(taken(bra)).toBe(true);
    for (const pattern of haller) expect(bra).toMatch(pattern);
    for (const pattern of aldrig) expect(bra).not.toMatch(pattern);
  });

  test.each(daliga.map((answer) => [answer]))('«%s» is not', (answer) => {
    expect(taken(answer)).toBe(false);
  });
});
