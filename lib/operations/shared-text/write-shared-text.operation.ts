import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotKeepWorkingCopy, cannotWrite } from '#lib/access/rights.ts';
import { isId } from '#lib/contract/id.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { sharedTextParts, sharedTextSchema } from '#lib/contract/shared-text.ts';
import { fault } from '#lib/errors/fault.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { itemOutline, languageOf, languageParams, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { refuseNameless } from '#lib/operations/working-copy/refuse-nameless.ts';

export const writeSharedText = defineOperation({
  name: 'skrivGemensamText',
  summary: 'Skriver i den text som flera skriver tillsammans på ett språk, utan att spara en revision.',
  method: 'PUT',
  path: '/studio/api/innehall/{id}/sprak/{sprak}/gemensam-text',
  params: languageParams,
  body: z.object({
    fonster: z.string().min(1).max(40).meta({ description: 'Ett namn på fönstret, som fönstret själv har valt.' }),
    skrivning: z
      .int()
      .min(1)
      .max(LIMITS.counter)
      .meta({ description: 'Räknar fönstrets skrivningar. En som redan är gjord görs inte om.' }),
    bas: z.string().nullable().meta({ description: 'Id för revisionen som texten bygger på; null när språket aldrig har sparats.' }),
    nr: z.int().min(0).max(LIMITS.counter).meta({ description: 'Textens nr som du senast såg det; 0 när det inte fanns någon.' }),
    ny_bas: z.string().optional().meta({
      description:
        'Den senaste revisionen, när delarna är allt som skiljer sig från den; samma som bas, utan delar, när ingenting längre är osparat.',
    }),
    med_arbetskopia: z.boolean().default(false).meta({ description: 'Om det som står i din arbetskopia nu finns här: då tas den bort.' }),
    arbetskopia_nr: z
      .int()
      .min(1)
      .max(LIMITS.counter)
      .optional()
      .meta({ description: 'Nr för den arbetskopian: har den skrivits om sedan dess blir den kvar.' }),
    ...sharedTextParts,
  }),
  output: z.object({
    ok: z.literal(true),
    inford: z.boolean().meta({ description: 'Falskt när någon annan hann före: ta med det som står i text och skriv igen.' }),
    arbetskopia_borta: z.boolean().meta({
      description: 'Om arbetskopian redan var borta: då finns det som stod i den redan här, om det inte är kastat.',
    }),
    text: sharedTextSchema.nullable(),
  }),
  errors: [
    'finns_inte',
    'bara_redaktionen',
    'rattighet_saknas',
    'sektion_ej_tillaten',
    'sprak_ej_tillatet',
    'block_id',
    'raderad',
    'revision_okand',
    'osparat_for_stort',
  ],
  hints: { readOnly: false, writingIsNotLogged: true },
  attempts: ['skriva'],
  authorise: ({ actor }) => refuseIf(cannotKeepWorkingCopy(actor)),
  async run(context, { id, sprak, fonster, skrivning, bas, nr, ny_bas: nyBas, med_arbetskopia: takesCopy, ...rest }) {
    const { store, actor, now } = context;
    const { arbetskopia_nr: copyNr = null, ...parts } = rest;
    const language = languageOf(sprak);
    const item = await itemOutline(context, id);
    const { head } = item;
    refuseIf(cannotWrite(actor, head, [language]));
    refuseDeleted(head);
    refuseNameless(parts.block ?? []);
    const isKnown =
      (bas === null || isId(bas)) && (nyBas === undefined || nyBas === bas || item.sprak.get(language)?.arbetsrevision.id === nyBas);
    const place = { innehall: head.id, sprak: language };
    const writing = { person: actor.id, fonster, skrivning, bas, nr, nyBas, now, parts };
    const written = isKnown ? await store.sharedTexts.write(place, writing) : undefined;
    if (written === 'for_stort') throw fault('osparat_for_stort', { sprak: language });
    const text = await store.sharedTexts.read(place, { person: actor.id, fonster, bas: isId(bas ?? '') ? bas : null, nr });
    if (text === undefined && nr === 0) {
      throw fault('revision_okand', { falt: 'bas', sprak: language }, { revision: String(bas).slice(0, 60), sprak: language });
    }
    const inford = written !== undefined && text !== undefined;
    const copy = { ...place, person: actor.id };
    const isTaken = takesCopy && inford && (await store.workingCopies.remove(copy, copyNr));
    const isGone = takesCopy && !isTaken && (await store.workingCopies.since(copy, 0)) === undefined;
    const answer = { ok: true as const, inford, arbetskopia_borta: isGone, text: text ?? null };
    if (!inford) return answer;
    // Whoever writes in it too is told that there is more.
    context.note({ innehall: head.id, detalj: { nr: written } });
    return answer;
  },
});
