import { describe, expect, test } from 'vitest';
import { textOfDocument } from '#lib/blocks/block-text.ts';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import { registeredProgramsOf } from '#lib/blocks/registered-programs.ts';
import { BLOCKS } from '#lib/blocks/registry.ts';
import { runChecks } from '#lib/checks/run-checks.ts';
import { blocksById } from '#lib/content/block-id.ts';
import { countWords } from '#lib/content/plain-text.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { describeTemplate } from '#lib/templates/describe-template.ts';
import { EXAMPLE_PROGRAMS } from '#lib/templates/example-programs.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

const neverAnId = () => {
  throw new Error('Every block of an example has an id.');
};

describe.each([...TEMPLATES_WITH_EXAMPLES.values()])('template $id', (template) => {
  test.each(LANGUAGES)('its example in %s is kept as it is and passes every check', (sprak) => {
    const { taggar, kallor, ...article } = template.exempel[sprak];
    expect(parseDocument(article.block, { newId: neverAnId })).toEqual({ block: article.block, fel: [] });
    const report = runChecks(
      { ...article, sprak },
      {
        mall: template.id,
        sektion: { id: 'prov', namn: 'Prov', mallar: [template.id] },
        sponsrad: null,
        kallor,
        taggar,
        kategorier: [1],
        kategoriKravs: true,
        slugUpptagen: false,
        inaktuell: false,
        media: new Map(),
        registeredPrograms: registeredProgramsOf(EXAMPLE_PROGRAMS),
        nu: '2026-11-20T08:30:00.000Z',
        ...(sprak === 'sv' ? {} : { kalla: template.exempel.sv }),
      },
    );
    expect(report).toEqual({ blockerande: false, fel: [], varningar: [] });
    expect(countWords(textOfDocument(article.block))).toBeGreaterThan(250);
  });

  test('its examples keep the same block ids in every language', () => {
    expect([...blocksById(template.exempel.en.block).keys()]).toEqual([...blocksById(template.exempel.sv.block).keys()]);
  });

  test('it names only blocks that exist, and allows those it requires', () => {
    for (const type of template.tillatna_block) expect(BLOCKS.has(type)).toBe(true);
    for (const { type } of template.kravda_block) expect(template.tillatna_block).toContain(type);
    for (const type of template.onskade_block ?? []) expect(template.tillatna_block).toContain(type);
  });

  test('an article of any earlier version can become one of today', () => {
    const earlier = Array.from({ length: template.version - 1 }, (_, index) => String(index + 1));
    expect(Object.keys(template.migreringar ?? {})).toEqual(earlier);
  });

  test('it is described with its sections, and with examples only when asked', () => {
    expect(describeTemplate(template, ['nyheter'])).toMatchObject({
      id: template.id,
      sektioner: ['nyheter'],
      version: template.version,
      onskade_block: template.onskade_block ?? [],
    });
    expect(describeTemplate(template, [])).not.toHaveProperty('exempel');
    expect(Object.keys(describeTemplate(template, [], template.exempel).exempel ?? {})).toEqual([...LANGUAGES]);
  });
});
