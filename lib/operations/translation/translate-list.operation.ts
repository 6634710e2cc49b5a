import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotEverWrite } from '#lib/access/rights.ts';
import { limitTo } from '#lib/access/scope.ts';
import type { Actor } from '#lib/contract/actor.ts';
import { MOST_IN_LIST } from '#lib/contract/closed/translation.ts';
import { idField } from '#lib/contract/id.ts';
import { Fault, fault, faultEntry } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { aiFaults, checkAsked, checkedLanguage, followAddress, type JobAsked, startJob } from '#lib/operations/translation/start-job.ts';

const startedSchema = z.object({
  innehall: z.string(),
  jobb: z.string().nullable().meta({ description: 'Jobbets id; null när det inte blev något.' }),
  ok: z.boolean(),
  orsak: z.string().meta({ description: 'Varför det inte blev något jobb; annars tom.' }),
});
type Started = z.infer<typeof startedSchema>;

interface Refused {
  id: string;
  fault: Fault;
}

export const translateList = defineOperation({
  name: 'oversattLista',
  summary: 'Översätter upp till 60 artiklar med AI, ett jobb var. Inget publiceras.',
  method: 'POST',
  path: '/studio/api/oversatt-lista',
  body: z.object({
    innehall: z.array(idField).min(1).max(MOST_IN_LIST).optional().meta({ description: 'Artiklarnas id, högst 60.' }),
    filter: z.enum(['inaktuell']).optional().meta({ description: 'inaktuell: artiklar där svenskan har ändrats sedan översättningen.' }),
    fran: z.string().default('sv').meta({ description: 'Språket som översätts från.' }),
    till: z.array(z.string()).min(1).max(10).default(['en']).meta({ description: 'Språken som översätts till.' }),
    skrivOver: z
      .boolean()
      .default(false)
      .meta({ description: 'Ersätt också översättningar som är godkända eller under granskning, och det som en människa har ändrat.' }),
  }),
  output: z.object({ ok: z.literal(true), jobb: z.array(startedSchema), hamta: z.string() }),
  status: () => 202,
  errors: ['rattighet_saknas', 'sprak_okant', 'samma_sprak', 'ai_saknas', 'inget_jobb', 'falt_saknas'],
  hints: { readOnly: false },
  attempts: ['skriva'],
  check: checkAsked,
  authorise: ({ actor }) => refuseIf(cannotEverWrite(actor)),
  async run(context, { innehall, filter, fran, till, skrivOver }) {
    const lacking = aiFaults(context);
    if (innehall === undefined && filter === undefined) {
      const beskrivning = 'Ange artiklarnas id, eller sätt filter till inaktuell.';
      lacking.push(faultEntry('falt_saknas', { falt: 'innehall' }, { falt: 'innehall', beskrivning }));
    }
    if (lacking.length > 0) throw new Fault(422, lacking);
    const [sprak = ''] = till;
    const asked = { fran: checkedLanguage(fran), till: checkedLanguage(sprak), skrivOver, sparaGranskat: true };
    const ids = innehall ?? (await context.store.translationJobs.staleItems(asked, within(context.actor), MOST_IN_LIST));
    const jobb: Started[] = [];
    const refused: Refused[] = [];
    for (const id of new Set(ids)) {
      const started = await tryToStart(context, id, asked);
      if (started instanceof Fault) refused.push({ id, fault: started });
      jobb.push(
        started instanceof Fault
          ? { innehall: id, jobb: null, ok: false, orsak: causesOf(started.fel) }
          : { innehall: id, jobb: started, ok: true, orsak: '' },
      );
    }
    if (refused.length === jobb.length) throw nothingStarted(refused);
    const begun = jobb.flatMap(({ jobb: id }) => id ?? []);
    context.note({ detalj: { jobb: begun, sprak } });
    return { ok: true as const, jobb, hamta: followAddress(begun) };
  },
});

/** Where whoever asks may write. */
function within(actor: Actor) {
  return { sektioner: limitTo(actor, actor.sektioner), mallar: limitTo(actor, actor.mallar) };
}

async function tryToStart(context: OperationContext, id: string, asked: JobAsked): Promise<string | Fault> {
  try {
    return await startJob(context, id, asked);
  } catch (refusal) {
    if (refusal instanceof Fault) return refusal;
    throw refusal;
  }
}

const causesOf = (fel: Fault['fel']) => fel.map(({ orsak }) => orsak).join(' ');

/** 403 when it was the same right that was lacking everywhere, else 422 with the cause of each article. */
function nothingStarted(refused: readonly Refused[]): Fault {
  const [first] = refused;
  if (first === undefined) {
    const nothing = {
      orsak: 'Det finns ingen inaktuell översättning att börja på.',
      atgard: 'Sätt skrivOver till true om också det som är godkänt eller granskas ska översättas om, eller välj artiklar i innehall.',
    };
    return fault('inget_jobb', { falt: 'filter' }, nothing);
  }
  if (refused.every((one) => one.fault.fel[0]?.kod === 'rattighet_saknas')) return first.fault;
  return new Fault(
    422,
    refused.map(({ id, fault: { fel } }, index) =>
      faultEntry(
        'inget_jobb',
        { falt: `innehall[${index}]` },
        { orsak: `Artikeln ${id.slice(0, 40)}: ${causesOf(fel)}`, atgard: fel[0]?.atgard ?? '' },
      ),
    ),
  );
}
