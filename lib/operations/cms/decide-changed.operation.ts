import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotConfirm } from '#lib/access/rights.ts';
import { cannotAnywhere, placesOf } from '#lib/access/where-readers-have-it.ts';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import { DECISIONS } from '#lib/contract/cms-comparison.ts';
import { isId } from '#lib/contract/id.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { authorOf } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemParams } from '#lib/operations/item/item-access.ts';
import { redeliver } from '#lib/operations/release/delivery/redeliver.ts';
import { STUDIO } from '#lib/operations/studio-author.ts';

export const decideChanged = defineOperation({
  name: 'avgorAndringDar',
  summary: 'Bestämmer vad som ska gälla när någon har ändrat artikeln i WordPress: Studios version eller den där.',
  method: 'POST',
  path: '/studio/api/innehall/{id}/publiceringssystem',
  params: itemParams,
  body: z.object({
    tillstand: z.string().min(1).max(100).meta({ description: 'Som jämförelsen gav det.' }),
    val: z.enum(DECISIONS).meta({
      description:
        'skriv_over: Studios version läggs dit nu, eller vid nästa publicering när artikeln inte är publik i Studio. ta_over: du har sparat det i Studio som ska behållas, och nästa publicering skriver över. lat_sta: den får stå.',
    }),
  }),
  output: z.object({ ok: z.literal(true), val: z.enum(DECISIONS) }),
  errors: [
    'finns_inte',
    'rattighet_saknas',
    'bara_redaktionen',
    'sektion_ej_tillaten',
    'sprak_ej_tillatet',
    'cms_annat_lage',
    'cms_nekade',
  ],
  hints: { readOnly: false, destructive: true },
  attempts: ['bekrafta'],
  omfang: 'innehall:publicera',
  transaction: 'stegvis',
  async run(context, { id, tillstand, val }) {
    const item = isId(id) ? await context.store.items.get(id) : undefined;
    if (item === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    refuseIf(cannotAnywhere(placesOf(item, ['sv']), (place) => cannotConfirm(context.actor, place, ['sv'], 'bestämma vad som ska gälla')));
    const { cms } = context;
    // On Studio's own site nobody else changes anything: there is nothing to decide.
    if (cms.respekt === undefined) return { ok: true as const, val };
    const kept = await cms.respekt.decide(id, tillstand, val === 'lat_sta' ? 'lat_sta' : 'skriv_over').catch((failure: unknown) => {
      if (!(failure instanceof CmsFailure)) throw failure;
      const { orsak, atgard } = failure;
      throw new Fault(422, [faultEntry('cms_nekade', { sprak: 'sv' }, { orsak, atgard })]);
    });
    if (!kept) throw fault('cms_annat_lage', { falt: 'tillstand' });
    context.note({ innehall: id, detalj: { val } });
    return context.finish(async (store) => {
      await store.workQueue.solved(context.now, id, STUDIO);
      if (val === 'skriv_over') await redeliver(context, store, { item, av: authorOf(context.actor), orderAv: null }, 'sv');
      return { ok: true as const, val };
    });
  },
});
