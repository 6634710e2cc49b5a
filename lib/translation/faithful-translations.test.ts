import { describe, expect, test } from 'vitest';
import type { AiPort } from '#lib/adapters/ai/port.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';
import { mixedDocument } from '../../bench/mixed-document.ts';
import { skeletonOf } from '../../bench/skeleton.ts';
import { translateInMemory } from '../../bench/translate-in-memory.ts';

/** A model that answers as `change` makes of each text. */
function model(change: (text: string, index: number) => string): Pick<AiPort, 'ask'> {
  return {
    async ask({ data, schema }) {
      const { texter } = Object(data);
      const answered = texter.map(({ id, text }: { id: string; text: string }, index: number) => ({ id, text: change(text, index) }));
      return { svar: schema.parse({ texter: answered }), bruk: { in: 0, ut: 0 } };
    },
  };
}

const ARTICLES = [
  ...[...TEMPLATES.values()].map(({ id, exempel }) => [id, { ...exempel.sv }] as const),
  ['every block type', { rubrik: 'Alla', ingress: '', block: mixedDocument(200), meta: {}, hero: null, slug: '' }] as const,
];

describe.each(ARTICLES)('%s', (_, article) => {
  test('keeps all but its words', async () => {
    const made = await translateInMemory(
      article,
      model((text) => `EN ${text}`),
    );
    expect(made.refused).toEqual([]);
    // Compared here: the difference of two skeletons would fill pages.
    expect(skeletonOf(made.article) === skeletonOf(article)).toBe(true);
    expect(made.article.rubrik).toBe(`EN ${article.rubrik}`);
  });

  /** What models do wrong; some of it harms only texts that have figures, tags or more than a paragraph. */
  const MISTAKES: ReadonlyArray<(text: string) => string> = [
    (text) => `EN ${text.replace(/\d/, (digit) => String((Number(digit) + 1) % 10))}`,
    (text) => `EN ${text} 7`,
    (text) => `EN ${text.replace(/<[^>]+>/, '')}`,
    (text) => `EN ${text} <m1>mer</m1>`,
    (text) => `EN <b>${text}</b>`,
    (text) => `EN ${text} https://ond.example/7`,
    () => '',
  ];
  test('a text that is not faithful is refused, and stands as it was', async () => {
    const made = await translateInMemory(
      article,
      model((text, index) => MISTAKES[index % MISTAKES.length]?.(text) ?? text),
    );
    expect(made.refused.length).toBeGreaterThan(0);
    // Compared here: the difference of two skeletons would fill pages.
    expect(skeletonOf(made.article) === skeletonOf(article)).toBe(true);
  });
});
