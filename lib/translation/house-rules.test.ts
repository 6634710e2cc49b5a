import { expect, test } from 'vitest';
import { WRITTEN_CHAPTERS } from '#lib/handbook/default-handbook.ts';
import { houseRules } from '#lib/translation/house-rules.ts';

test('rules and terms are read from the chapter on English, and from no other', () => {
  const handbook = `# Handboken

## Språket

- Skriv kort.

## Engelska

Svenskan är källan.

- Brittisk stavning.
- Ordlista: kommunen → the council; *riksdagen* → the Riksdag.
- regionen → the region

## Aldrig

- bil → car
`;
  expect(houseRules(handbook, 'en')).toEqual({
    regler: ['Brittisk stavning.'],
    ordlista: [
      { svenska: 'kommunen', engelska: 'the council' },
      { svenska: 'riksdagen', engelska: 'the Riksdag' },
      { svenska: 'regionen', engelska: 'the region' },
    ],
  });
});

test('a handbook without the chapter has no rules', () => {
  expect(houseRules('# Handboken\n', 'en')).toEqual({ regler: [], ordlista: [] });
});

test('the handbook that a newsroom starts with has rules and terms', () => {
  const { regler, ordlista } = houseRules(WRITTEN_CHAPTERS, 'en');
  expect(regler.length).toBeGreaterThan(2);
  expect(ordlista).toContainEqual({ svenska: 'riksdagen', engelska: 'the Riksdag' });
});
