import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotContribute } from '#lib/access/rights.ts';
import { tagFields, tagSchema } from '#lib/contract/tag.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { answeredTag } from '#lib/operations/tag/tag-access.ts';
import { refuseTaken } from '#lib/operations/tag/taken.ts';

export const createTag = defineOperation({
  name: 'skapaTagg',
  summary: 'Gör en tagg. Behövs sällan: ett nytt namn i en artikels taggar blir en tagg av sig självt.',
  method: 'POST',
  path: '/studio/api/taggar',
  body: z.object({
    namn: z.strictObject({ sv: tagFields.sv, en: tagFields.en.default('') }).meta({ description: 'Namnen; det engelska får utelämnas.' }),
    slug: tagFields.slug.optional().meta({
      description: 'Adressens sista led, efter /tagg/: små bokstäver a–z, siffror och bindestreck. Utelämnad görs den av namnet.',
    }),
    beskrivning: z
      .strictObject({ sv: tagFields.beskrivning.default(''), en: tagFields.beskrivning.default('') })
      .optional()
      .meta({ description: 'Vad taggens sida säger att den handlar om.' }),
  }),
  output: z.object({ ok: z.literal(true), tagg: tagSchema }),
  status: 201,
  errors: ['rattighet_saknas', 'tagg_finns', 'tagg_adress_finns'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotContribute(actor)),
  async run(context, { namn, slug, beskrivning }) {
    const { tags } = context.store;
    await tags.lock();
    await refuseTaken(context, { namn: namn.sv, slug });
    await tags.know([namn.sv]);
    const made = await tags.byName(namn.sv);
    if (made === undefined) throw new Error('a name that was just made a tag is none');
    const tagg = {
      ...{ id: made.id, namn: made.namn, namn_en: namn.en, slug: slug ?? made.slug },
      ...{ beskrivning: beskrivning?.sv ?? '', beskrivning_en: beskrivning?.en ?? '' },
    };
    await tags.change(tagg);
    context.note({ detalj: { tagg: tagg.id, efter: tagg } });
    return { ok: true as const, tagg: await answeredTag(context, tagg.id) };
  },
});
