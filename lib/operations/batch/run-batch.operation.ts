import { z } from 'zod';
import { languageSchema } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { keyInBody } from '#lib/contract/idempotency-key.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import { BATCH_OPERATIONS } from '#lib/operations/batch/batch-operations.ts';
import { callOf, namedBy } from '#lib/operations/batch/call-of-part.ts';
import { eachByItself } from '#lib/operations/batch/each-by-itself.ts';
import { isRefused, type PartOutcome, partOutcomeSchema, refusedAnswer } from '#lib/operations/batch/part-outcome.ts';
import type { OperationContext, OtherOperation } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import type { Store } from '#lib/store/store.ts';

const partSchema = z.strictObject({
  operation: z.enum(BATCH_OPERATIONS).meta({ description: 'Operationens namn.' }),
  id: z.string().max(200).optional().meta({ description: 'Det id som står i operationens adress.' }),
  sprak: languageSchema.optional().meta({ description: 'Språket i operationens adress.' }),
  kropp: z.record(z.string(), z.unknown()).default({}).meta({ description: 'Det som operationen annars får i kroppen.' }),
});

/** One operation of a batch, as it is asked for. */
type BatchPart = z.infer<typeof partSchema>;

export const runBatch = defineOperation({
  name: 'korSats',
  summary: 'Gör upp till hundra operationer i ett anrop: var och en prövas som om den anropades för sig.',
  method: 'POST',
  path: '/studio/api/satser',
  body: z.object({
    lage: z.enum(['var_for_sig', 'alla']).meta({
      description: 'var_for_sig: det som nekas hindrar inte resten. alla: nekas en, görs ingen.',
    }),
    operationer: z.array(partSchema).min(1).max(LIMITS.batch).meta({
      description: 'Var för sig görs det som gäller samma id i den ordning det står, annat samtidigt.',
    }),
  }),
  output: z.object({
    ok: z.literal(true),
    gjorda: z.int(),
    nekade: z.int(),
    resultat: z.array(partOutcomeSchema).meta({ description: 'Vad var och en skulle ha svarat för sig, i samma ordning.' }),
  }),
  errors: ['sats_nekad', 'sats_i_steg'],
  hints: { readOnly: false, destructive: true },
  omfang: 'vilket_som_helst',
  openToAll: 'Each of its operations asks for its own right, just as when it is called by itself.',
  transaction: 'stegvis',
  async run(context, batch) {
    refuseUnfit(context, batch);
    return batch.lage === 'alla' ? allOrNothing(context, batch.operationer) : oneByOne(context, batch.operationer, false);
  },
  async rehearse(context, batch) {
    refuseUnfit(context, batch);
    if (batch.lage === 'var_for_sig') return oneByOne(context, batch.operationer, true);
    return context.others.rolledBack((store) => allInside(context, store, batch.operationer, true));
  },
});

interface Batch {
  lage: 'var_for_sig' | 'alla';
  operationer: readonly BatchPart[];
}

/** Throws what can be told of the parts before any is carried out: all of it at once. */
function refuseUnfit({ others, idempotencyKey }: OperationContext, { lage, operationer }: Batch): void {
  const faults = operationer.flatMap((part, nr) => [
    ...faultsOfPart(part, `operationer[${nr}]`, others.named(part.operation), lage),
    // The batch holds it for as long as its parts are carried out: the part would wait for itself.
    ...(idempotencyKey !== undefined && keyInBody(part.kropp) === idempotencyKey
      ? [faultEntry('nyckel_annan_kropp', { falt: `operationer[${nr}].kropp.idem` })]
      : []),
  ]);
  if (faults.length > 0) throw new Fault(422, faults);
}

function faultsOfPart(part: BatchPart, falt: string, { params, isInSteps }: OtherOperation, lage: Batch['lage']): FaultEntry[] {
  const faults: FaultEntry[] = [];
  const named = namedBy(params);
  for (const name of ['id', 'sprak'] as const) {
    const place = { falt: `${falt}.${name}` };
    if (named[name] !== undefined && part[name] === undefined) faults.push(faultEntry('falt_saknas', place));
    if (named[name] === undefined && part[name] !== undefined)
      faults.push(faultEntry('falt_okant', place, { forslag: `Ta bort det: ${part.operation} har inget ${name} i sin adress.` }));
  }
  if (lage === 'alla' && isInSteps) faults.push(faultEntry('sats_i_steg', { falt: `${falt}.operation` }, { operation: part.operation }));
  return faults;
}

async function oneByOne(context: OperationContext, parts: readonly BatchPart[], provkor: boolean) {
  const resultat = await eachByItself(context, parts, provkor);
  const nekade = resultat.filter(isRefused).length;
  context.note({ detalj: { lage: 'var_for_sig', gjorda: resultat.length - nekade, nekade } });
  return { ok: true as const, gjorda: resultat.length - nekade, nekade, resultat };
}

function allOrNothing(context: OperationContext, parts: readonly BatchPart[]) {
  context.note({ detalj: { lage: 'alla', gjorda: parts.length, nekade: 0 } });
  return context.finish((store) => allInside(context, store, parts, false));
}

/** Carries out all in one transaction, one after another; throws at the first that is refused, and then nothing may be kept of any. */
async function allInside({ others }: OperationContext, store: Store, parts: readonly BatchPart[], provkor: boolean) {
  const resultat: PartOutcome[] = [];
  for (const [nr, part] of parts.entries()) {
    try {
      const { status, body } = await others.inside(store, callOf(others, part), { provkor });
      resultat.push({ utfall: 'gjord', status, svar: { ...body, ok: true } });
    } catch (error) {
      throw refusedAll(error, nr, parts.length);
    }
  }
  return { ok: true as const, gjorda: resultat.length, nekade: 0, resultat };
}

/** What stops all of it, said of the one that is refused and of the fields that it names itself. What is no word about that one (too many calls, no database) stays as it is. */
function refusedAll(error: unknown, nr: number, antal: number): unknown {
  if (!(error instanceof Fault) || error.status === 429 || error.status >= 500) return error;
  const { status, fel, cause } = error;
  const told = fel.map(({ orsak, atgard, falt, sprak, block }) => {
    const own = falt === '' ? '' : `.${falt}`;
    const place = { falt: `operationer[${nr}]${own}`, sprak, ...(block === undefined ? {} : { block }) };
    return faultEntry('sats_nekad', place, { nr: nr + 1, antal, orsak, atgard });
  });
  return new Fault(422, told, { extra: { nekad: { nr, status, svar: refusedAnswer(error) } }, cause });
}
