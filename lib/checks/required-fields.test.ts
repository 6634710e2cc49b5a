import { describe, expect, test } from 'vitest';
import { type BlockField, blockfalt } from '#lib/blocks/block-fields.ts';
import { BLOCKS_WITH_EXAMPLES } from '#lib/blocks/examples.ts';
import { registeredProgramsOf } from '#lib/blocks/registered-programs.ts';
import type { CheckedArticle } from '#lib/checks/check-context.ts';
import { runChecks } from '#lib/checks/run-checks.ts';
import type { Block } from '#lib/contract/block.ts';
import { EXAMPLE_PROGRAMS } from '#lib/templates/example-programs.ts';
import { TEMPLATES_WITH_EXAMPLES } from '#lib/templates/examples.ts';

/*
 * What `blockfalt` calls required is what stops a release when it is missing, named; and nothing else does. Made from
 * `blockfalt` itself: each field of each block in each template's example, taken away and emptied.
 */

/** Fields that are required by what stands in others, or by the template: their descriptions say when. */
const DEPENDING = new Set([
  ...['galleri lage', 'galleri bilder.kredit', 'snabbfakta namn', 'jamforelse rader.program', 'liveinlagg inlagg.text'],
  ...['relaterat lankar', 'relaterat auto', 'relaterat tagg'],
  ...['quizfragor fragor.alternativ.ratt', 'quizfragor fragor.alternativ.poang', 'quizfragor resultat'],
  ...['quizfragor resultat.nyckel', 'quizfragor resultat.fran', 'quizfragor resultat.till'],
]);

type Fields = Record<string, unknown>;

interface Occurrence {
  falt: string;
  /** The field without the places in its lists: `rader.namn`. */
  namn: string;
  field: BlockField;
  value: unknown;
  /** The attributes with the field as something else; without it for `undefined`. */
  replaced(value: unknown): Fields;
}

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Every field that the attributes have, however deep. */
function occurrences(fields: readonly BlockField[], attrs: Fields, falt: string, namn: string): Occurrence[] {
  return fields.flatMap((field): Occurrence[] => {
    const value = attrs[field.namn];
    if (value === undefined) return [];
    const place = `${falt}.${field.namn}`;
    const name = namn === '' ? field.namn : `${namn}.${field.namn}`;
    const replaced = (other: unknown): Fields => {
      const { [field.namn]: _, ...rest } = attrs;
      return other === undefined ? rest : { ...rest, [field.namn]: other };
    };
    const inner = (field.falt ?? []).filter((one) => one.namn !== '[]');
    const within = (record: Fields, at: string, put: (record: Fields) => unknown): Occurrence[] =>
      occurrences(inner, record, at, name).map((one) => ({ ...one, replaced: (other) => replaced(put(one.replaced(other))) }));
    const deeper = Array.isArray(value)
      ? value.flatMap((item, index) => (isRecord(item) ? within(item, `${place}[${index}]`, (other) => value.with(index, other)) : []))
      : isRecord(value)
        ? within(value, place, (other) => other)
        : [];
    return [{ falt: place, namn: name, field, value, replaced }, ...deeper];
  });
}

function faultsOf(
  mall: string,
  article: CheckedArticle,
): Array<{ falt: string; block?: string | undefined; orsak: string; atgard: string }> {
  const { fel } = runChecks(article, {
    mall,
    sektion: { id: 'prov', namn: 'Prov', mallar: [mall] },
    ...{ sponsrad: null, kallor: [], taggar: ['prov'], kategorier: [1], kategoriKravs: true, slugUpptagen: false, inaktuell: false },
    media: new Map(),
    registeredPrograms: registeredProgramsOf(EXAMPLE_PROGRAMS),
    nu: '2026-11-20T08:30:00.000Z',
  });
  return fel;
}

/** The example of each template, and for each block type one more article of its own valid examples. */
const ARTICLES: Array<[name: string, mall: string, article: CheckedArticle]> = [...TEMPLATES_WITH_EXAMPLES.values()].flatMap((template) => {
  const { taggar: _, kallor: __, ...example } = template.exempel.sv;
  const article = { ...example, sprak: 'sv' as const };
  return [[`the example of ${template.id}`, template.id, article] as [string, string, CheckedArticle]];
});
for (const { type, examples, onlyIn = ['nyhet'], topLevel } of BLOCKS_WITH_EXAMPLES.values()) {
  const [mall = 'nyhet'] = onlyIn;
  const template = TEMPLATES_WITH_EXAMPLES.get(mall);
  if (template === undefined || !topLevel) continue;
  const { taggar: _, kallor: __, ...example } = template.exempel.sv;
  const others = example.block.filter((block) => block.type !== type);
  for (const { namn, block } of examples.valid) {
    const article = { ...example, sprak: 'sv' as const, block: [...others, block] };
    if (faultsOf(mall, article).length === 0) ARTICLES.push([`${type}: ${namn}`, mall, article]);
  }
}

const seen = new Set<string>();

describe.each(ARTICLES)('%s', (_, mall, article) => {
  const cases = article.block.flatMap((block, index) =>
    occurrences(blockfalt[block.type] ?? [], block.attrs ?? {}, `block[${index}].attrs`, '').map((one) => ({ block, index, ...one })),
  );
  const without = (block: Block, index: number, attrs: Fields) =>
    faultsOf(mall, {
      ...article,
      block: article.block.with(index, { ...block, attrs: { ...attrs, id: block.attrs?.id } as Block['attrs'] } as Block),
    });

  test('a required field that is taken away or emptied stops the release, named', () => {
    for (const { block, index, falt, field, value, replaced } of cases.filter((one) => one.field.kravd)) {
      seen.add(`${block.type} ${falt.replace(/^block\[\d+\][.]attrs[.]/, '').replace(/\[\d+\]/g, '')}`);
      // What only looks empty is empty to a reader too.
      const empty = typeof value === 'string' ? [' ', '\u200b\u00a0', '\u2060'] : [Array.isArray(value) ? [] : undefined];
      for (const attrs of [undefined, ...empty].map(replaced)) {
        const named = without(block, index, attrs).filter((entry) => entry.falt === falt);
        expect(named, `${falt} of ${block.type} (${field.namn})`).not.toEqual([]);
        for (const entry of named) expect([entry.block, entry.orsak === '', entry.atgard === '']).toEqual([block.attrs?.id, false, false]);
      }
    }
  });

  test('any other that is taken away stops nothing', () => {
    for (const { block, index, falt, namn, replaced } of cases.filter((one) => !one.field.kravd)) {
      if (DEPENDING.has(`${block.type} ${namn}`)) continue;
      expect(without(block, index, replaced(undefined)), `${falt} of ${block.type}`).toEqual([]);
    }
  });
});

test('every required field there is has been tried', () => {
  const required = (fields: readonly BlockField[], parent: string): string[] =>
    fields.flatMap((field) => {
      if (field.namn === '[]') return [];
      const name = parent === '' ? field.namn : `${parent}.${field.namn}`;
      return [...(field.kravd ? [name] : []), ...required(field.falt ?? [], name)];
    });
  const all = [...BLOCKS_WITH_EXAMPLES.keys()].flatMap((type) => required(blockfalt[type] ?? [], '').map((name) => `${type} ${name}`));
  // A picture's address and words are one schema, wherever a picture stands.
  expect(all.filter((name) => !seen.has(name) && !/bild[.](src|alt)$/.test(name))).toEqual([]);
});
