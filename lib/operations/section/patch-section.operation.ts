import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { type Section, sectionFields, sectionSchema } from '#lib/contract/section.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { categoryFaults, sectionScopeFaults } from '#lib/operations/section/section-faults.ts';

export const patchSection = defineOperation({
  name: 'andraSektion',
  summary:
    'Ändrar en sektion, eller arkiverar den: den tar då inte emot nya artiklar och syns inte i menyer, men alla adresser finns kvar.',
  method: 'PATCH',
  path: '/studio/api/sektioner/{id}',
  params: z.object({ id: z.string().meta({ description: 'Sektionens id.' }) }),
  body: z.object({
    namn: z
      .strictObject({ sv: sectionFields.namn.shape.sv, en: sectionFields.namn.shape.en.unwrap() })
      .partial()
      .optional()
      .meta({ description: 'Namnen som ändras.' }),
    mallar: sectionFields.mallar.optional(),
    sprak: sectionFields.sprak.optional(),
    kategori: sectionFields.kategori.optional(),
    ordning: sectionFields.ordning.optional(),
    arkiverad: sectionFields.arkiverad.optional(),
  }),
  output: z.object({ ok: z.literal(true), sektion: sectionSchema }),
  errors: ['rattighet_saknas', 'bara_redaktionen', 'finns_inte', 'mall_okand', 'sprak_okant', 'kategori_okand'],
  hints: { readOnly: false, idempotent: true },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async check(context, { id, mallar, sprak, kategori }) {
    return [...sectionScopeFaults({ mallar, sprak }), ...(await categoryFaults(context, { id, kategori }))];
  },
  async run(context, { id, namn, mallar, sprak, kategori, ordning, arkiverad }) {
    const before = sectionFields.id.safeParse(id).success ? await context.store.sections.lock(id) : undefined;
    if (before === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: `Sektionen ${id.slice(0, 60)}` });
    const sektion: Section = {
      id,
      namn: namn?.sv ?? before.namn,
      namn_en: namn?.en ?? before.namn_en,
      mallar: mallar === undefined ? before.mallar : [...new Set(mallar)],
      sprak: sprak === undefined ? before.sprak : [...new Set(sprak)],
      kategori: kategori === undefined ? before.kategori : kategori,
      ordning: ordning ?? before.ordning,
      arkiverad: arkiverad ?? before.arkiverad,
    };
    await context.store.sections.change(sektion);
    context.changed('sektioner');
    context.note({ detalj: { sektion: id, fore: before, efter: sektion } });
    return { ok: true as const, sektion };
  },
});
