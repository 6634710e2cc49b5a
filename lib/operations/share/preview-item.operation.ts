import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotShare, cannotShareVersion } from '#lib/access/rights.ts';
import { languageSchema } from '#lib/contract/article.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { mediaOf } from '#lib/operations/check/article-media.ts';
import { checkVersions } from '#lib/operations/check/check-versions.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams, versionAsked } from '#lib/operations/item/item-access.ts';
import { revisionOr404, revisionSelector } from '#lib/operations/revision/find-revision.ts';
import { noteIfReleased } from '#lib/operations/revision/note-if-released.ts';
import { shareVersion } from '#lib/operations/share/share-version.ts';
import { articlePage } from '#lib/render/make-article-page.ts';
import { relatedArticles } from '#lib/render/related-articles.ts';

/** What the checks say of a picture that is not there, or may not be shown. */
const NOT_TO_BE_SHOWN = ['bild_saknas', 'rattighet_utgangen', 'rattighet_kanal'];

export const previewItem = defineOperation({
  name: 'forhandsvisa',
  summary: 'Visar en språkversion som sajten visar den; med dela görs en tidsbegränsad länk som öppnas utan inloggning.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/forhandsvisning',
  params: itemParams,
  body: z.object({
    sprak: z.string().optional().meta({ description: 'Språkversionen. Utelämnat: källspråket.' }),
    revision: revisionSelector
      .optional()
      .meta({ description: 'Id eller nummer; utelämnad gäller arbetsrevisionen, och en delad länk följer den.' }),
    dela: z.int().min(1).max(43_200).optional().meta({ description: 'Minuter som en delad länk ska gälla, 1–43 200 (30 dagar).' }),
  }),
  output: z.object({
    ok: z.literal(true),
    sprak: languageSchema,
    revision: z.string(),
    html: z.string(),
    lank: z.string(),
    ai_not: z
      .string()
      .nullable()
      .meta({ description: 'Vad läsarna skulle få veta om AI, om du publicerade versionen nu; null när de inget får veta.' }),
    delning: z.object({ id: z.string(), lank: z.string(), utgar: z.string() }).nullable(),
    varningar: z
      .array(faultEntrySchema)
      .meta({ description: 'Bilder i versionen som saknas eller inte får visas: de stoppar en publicering.' }),
  }),
  errors: ['finns_inte', 'sprakversion_saknas', 'rattighet_saknas', 'sektion_ej_tillaten', 'mall_ej_tillaten', 'sprak_ej_tillatet'],
  hints: { readOnly: false },
  attempts: ['dela'],
  omfang: 'innehall:las',
  // The history is counted before anything is held of the database.
  transaction: 'sist',
  async run(context, asked) {
    const { answer, shared } = await preview(context, asked);
    return context.finish(async (store) => {
      const delning = asked.dela === undefined ? null : await shareVersion(context, store, { ...shared, minuter: asked.dela });
      if (delning !== null) context.note({ detalj: { delning: delning.id, utgar: delning.utgar } });
      return { ...answer, delning };
    });
  },
  // A link that nobody can open is no answer.
  async rehearse(context, asked) {
    return { ...(await preview(context, asked)).answer, delning: null };
  },
});

interface Asked {
  id: string;
  sprak?: string | undefined;
  revision?: string | undefined;
  dela?: number | undefined;
}

/** What the caller sees of the version, and what a link would show. Refuses who may not see it, or not share it as they ask. */
async function preview(context: OperationContext, { id, sprak, revision, dela }: Asked) {
  const { store, settings } = context;
  if (dela !== undefined) refuseIf(cannotShare(context.actor));
  const item = isId(id) ? await store.items.get(id) : undefined;
  if (item === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
  const { sprak: language, arbetsrevision: working } = versionAsked(item, sprak);
  if (dela !== undefined) refuseIf(cannotShareVersion(context.actor, item, language));
  const shown = revision === undefined ? working : await revisionOr404(context, id, language, revision, 'revision');
  const sections = await context.sections();
  const sektion = sections.find((section) => section.id === item.sektion) ?? { id: item.sektion, namn: item.sektion };
  const lank = `${settings.url}/studio/forhandsvisning/${id}/${language}${revision === undefined ? '' : `?revision=${shown.id}`}`;
  const not = await noteIfReleased(context, item, shown);
  const page = articlePage({
    innehall: id,
    fakta: item,
    revision: shown,
    sektion,
    sajt: settings.sajt,
    url: settings.url,
    lank,
    publicerad: item.publicerad,
    andrad: null,
    media: await mediaOf(store, [shown]),
    relaterade: await relatedArticles(shown.block, language, (tagg, limit) => store.readers.lists.latestTagged(language, tagg, id, limit)),
    ...(language === 'sv' ? {} : { svenskMeta: item.sprak.sv?.arbetsrevision.meta }),
  });
  const { fel } = await checkVersions(context, item, [shown], () => false);
  const varningar = fel.filter(({ kod }) => NOT_TO_BE_SHOWN.includes(kod));
  const html = await context.renderPreview(shown, { ...page, aiNot: not }, sections);
  const shared = { innehall: id, sprak: language, revision: revision === undefined ? null : shown.id };
  context.note({ innehall: id, detalj: { sprak: language, revision: shown.id } });
  return { answer: { ok: true as const, sprak: language, revision: shown.id, html, lank, ai_not: not?.text ?? null, varningar }, shared };
}
