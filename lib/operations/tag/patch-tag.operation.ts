import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCurate } from '#lib/access/rights.ts';
import { type TagRow, tagFields, tagSchema } from '#lib/contract/tag.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { rewriting, rewritten } from '#lib/operations/tag/rewriting.ts';
import { answeredTag, tagOr404 } from '#lib/operations/tag/tag-access.ts';
import { addressFor, refuseTaken } from '#lib/operations/tag/taken.ts';

const CALLED = ['namn', 'namn_en', 'slug'] as const satisfies ReadonlyArray<keyof TagRow>;

export const patchTag = defineOperation({
  name: 'andraTagg',
  summary: 'Ändrar en taggs namn, adress eller beskrivning. Artiklarna följer med, det syns genast, och gamla adresser leder vidare.',
  method: 'PATCH',
  path: '/studio/api/taggar/{id}',
  params: z.object({ id: z.string().meta({ description: 'Taggens id.' }) }),
  body: z.object({
    namn: z.strictObject({ sv: tagFields.sv, en: tagFields.en }).partial().optional().meta({ description: 'Namnen som ändras.' }),
    slug: tagFields.slug.optional().meta({
      description:
        'Adressens sista led, efter /tagg/: små bokstäver a–z, siffror och bindestreck. Utelämnad följer den ett nytt svenskt namn.',
    }),
    beskrivning: z
      .strictObject({ sv: tagFields.beskrivning, en: tagFields.beskrivning })
      .partial()
      .optional()
      .meta({ description: 'Beskrivningarna som ändras.' }),
  }),
  output: z.object({ ok: z.literal(true), tagg: tagSchema, ...rewritten }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'tagg_finns', 'tagg_adress_finns'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotCurate(actor, 'ändra taggar')),
  async run(context, { id, namn, slug, beskrivning }) {
    const { tags } = context.store;
    await tags.lock();
    const before = await tagOr404(context, id);
    await refuseTaken(context, { id, namn: namn?.sv, slug });
    const renamed = namn?.sv === before.namn ? undefined : namn?.sv;
    const after: TagRow = {
      id,
      namn: namn?.sv ?? before.namn,
      namn_en: namn?.en ?? before.namn_en,
      slug: slug ?? (renamed === undefined ? before.slug : await addressFor(context, before, renamed)),
      beskrivning: beskrivning?.sv ?? before.beskrivning,
      beskrivning_en: beskrivning?.en ?? before.beskrivning_en,
    };
    if (renamed !== undefined) await tags.giveName(id, renamed);
    await tags.change(after);
    const artiklar = renamed === undefined ? { artiklar: 0 } : await rewriting(context, await tags.names(id), renamed);
    if (renamed !== undefined) await context.store.tagTerms.order(id, authorOf(context.actor));
    // What it is called stands on many pages, what it is said to be on its own alone.
    if (CALLED.some((field) => after[field] !== before[field])) context.changed('taggar');
    else context.changed('publikt', id);
    context.note({ detalj: { tagg: id, fore: before, efter: after, ...artiklar } });
    return { ok: true as const, tagg: await answeredTag(context, id), ...artiklar };
  },
});
