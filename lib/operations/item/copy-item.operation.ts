import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite, cannotWrite } from '#lib/access/rights.ts';
import { pictureUseSteps } from '#lib/blocks/article-pictures.ts';
import { contentHashSteps } from '#lib/content/canonical-hash.ts';
import { itemSchema } from '#lib/contract/article.ts';
import { isId } from '#lib/contract/id.ts';
import { fault } from '#lib/errors/fault.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseArchived } from '#lib/operations/item/classification.ts';
import { freeSlug } from '#lib/operations/item/free-slug.ts';
import { itemParams, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { numberedContent } from '#lib/operations/language/numbered-content.ts';
import { contentOf } from '#lib/operations/language/save-revision.ts';
import { withCorrections } from '#lib/operations/live/corrections.ts';
import { migrateArticle } from '#lib/templates/migrate-article.ts';
import { TEMPLATES } from '#lib/templates/registry.ts';
import { inTurns } from '#lib/turns/in-turns.ts';

export const copyItem = defineOperation({
  name: 'kopieraInnehall',
  summary: 'Gör ett nytt utkast av en artikel: samma sektion, mall, taggar och kategorier, källspråket som första revision.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/kopiera',
  params: itemParams,
  output: z.object({ ok: z.literal(true), id: z.string(), innehall: itemSchema }),
  status: 201,
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'mall_ej_tillaten',
    'sprak_ej_tillatet',
    'raderad',
    'sektion_arkiverad',
  ],
  hints: { readOnly: false },
  attempts: ['skriva'],
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { id }) {
    const source = isId(id) ? await context.store.items.get(id) : undefined;
    if (source === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    const sprak = source.kallsprak;
    refuseIf(cannotWrite(context.actor, source, [sprak]));
    refuseDeleted(source);
    await refuseArchived(context, source.sektion);
    const original = source.sprak[sprak]?.arbetsrevision;
    if (original === undefined) throw new Error(`item ${id} has no version in its source language`);
    // A new draft is one of its template as it is now, whatever it was when the original was written.
    const mall = TEMPLATES.get(source.mall);
    const today = mall === undefined ? contentOf(original) : migrateArticle(mall, source.mall_version, contentOf(original));
    const { uppdaterad: _, ...meta } = today.meta;
    const numbered = numberedContent({ ...today, meta, slug: await freeSlug(context, sprak, original.rubrik) });
    const content = withCorrections(numbered, {}, context.now);
    const av = authorOf(context.actor);
    const newItemId = context.newId();
    await context.store.items.create(
      {
        ...source,
        id: newItemId,
        mall_version: mall?.version ?? source.mall_version,
        sponsrad: null,
        kallor: [],
        ansvarig: null,
        ansvarig_av_agent: false,
        agare: av,
        // What it is a copy of is as secret in the copy, and known to the same.
        insatta: source.konfidentiell ? [...new Set([...source.insatta, source.agare.id])] : [],
        skapad: context.now,
      },
      {
        ...content,
        id: context.newId(),
        sprak,
        hash: await inTurns(contentHashSteps(content)),
        bas: null,
        kall_revision: null,
        kommentar: `Kopia av ${source.rubrik}`,
        av,
        typ: 'kopia',
        skapad: context.now,
        gjord_med: { kopia_av: original.id },
        bilder: await inTurns(pictureUseSteps(content)),
      },
    );
    context.note({ innehall: newItemId, detalj: { kopia_av: id } });
    if (source.konfidentiell) context.changed('konfidentiellt');
    const innehall = await context.store.items.get(newItemId);
    if (innehall === undefined) throw new Error(`the copy ${newItemId} cannot be read in its own transaction`);
    return { ok: true as const, id: newItemId, innehall };
  },
});
