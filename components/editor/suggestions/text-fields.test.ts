import { expect, test } from 'vitest';
import { TEXT_FIELDS, type TextField, textIn, withText } from '#components/editor/suggestions/text-fields.ts';
import type { ArticleContent } from '#lib/contract/article.ts';

const content: ArticleContent = {
  ...{ rubrik: 'Bron', ingress: 'Den byggs.', slug: 'bron', block: [] },
  meta: { seoTitel: 'Bron i centrum', live: true },
  hero: { src: 'https://bild.example/bro.jpg', kredit: 'Ada Ek' },
};
// The keys of the table are what the type says.
const fields = Object.keys(TEXT_FIELDS) as TextField[];

test.each(fields)('%s: a text that is put there stands there and changes nothing else, and what stood there comes back', (field) => {
  const changed = { ...content, ...withText(content, field, 'Något nytt') };
  expect(textIn(changed, field)).toBe('Något nytt');
  for (const other of fields) if (other !== field) expect(textIn(changed, other)).toBe(textIn(content, other));
  expect({ ...changed, ...withText(changed, field, textIn(content, field)) }).toEqual(content);
});

test('a picture that is gone gets no text', () => {
  expect(withText({ ...content, hero: null }, 'hero.alt', 'En bro')).toEqual({});
});
