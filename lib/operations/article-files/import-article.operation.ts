import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotAdminister, cannotWrite } from '#lib/access/rights.ts';
import { parseDocumentSteps } from '#lib/blocks/parse-document.ts';
import { languageSchema } from '#lib/contract/article.ts';
import type { Block } from '#lib/contract/block.ts';
import { bounded } from '#lib/contract/bounded.ts';
import { postOriginSchema } from '#lib/contract/post-origin.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { ORIGIN_SYSTEMS } from '#lib/import/imported-article.ts';
import { importedId } from '#lib/import/imported-id.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { classificationFaults } from '#lib/operations/item/classification.ts';
import { createDraft, DRAFT_FAULTS, draftFields } from '#lib/operations/item/draft.ts';
import { itemForWriting } from '#lib/operations/item/item-access.ts';
import { saveRevision } from '#lib/operations/language/save-revision.ts';
import { keepOldAddress } from '#lib/operations/redirect/keep-old-address.ts';
import { unkeptOf } from '#lib/operations/unstorable-texts.ts';
import type { ItemOutline } from '#lib/store/items.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

const { rubrik, ingress, block, hero, meta, slug } = draftFields;

const origin = z
  .strictObject({
    system: z.enum(ORIGIN_SYSTEMS).meta({ description: 'Vad artikeln kommer ur.' }),
    id: bounded('address').min(1).meta({ description: 'Vad den heter där: dess id eller adress.' }),
    datum: bounded('name').default('').meta({ description: 'När den publicerades där.' }),
    publicerad: z.iso
      .datetime()
      .optional()
      .meta({ description: 'Samma som tidpunkt i UTC: det datum läsarna får när artikeln publiceras här.' }),
    adress: bounded('address')
      .optional()
      .meta({ description: 'Adressen den hade där. Den leder hit när webbplatsen läses i Studio.', adress: 'lank' }),
    inlagg: postOriginSchema.optional(),
  })
  .meta({ description: 'Varifrån artikeln kommer: samma ursprung läses in en gång.' });

const translation = z.strictObject({ sprak: languageSchema, rubrik, ingress, block, hero, meta, slug });

export const importArticle = defineOperation({
  name: 'importeraArtikel',
  summary:
    'Läser in en artikel ur ett annat system med alla sina språk, som utkast. Samma ursprung blir aldrig två artiklar, och det som lästs in ur publiceringssystemet publiceras som samma inlägg där.',
  method: 'POST',
  path: '/studio/api/import/artikel',
  documentField: 'block',
  body: z.object({
    ...draftFields,
    ursprung: origin,
    oversattningar: z.array(translation).max(4).default([]).meta({ description: 'Artikeln på andra språk, skrivna som den första.' }),
  }),
  output: z.object({
    ok: z.literal(true),
    id: z.string(),
    fanns: z.boolean().meta({ description: 'Den var redan inläst, och vet nu vilket inlägg den lästes in ur. Inget annat är ändrat.' }),
    publicerad: z.string().nullable().meta({ description: 'Datumet som läsarna får; null när det blir dagen den publiceras här.' }),
    gammal_adress: z.string().nullable().meta({ description: 'Den gamla adressen som leder till artikeln; null när ingen gör det.' }),
  }),
  status: 201,
  errors: [...DRAFT_FAULTS, 'redan_inlast', 'rattighet_saknas', 'bara_redaktionen'],
  hints: { readOnly: false },
  authorise: ({ actor }) => refuseIf(cannotAdminister(actor)),
  check: classificationFaults,
  async run(context, { ursprung, oversattningar, ...draft }) {
    const languages = [draft.sprak, ...oversattningar.map(({ sprak }) => sprak)];
    refuseIf(cannotWrite(context.actor, draft, languages));
    const id = importedId(ursprung);
    const before = await context.store.items.outline(id);
    if (before !== undefined) {
      if (await learnsOrigin(context, before, ursprung.inlagg))
        return { ok: true as const, id, fanns: true, publicerad: null, gammal_adress: null };
      throw fault(
        'redan_inlast',
        { falt: 'ursprung' },
        { rubrik: before.head.rubrik, var: before.head.raderad ? 'bland det raderade' : 'i Studio' },
      );
    }
    if (await context.store.items.isThere(id))
      throw fault('redan_inlast', { falt: 'ursprung' }, { rubrik: 'en artikel som du inte ser', var: 'i Studio' });
    const kommentar =
      `Inläst från ${ursprung.system}: ${ursprung.id}${ursprung.datum === '' ? '' : `, publicerad där ${ursprung.datum}`}`.slice(0, 500);
    const parsed = await parsedTranslations(context, oversattningar);
    const item = await createDraft(context, id, draft, kommentar);
    if (ursprung.inlagg !== undefined) await context.store.origins.keep(id, ursprung.inlagg);
    for (const { sprak, ...content } of parsed) {
      const item = await itemForWriting(context, id);
      await saveRevision(context, item, sprak, content, {
        bas: undefined,
        tvinga: false,
        typ: 'manuell',
        kommentar,
        kall_revision: undefined,
      });
    }
    const publicerad = ursprung.publicerad !== undefined && ursprung.publicerad <= context.now ? ursprung.publicerad : null;
    if (publicerad !== null) await context.store.origins.date(id, publicerad);
    const gammal_adress = ursprung.adress === undefined ? null : await keepOldAddress(context, ursprung.adress, item);
    context.note({
      innehall: id,
      detalj: { ursprung: { system: ursprung.system, id: ursprung.id }, sprak: languages, ...(gammal_adress && { gammal_adress }) },
    });
    return { ok: true as const, id, fanns: false, publicerad, gammal_adress };
  },
});

/**
 * Whether an article that was read in before this was kept now has its post. What it was like then nobody knows, but that it has not been changed
 * since where it was changed last before the article was made.
 */
async function learnsOrigin(
  { store, note }: OperationContext,
  { head }: ItemOutline,
  origin: z.infer<typeof postOriginSchema> | undefined,
): Promise<boolean> {
  if (origin === undefined || head.raderad) return false;
  const isUnchanged = Date.parse(`${origin.andrad.replace(' ', 'T')}Z`) < Date.parse(head.skapad);
  if (!(await store.origins.keep(head.id, { ...origin, andrad: isUnchanged ? origin.andrad : '' }))) return false;
  note({ innehall: head.id, detalj: { inlagg: origin.inlagg, webbplats: origin.webbplats } });
  return true;
}

type Translation = z.infer<typeof translation>;

/** The translations with their documents as they are kept; every fault of all of them at once. */
async function parsedTranslations({ actor, newBlockId: newId }: OperationContext, given: readonly Translation[]): Promise<Translation[]> {
  const parsed: Array<{ version: Translation; block: Block[]; fel: Fault['fel'] }> = [];
  for (const [index, version] of given.entries()) {
    const place = { falt: `oversattningar[${index}].block`, sprak: version.sprak };
    parsed.push({ version, ...(await inTurns(parseDocumentSteps(version.block, { ...place, newId, unkeptIn: unkeptOf(actor) }))) });
  }
  const fel = parsed.flatMap((one) => one.fel);
  if (fel.length > 0) throw new Fault(422, fel);
  return parsed.map(({ version, block: kept }) => ({ ...version, block: kept }));
}
