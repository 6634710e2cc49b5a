import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite, cannotWrite } from '#lib/access/rights.ts';
import { blocksById } from '#lib/content/block-id.ts';
import { heroSchema, metaSchema } from '#lib/contract/article.ts';
import { blockSchema } from '#lib/contract/block.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { idField, isId } from '#lib/contract/id.ts';
import { isLanguage } from '#lib/contract/languages.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { madeWithSchema } from '#lib/contract/provenance.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemForWriting, languageOf, languageParams, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { agreeWithSource } from '#lib/operations/language/agree-with-source.ts';
import { savedRevisionOutput, saveRevision } from '#lib/operations/language/save-revision.ts';
import type { SharedPlace } from '#lib/store/shared-texts.ts';

const LIST = new Intl.ListFormat('sv');

export const saveLanguageVersion = defineOperation({
  name: 'sparaSprakversion',
  summary: 'Sparar en språkversion som en ny revision; hela innehållet ersätts.',
  method: 'PUT',
  path: '/studio/api/innehall/{id}/sprak/{sprak}',
  params: languageParams,
  documentField: 'block',
  body: z.object({
    rubrik: bounded('headline').default('').meta({ description: 'Rubriken.' }),
    ingress: bounded('standfirst').default('').meta({ description: 'Ingressen, helst högst 400 tecken.' }),
    block: z
      .array(blockSchema)
      .max(LIMITS.blocks)
      .default([])
      .meta({ description: 'Brödtexten, block för block. Fälten i varje blocktyp står i operationen mallar.' }),
    meta: metaSchema.default({}),
    hero: heroSchema.nullable().default(null),
    slug: bounded('slug').default('').meta({ description: 'Adressen. Utelämnad behålls den som finns, eller görs av rubriken.' }),
    bas: z.string().nullish().meta({ description: 'Id för revisionen du utgick från; null när språket är nytt.' }),
    kall_revision: idField.nullish().meta({ description: 'Id för den revision av källspråket som översättningen bygger på.' }),
    kommentar: bounded('comment').default('').meta({ description: 'Vad som ändrats, för historiken.' }),
    gjord_med: madeWithSchema.optional(),
    tvinga: z
      .boolean()
      .default(false)
      .meta({ description: 'Spara ovanpå det som är senast, även om bas inte är det. Den andras revision finns kvar i historiken.' }),
    arbetskopia: z
      .strictObject({
        nr: z.int().min(0).meta({ description: 'Dess nr.' }),
        auto: z.boolean().default(false).meta({ description: 'Om Studio sparar den av sig självt.' }),
        gemensam: z
          .int()
          .min(1)
          .max(LIMITS.counter)
          .optional()
          .meta({ description: 'Nr för den gemensamma texten, när det är den som sparas.' }),
      })
      .optional()
      .meta({ description: 'För redigeraren: arbetskopian som sparas.' }),
  }),
  output: savedRevisionOutput,
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'mall_ej_tillaten',
    'sprak_ej_tillatet',
    'andras_text',
    'konflikt',
    'bas_saknas',
    'bas_okand',
    'revision_okand',
    'raderad',
  ],
  hints: { readOnly: false },
  attempts: ['skriva'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async savedBlocks({ store }, { id, sprak, bas }) {
    if (id === undefined || !isId(id) || sprak === undefined || !isLanguage(sprak) || typeof bas !== 'string') return new Map();
    return blocksById((await store.revisions.get(id, sprak, bas))?.block ?? []);
  },
  async run(context, { id, sprak, kommentar, tvinga, arbetskopia, gjord_med, ...given }) {
    // As a revision that was read has them: null where there is none.
    const { bas, kall_revision, ...content } = { ...given, bas: given.bas ?? undefined, kall_revision: given.kall_revision ?? undefined };
    const language = languageOf(sprak);
    const item = await itemForWriting(context, id);
    refuseIf(cannotWrite(context.actor, item.head, [language]));
    refuseDeleted(item.head);
    const typ = arbetskopia?.auto === true ? 'auto' : 'manuell';
    const place = { innehall: item.head.id, sprak: language };
    const others = arbetskopia?.gemensam === undefined ? [] : await otherWriters(context, place);
    const told =
      kommentar === '' && others.length > 0 ? `Skriven tillsammans med ${LIST.format(others.map(({ namn }) => namn))}` : kommentar;
    const made = { gjord_med, medskrivare: others };
    const saved = await saveRevision(context, item, language, content, { bas, tvinga, kommentar: told, kall_revision, typ, ...made });
    if (others.length > 0) context.note({ detalj: { tillsammans_med: others } });
    // What another window has written to it since is not in what was saved, and stays.
    if (arbetskopia !== undefined) await context.store.workingCopies.remove({ ...place, person: context.actor.id }, arbetskopia.nr);
    if (arbetskopia?.gemensam !== undefined) {
      await context.store.sharedTexts.saved(place, { nr: arbetskopia.gemensam, bas: bas ?? null, revision: saved.id });
    }
    if (language !== item.head.kallsprak) await agreeWithSource(context, item, language, saved, kall_revision);
    return { ok: true as const, ...saved };
  },
});

/** Who else has written what is saved. */
async function otherWriters({ store, actor }: OperationContext, place: SharedPlace) {
  return (await store.sharedTexts.writers(place)).filter(({ id }) => id !== actor.id);
}
