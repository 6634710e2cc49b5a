import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotConfirm } from '#lib/access/rights.ts';
import { cannotAnywhere, placesOf } from '#lib/access/where-readers-have-it.ts';
import { CmsFailure } from '#lib/adapters/cms/failure.ts';
import { DECISIONS } from '#lib/contract/cms-comparison.ts';
import { isId } from '#lib/contract/id.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import { seenThere, takeOver } from '#lib/operations/cms/take-over.ts';
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
        'skriv_over: Studios version läggs dit nu, eller vid nästa publicering när artikeln inte är publik i Studio. ta_over: rubrik, ingress och adress därifrån sparas som en ny revision i Studio (är något annat också ändrat har du skrivit in det), och först en publicering av den eller en senare skriver över. lat_sta: den får stå.',
    }),
    bas: z
      .string()
      .optional()
      .meta({ description: 'Vid ta_over: id för revisionen av den svenska texten som du såg, eller skrev in ändringen i.' }),
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
    'mall_ej_tillaten',
    'konflikt',
    'bas_saknas',
    'bas_okand',
    'raderad',
  ],
  hints: { readOnly: false, destructive: true },
  attempts: ['bekrafta'],
  omfang: 'innehall:publicera',
  transaction: 'stegvis',
  async run(context, { id, tillstand, val, bas }) {
    const item = isId(id) ? await context.store.items.get(id) : undefined;
    if (item === undefined) throw fault('finns_inte', { falt: 'id' }, { vad: 'Innehållet' });
    refuseIf(cannotAnywhere(placesOf(item, ['sv']), (place) => cannotConfirm(context.actor, place, ['sv'], 'bestämma vad som ska gälla')));
    const { respekt } = context.cms;
    // On Studio's own site nobody else changes anything: there is nothing to decide.
    if (respekt === undefined) return { ok: true as const, val };
    context.note({ innehall: id, detalj: { val } });
    if (val === 'ta_over') {
      const seen = { tillstand, bas };
      const there = await answered(seenThere(context, item, respekt, seen));
      return context.finish(async (store) => {
        await takeOver({ ...context, store }, item, there, seen);
        await store.workQueue.solved(context.now, id, STUDIO);
        return { ok: true as const, val };
      });
    }
    // Before it is told there: of two decisions the one that writes over nothing is the one to be left with.
    await context.step((store) => store.changedElsewhere.forget(id, null));
    if (!(await answered(respekt.decide(id, tillstand, val)))) throw fault('cms_annat_lage', { falt: 'tillstand' });
    return context.finish(async (store) => {
      await store.workQueue.solved(context.now, id, STUDIO);
      if (val === 'skriv_over') await redeliver(context, store, { item, av: authorOf(context.actor), orderAv: null }, 'sv');
      return { ok: true as const, val };
    });
  },
});

/** What the publishing system says; what it refuses is told as that. */
async function answered<Told>(asked: Promise<Told>): Promise<Told> {
  try {
    return await asked;
  } catch (failure) {
    if (!(failure instanceof CmsFailure)) throw failure;
    const { orsak, atgard } = failure;
    throw new Fault(422, [faultEntry('cms_nekade', { sprak: 'sv' }, { orsak, atgard })]);
  }
}
