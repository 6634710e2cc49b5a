import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister } from '#lib/access/rights.ts';
import { LANGUAGES } from '#lib/contract/languages.ts';
import { type Section, sectionFields, sectionSchema } from '#lib/contract/section.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { categoryFaults, sectionIdFaults, sectionScopeFaults } from '#lib/operations/section/section-faults.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';

export const createSection = defineOperation({
  name: 'skapaSektion',
  summary: 'Skapar en sektion. Dess id är adressen på webbplatsen och ändras aldrig.',
  method: 'POST',
  path: '/studio/api/sektioner',
  body: z.object({
    id: sectionFields.id,
    namn: sectionFields.namn,
    mallar: sectionFields.mallar.optional().meta({ description: 'Mallarna som sektionen använder; utelämnade används alla.' }),
    sprak: sectionFields.sprak.optional().meta({ description: 'Språken som sektionen finns på; utelämnade finns den på alla.' }),
    kategori: sectionFields.kategori.default(null),
    ordning: sectionFields.ordning.optional().meta({ description: 'Plats bland sektionerna; utelämnad hamnar den sist.' }),
  }),
  output: z.object({ ok: z.literal(true), sektion: sectionSchema }),
  status: 201,
  errors: ['rattighet_saknas', 'bara_redaktionen', 'sektion_finns', 'sektion_reserverad', 'mall_okand', 'sprak_okant', 'kategori_okand'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  async check(context, { id, mallar, sprak, kategori }) {
    const taken = id === undefined ? [] : await sectionIdFaults(context, id);
    return [...taken, ...sectionScopeFaults({ mallar, sprak }), ...(await categoryFaults(context, { kategori }))];
  },
  async run(context, { id, namn, mallar, sprak, kategori, ordning }) {
    const sektion: Section = {
      ...{ id, namn: namn.sv, namn_en: namn.en, kategori, arkiverad: false },
      mallar: [...new Set(mallar ?? TEMPLATES.keys())],
      sprak: [...new Set(sprak ?? LANGUAGES)],
      ordning: ordning ?? 1 + Math.max(0, ...(await context.sections()).map((section) => section.ordning)),
    };
    // Of two who make the same at once, one does.
    if (!(await context.store.sections.create(sektion))) throw fault('sektion_finns', { falt: 'id' }, { id });
    context.changed('sektioner');
    context.note({ detalj: { sektion: id, efter: sektion } });
    return { ok: true as const, sektion };
  },
});
