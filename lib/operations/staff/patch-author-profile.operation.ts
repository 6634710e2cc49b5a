import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotManageLogin } from '#lib/access/rights.ts';
import { authorProfileFields, authorProfileSchema } from '#lib/contract/author-profile.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseUnknownPicture } from '#lib/operations/dictionary/entry-fields.ts';
import { authorOr404, toldProfile } from '#lib/operations/staff/author-profile.ts';

export const patchAuthorProfile = defineOperation({
  name: 'andraSkribentprofil',
  summary:
    'Ändrar det som läsarna får veta om en skribent. Syns genast i bylinen och på skribentens sida. Din egen, eller andras för en administratör.',
  method: 'PATCH',
  path: '/studio/api/anvandare/{id}/profil',
  params: z.object({ id: z.string().meta({ description: 'Personens id.' }) }),
  body: z.object(authorProfileFields).partial(),
  output: z.object({ ok: z.literal(true), profil: authorProfileSchema }),
  errors: ['finns_inte', 'rattighet_saknas', 'bara_redaktionen', 'bild_okand', 'person_avidentifierad'],
  hints: { readOnly: false, idempotent: true },
  attempts: ['allas'],
  authorise: ({ actor }) => refuseIf(cannotManageLogin(actor)),
  async run(context, { id, byline, om, bild, lankar }) {
    const person = await authorOr404(context, id);
    // Whoever has left has asked to be forgotten.
    await context.store.people.hold(person.id);
    if ((await context.store.people.byId(person.id))?.avidentifierad !== false) {
      throw fault('person_avidentifierad', { falt: 'id' }, { namn: person.namn });
    }
    await refuseUnknownPicture(context, bild);
    const fore = await context.store.authors.profile(person.id);
    const efter = {
      byline: byline?.sv ?? fore.byline,
      byline_en: byline?.en ?? fore.byline_en,
      om: om?.sv ?? fore.om,
      om_en: om?.en ?? fore.om_en,
      bild: bild === undefined ? fore.bild : bild,
      lankar: lankar ?? fore.lankar,
    };
    await context.store.authors.save(person.id, efter);
    context.changed('namn');
    context.note({ detalj: { person: person.id, fore, efter } });
    return { ok: true as const, profil: await toldProfile(context, person, efter) };
  },
});
