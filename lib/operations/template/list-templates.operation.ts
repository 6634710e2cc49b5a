import { z } from 'zod';
import { type BlockField, blockfalt } from '#lib/blocks/block-fields.ts';
import { BLOCKS, PARTS } from '#lib/blocks/registry.ts';
import { articleContentSchema, sourceSchema } from '#lib/contract/article.ts';
import { fault } from '#lib/errors/fault.ts';
import { registeredPrograms } from '#lib/operations/check/registered-programs.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { withPaidLinks } from '#lib/operations/template/paid-example.ts';
import { describeTemplate } from '#lib/templates/describe-template.ts';
import { TEMPLATES_WITH_EXAMPLES, type TemplateWithExample } from '#lib/templates/examples.ts';

const blockField: z.ZodType<BlockField> = z
  .lazy(() =>
    z.object({
      namn: z.string(),
      typ: z.string(),
      kravd: z
        .literal(true)
        .optional()
        .meta({ description: 'Står bara vid fält som måste vara ifyllda: utan dem publiceras ingen artikel.' }),
      onskad: z.literal(true).optional().meta({ description: 'Står bara vid fält som kontrollen påminner om. De stoppar inget.' }),
      beskrivning: z.string(),
      varden: z
        .array(z.union([z.string(), z.number()]))
        .readonly()
        .optional(),
      min: z.number().optional(),
      max: z.number().optional(),
      falt: z.array(blockField).optional(),
    }),
  )
  .meta({ id: 'Blockfalt' });

const template = z
  .object({
    id: z.string(),
    namn: z.string(),
    version: z.int(),
    beskrivning: z.string(),
    sektioner: z.array(z.string()),
    kravda_falt: z.array(z.string()),
    tillatna_block: z.array(z.string()),
    kravda_block: z.array(
      z.object({
        type: z.string(),
        namn: z.string().meta({ description: 'Vad kontrollen och redaktionen kallar blocket.' }),
        minst: z.int(),
        hogst: z.int().optional(),
        med: z
          .object({ falt: z.string(), varde: z.string().optional() })
          .optional()
          .meta({ description: 'Bara block där fältet är ifyllt, eller har just det värdet, räknas.' }),
      }),
    ),
    onskade_block: z.array(z.string()).meta({ description: 'Block som artikeln brukar ha. Saknas de varnar kontrollen.' }),
    exempel: z.record(z.string(), articleContentSchema.extend({ taggar: z.array(z.string()), kallor: z.array(sourceSchema) })).optional(),
  })
  .meta({ id: 'Mall' });

export const listTemplates = defineOperation({
  name: 'listaMallar',
  summary: 'Listar mallarna, eller en av dem, och fälten i blocken; med exempel=1 en hel artikel per mall och språk.',
  method: 'GET',
  path: '/studio/api/mallar',
  query: z.object({
    mall: z.string().optional().meta({ description: 'Bara den mallen, till exempel nyhet, och fälten i de block som den får ha.' }),
    exempel: z.enum(['0', '1']).default('0').meta({ description: '1 ger ett exempel per mall och språk.' }),
  }),
  output: z.object({ ok: z.literal(true), mallar: z.array(template), blockfalt: z.record(z.string(), z.array(blockField)) }),
  errors: ['mall_okand'],
  hints: { readOnly: true },
  async run(context, { mall, exempel }) {
    const asked = mall === undefined ? undefined : templateNamed(mall);
    const told = asked === undefined ? [...TEMPLATES_WITH_EXAMPLES.values()] : [asked];
    const [sections, examples] = await Promise.all([context.sections(), exempel === '1' ? examplesHere(context, told) : undefined]);
    const known = sections.filter(({ arkiverad }) => !arkiverad);
    const mallar = told.map((one) => {
      const users = known.filter((section) => section.mallar.includes(one.id)).map((section) => section.id);
      return describeTemplate(one, users, examples?.get(one.id));
    });
    return { ok: true as const, mallar, blockfalt: asked === undefined ? blockfalt : fieldsWithin(asked.tillatna_block) };
  },
});

/** The examples as they can be published here: goods are bought through the programs that the newsroom has, and no others. */
async function examplesHere(
  context: Pick<OperationContext, 'store'>,
  templates: readonly TemplateWithExample[],
): Promise<Map<string, TemplateWithExample['exempel']>> {
  const programs = await registeredPrograms(
    context,
    templates.flatMap(({ exempel }) => Object.values(exempel)),
  );
  return new Map(
    templates.map(({ id, exempel: { sv, en } }) => [
      id,
      { sv: { ...sv, block: withPaidLinks(sv.block, programs) }, en: { ...en, block: withPaidLinks(en.block, programs) } },
    ]),
  );
}

function templateNamed(mall: string) {
  const found = TEMPLATES_WITH_EXAMPLES.get(mall);
  if (found === undefined)
    throw fault('mall_okand', { falt: 'mall' }, { mall: mall.slice(0, 60), tillatna: [...TEMPLATES_WITH_EXAMPLES.keys()].join(', ') });
  return found;
}

/** The fields of the blocks and of the parts that stand in them, and in those: the rows of a table, the points of a list. */
function fieldsWithin(types: readonly string[]): Record<string, BlockField[]> {
  const reached = new Set(types);
  for (const type of reached) {
    const { content } = BLOCKS.get(type) ?? PARTS.get(type) ?? {};
    if (!Array.isArray(content)) continue;
    for (const inner of content) if (PARTS.has(inner)) reached.add(inner);
  }
  return Object.fromEntries(Object.entries(blockfalt).filter(([type]) => reached.has(type)));
}
