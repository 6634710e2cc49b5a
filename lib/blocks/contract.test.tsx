import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { type BlockField, blockfalt } from '#lib/blocks/block-fields.ts';
import type { RenderContext } from '#lib/blocks/define-block.ts';
import { BLOCKS_WITH_EXAMPLES, type BlockWithExamples } from '#lib/blocks/examples.ts';
import { bareSchema, itemSchema } from '#lib/blocks/field-values.ts';
import { generatedDocument } from '#lib/blocks/generated-documents.ts';
import { parseDocument } from '#lib/blocks/parse-document.ts';
import { registeredProgramsOf } from '#lib/blocks/registered-programs.ts';
import { unsafeMarkup } from '#lib/blocks/unsafe-markup.ts';
import { CHECKS } from '#lib/checks/catalogue.ts';
import { runChecks } from '#lib/checks/run-checks.ts';
import type { Block } from '#lib/contract/block.ts';
import { renderBodyHtml } from '#lib/render/article-html.tsx';
import { EXAMPLE_PROGRAMS } from '#lib/templates/example-programs.ts';

/** What every block type must keep. A new one is covered by being listed in the registry. */

const context: RenderContext = {
  sprak: 'sv',
  mall: 'nyhet',
  absolute: (address) => address,
  relaterade: new Map([['bageri', [{ rubrik: 'Fyra bagare delar på en ugn', url: '/mat/fyra-bagare-delar-pa-en-ugn' }]]]),
};
const EMPTY_FRAME = renderBodyHtml([], context);

let serial = 0;
const newId = () => `bprov${String(++serial).padStart(6, '0')}`;
const parse = (value: unknown) => parseDocument(value, { newId });
const ownAttrs = ({ attrs = {} }: Block) => Object.fromEntries(Object.entries(attrs).filter(([name]) => name !== 'id'));

const HEADING: Block = { type: 'heading', attrs: { id: 'bmellan001', level: 2 }, content: [{ type: 'text', text: 'Före' }] };

/** What the checks say of one block, in an article of its template that is otherwise of no interest. */
function checkCodes(block: Block): string[] {
  const mall = BLOCKS_WITH_EXAMPLES.get(block.type)?.onlyIn?.[0] ?? 'nyhet';
  const { fel, varningar } = runChecks(
    { sprak: 'sv', rubrik: 'R', ingress: 'Med annonslänkar.', slug: 'r', meta: {}, hero: null, block: [HEADING, block] },
    {
      mall,
      sektion: { id: 'nyheter', namn: 'Nyheter', mallar: [mall] },
      sponsrad: null,
      kallor: [],
      taggar: [],
      kategorier: [],
      kategoriKravs: false,
      slugUpptagen: false,
      inaktuell: false,
      media: new Map(),
      registeredPrograms: registeredProgramsOf(EXAMPLE_PROGRAMS),
      nu: '2026-11-20T08:30:00.000Z',
      prisdagar: 30,
    },
  );
  return [...fel, ...varningar].filter((entry) => entry.falt.startsWith('block[1]')).map((entry) => entry.kod);
}

function missingExamples({ examples }: BlockWithExamples): string[] {
  const missing = examples.valid.length === 0 ? ['valid'] : [];
  return examples.invalid.length === 0 ? [...missing, 'invalid'] : missing;
}

/** The same values with every text in them exchanged. */
function exchangeTexts(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((item) => exchangeTexts(item, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, exchangeTexts(inner, text)]));
}

function fullAttrs(schema: z.ZodType, text: string): unknown {
  const bare = bareSchema(schema);
  const item = itemSchema(bare);
  if (item !== undefined) return [fullAttrs(item, text), fullAttrs(item, text), fullAttrs(item, text)];
  if (bare instanceof z.ZodObject)
    return Object.fromEntries(Object.entries(bare.shape).map(([key, field]) => [key, fullAttrs(field, text)]));
  if (bare instanceof z.ZodRecord) return { [text]: 2 };
  if (bare instanceof z.ZodNumber) return 2;
  return bare instanceof z.ZodBoolean ? true : text;
}

const HOSTILE = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onclick='alert(1)",
  'javascript:alert(1)',
  'data:text/html,<b>',
];

function emptyValues(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  if (typeof value !== 'object') return false;
  const inner = Object.values(value);
  return inner.length === 0 || inner.some(emptyValues);
}

describe.each([...BLOCKS_WITH_EXAMPLES.values()])('block $type', (definition) => {
  test('has examples of right and wrong', () => {
    expect(missingExamples(definition)).toEqual([]);
  });

  test('has a name and a sentence, and describes every field', () => {
    expect(definition.namn).toMatch(/^[A-ZÅÄÖ]/);
    expect(definition.beskrivning).toMatch(/\.$/);
    const all = (fields: BlockField[]): BlockField[] => fields.flatMap((field) => [field, ...all(field.falt ?? [])]);
    for (const field of all(blockfalt[definition.type] ?? [])) expect(field.beskrivning, field.namn).not.toBe('');
  });

  describe.each(definition.examples.valid)('right: $namn', ({ block }) => {
    test('is kept as it is and passes the checks', () => {
      expect(parse([block])).toEqual({ block: [block], fel: [] });
      expect(checkCodes(block)).toEqual([]);
    });

    test('renders the same each time, to something, safely', () => {
      const html = renderBodyHtml([block], context);
      expect(html).not.toBe(EMPTY_FRAME);
      expect(html).not.toMatch(/undefined|\[object/);
      expect(renderBodyHtml([structuredClone(block)], context)).toBe(html);
      expect(unsafeMarkup(html)).toEqual([]);
    });

    test('tells search engines nothing empty', () => {
      const nodes = definition.structuredData?.(ownAttrs(block), context, String(block.attrs?.id)) ?? [];
      expect(JSON.parse(JSON.stringify(nodes))).toEqual(nodes);
      for (const node of nodes) expect(emptyValues(node)).toBe(false);
    });
  });

  test.each(definition.examples.invalid)('wrong: $namn gives $kod', ({ block, kod }) => {
    const { block: kept, fel } = parse([block]);
    const codes = fel.length > 0 ? fel.map((entry) => entry.kod) : kept.flatMap(checkCodes);
    expect(codes).toContain(kod);
  });

  test('renders without a single attribute', () => {
    expect(() => renderBodyHtml([{ type: definition.type }], context)).not.toThrow();
    for (const { block } of definition.examples.valid)
      expect(() => renderBodyHtml([{ ...block, attrs: {}, content: [] }], context)).not.toThrow();
  });

  test.each(HOSTILE)('puts nothing that runs into the page: %s', (text) => {
    const filled = fullAttrs(definition.attrs, text);
    const samples = definition.examples.valid.flatMap(({ block }) => [
      { ...block, attrs: filled },
      { ...block, attrs: exchangeTexts(block.attrs, text), content: exchangeTexts(block.content ?? [], text) },
    ]);
    for (const sample of samples) {
      // Straight to the renderer, as if something had come into the database past the parser.
      expect(unsafeMarkup(renderBodyHtml([sample as Block], context))).toEqual([]);
    }
  });
});

test('a block without examples does not keep the contract', () => {
  const [paragraph] = BLOCKS_WITH_EXAMPLES.values();
  if (paragraph === undefined) throw new Error('The registry is empty.');
  expect(missingExamples({ ...paragraph, examples: { valid: [], invalid: [] } })).toEqual(['valid', 'invalid']);
});

test('no code stands for both a refusal and a check, unless it means the same', () => {
  const shared = ['block_okant', 'block_id_dubblett'];
  for (const { examples } of BLOCKS_WITH_EXAMPLES.values()) {
    for (const { kod, block } of examples.invalid) {
      if (Object.hasOwn(CHECKS, kod) && !shared.includes(kod)) expect(parse([block]).fel, kod).toEqual([]);
    }
  }
});

describe('any document made by the schemas', () => {
  test('is kept, and kept again as the same', () => {
    fc.assert(
      fc.property(generatedDocument, (document) => {
        const first = parse(document);
        expect(first.fel).toEqual([]);
        expect(parse(structuredClone(first.block))).toEqual(first);
        expect(JSON.parse(JSON.stringify(first.block))).toEqual(first.block);
      }),
      { numRuns: 300 },
    );
  });

  test('can be judged and rendered, with nothing in it that runs', () => {
    fc.assert(
      fc.property(generatedDocument, (document) => {
        const { block } = parse(document);
        for (const one of block) checkCodes(one);
        const html = renderBodyHtml(block, context);
        expect(unsafeMarkup(html)).toEqual([]);
        expect(renderBodyHtml(block, context)).toBe(html);
      }),
      { numRuns: 300 },
    );
  });
});

test('whatever JSON arrives is kept or refused, never a crash', () => {
  const node: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 5, depthSize: 'small' },
      fc.jsonValue(),
      fc.record(
        {
          type: fc.constantFrom(...BLOCKS_WITH_EXAMPLES.keys(), 'listItem', 'tableRow', 'tableCell', 'text', 'script'),
          attrs: fc.oneof(
            fc.jsonValue(),
            fc.dictionary(fc.constantFrom('id', 'src', 'level', '__proto__', 'text', 'punkter'), fc.jsonValue()),
          ),
          content: fc.array(tie('node'), { maxLength: 3 }),
          text: fc.string(),
          marks: fc.jsonValue(),
        },
        { requiredKeys: [] },
      ),
    ),
  })).node;
  fc.assert(
    fc.property(fc.oneof(fc.array(node, { maxLength: 4 }), node), (document) => {
      const { block, fel } = parse(document);
      expect(unsafeMarkup(renderBodyHtml(block, context))).toEqual([]);
      for (const entry of fel) expect(`${entry.orsak}${entry.atgard}`).not.toMatch(/undefined|\[object/);
    }),
    { numRuns: 500 },
  );
});
