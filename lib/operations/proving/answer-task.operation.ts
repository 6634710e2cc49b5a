import { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotBeProved } from '#lib/access/rights.ts';
import { faultEntrySchema } from '#lib/contract/fault.ts';
import { isId } from '#lib/contract/id.ts';
import { PROVING_TRIES, type ProvingOutcome, provingRemarkSchema, provingRoundSchema, provingTaskSchema } from '#lib/contract/proving.ts';
import { type Fault, fault } from '#lib/errors/fault.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { readAnswer } from '#lib/operations/proving/read-answer.ts';
import { type HandedOut, handedOut, isOver, nextTask, toldRound } from '#lib/operations/proving/told-round.ts';
import { isOver as isLost, judgeAnswer } from '#lib/proving/judge.ts';
import { scoreOf } from '#lib/proving/score.ts';
import type { KeptRound } from '#lib/store/proving-rounds.ts';

/** So many codes of an answer are kept. */
const MOST_CODES = 10;

export const answerProvingTask = defineOperation({
  name: 'svaraProv',
  summary: 'Svarar på provbanans uppgift och ger nästa. Varje uppgift får två svar: det andra när det första var fel.',
  method: 'POST',
  path: '/studio/api/prov/{pid}/svar',
  params: z.object({ pid: z.string().meta({ description: 'Omgångens id.' }) }),
  body: z.object({
    uppgift: z.int().min(1).meta({ description: 'Uppgiftens nummer.' }),
    svar: z.record(z.string(), z.unknown()).meta({
      description:
        'Artikelns fält som de ska vara: rubrik, ingress, slug, meta, hero, taggar, kallor, ansvarig, block. Det som utelämnas är som i uppgiften. lage: vad du skulle göra med artikeln, spara, publicera eller schemalagd; utelämnat spara.',
    }),
  }),
  output: z.object({
    ok: z.literal(true),
    klarad: z
      .boolean()
      .nullable()
      .meta({ description: 'Om svaret var rätt; null när det inte har bedömts, för att anropet bara provkördes.' }),
    fel: z.array(faultEntrySchema),
    varningar: z.array(faultEntrySchema),
    anmarkningar: z.array(provingRemarkSchema),
    uppgift: provingTaskSchema
      .nullable()
      .meta({ description: 'Uppgiften att svara på härnäst, samma när du får försöka igen; null när provet är slut.' }),
    prov: provingRoundSchema.nullable().meta({ description: 'Resultatet, när provet är slut.' }),
  }),
  errors: ['finns_inte', 'prov_bara_agent', 'prov_slut', 'prov_annan_uppgift'],
  hints: { readOnly: false },
  // What is found to be over is taken away though the call is refused.
  transaction: 'stegvis',
  authorise: ({ actor }) => refuseIf(cannotBeProved(actor)),
  async run(context, { pid, uppgift, svar }) {
    try {
      return await context.finish((store) => judged({ ...context, store }, pid, uppgift, svar));
    } catch (failure) {
      if (!(failure instanceof AskedOtherwise)) throw failure;
      await context.step((store) => store.provingRounds.giveUp(failure.round));
      throw over();
    }
  },
  // Tried without counting, answers could be guessed at for as long as it takes.
  async rehearse(context, { pid, uppgift }) {
    const { current } = await heldTask(context, pid, uppgift).catch((failure: unknown) => {
      throw failure instanceof AskedOtherwise ? over() : failure;
    });
    return { ok: true as const, klarad: null, fel: [], varningar: [], anmarkningar: [], uppgift: current.told, prov: null };
  },
});

/** What another version of Studio handed out, which cannot be judged by this one. */
class AskedOtherwise extends Error {
  readonly round: string;

  constructor(round: string) {
    super('the task was handed out by another version of Studio');
    this.round = round;
  }
}

function over(): Fault {
  return fault('prov_slut', { falt: 'pid' });
}

async function judged(context: OperationContext, pid: string, uppgift: number, svar: Record<string, unknown>) {
  const { round, current } = await heldTask(context, pid, uppgift);
  const { task } = current;
  const { fel, varningar, answer } = await readAnswer(task.mall, { ...task.artikel, ...svar }, context.newBlockId);
  const anmarkningar = answer === undefined ? [] : judgeAnswer(answer, task.expected);
  const koder = [...new Set([...fel, ...varningar, ...anmarkningar].map(({ kod }) => kod))];
  const isLast = current.told.forsok_kvar === 1 || isLost(anmarkningar);
  const klarad = koder.length === 0;
  const outcome = { klarad: klarad || isLast ? klarad : null, koder: koder.slice(0, MOST_CODES) };
  const { answered, next } = await kept(context, round, uppgift, outcome);
  context.note({ detalj: { prov: pid, uppgift, klarad, ...(answered.klar === null ? {} : { poang: answered.poang }) } });
  return {
    ...{ ok: true as const, klarad, fel, varningar, anmarkningar },
    uppgift: next?.told ?? null,
    prov: answered.klar === null ? null : toldRound(answered, context.now),
  };
}

/**
 * The round, held until the transaction ends, and the task that it is at: the one that is answered, or a refusal. Throws AskedOtherwise for a round
 * that this version of Studio cannot judge.
 */
async function heldTask(context: OperationContext, pid: string, uppgift: number): Promise<{ round: KeptRound; current: HandedOut }> {
  const { actor, store, now } = context;
  const round = isId(pid) ? await store.provingRounds.forWriting(pid, actor.id, actor.nyckel ?? '') : undefined;
  if (round === undefined) throw fault('finns_inte', { falt: 'pid' }, { vad: 'Provet' });
  if (isOver(round, now)) throw over();
  const current = await handedOut(context, round);
  if (current === undefined) throw new AskedOtherwise(round.id);
  if (current.told.nr !== uppgift) throw fault('prov_annan_uppgift', { falt: 'uppgift' }, { nr: current.told.nr });
  return { round, current };
}

/** Keeps how the answer was judged, and what is handed out next. */
async function kept(
  context: OperationContext,
  round: KeptRound,
  nr: number,
  outcome: Pick<ProvingOutcome, 'klarad' | 'koder'>,
): Promise<{ answered: KeptRound; next: HandedOut | undefined }> {
  const uppgifter = round.uppgifter.map((one) =>
    one.nr === nr ? { ...one, ...outcome, forsok: Math.min(one.forsok + 1, PROVING_TRIES) } : one,
  );
  const next = await nextTask(context, { fro: round.fro, uppgifter });
  const answered = {
    ...{ ...round, uppgifter, poang: scoreOf(uppgifter) },
    ...(next === undefined ? { klar: context.now } : { utdelad: next.hash }),
  };
  await context.store.provingRounds.answer(answered);
  return { answered, next };
}
