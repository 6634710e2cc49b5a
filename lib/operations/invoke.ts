import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotCall, mustDoFirst } from '#lib/access/rights.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { DatabaseAway } from '#lib/errors/database-away.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { withRest } from '#lib/errors/rest-of-faults.ts';
import { takeQuota, usesQuota } from '#lib/operations/agent/take-quota.ts';
import { type Answer, answerOf, type Call, type Input } from '#lib/operations/call.ts';
import { type CallContext, contextOf, endOf, leftBehind, storeOf, tellHere } from '#lib/operations/call-context.ts';
import { fieldsAsked } from '#lib/operations/chosen-fields.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { dryRunAsked } from '#lib/operations/dry-run.ts';
import { withoutFormerNames } from '#lib/operations/former-names.ts';
import { claim, principalOf } from '#lib/operations/kept-answers.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import { type ParsedInput, parseInput } from '#lib/operations/parse-input.ts';
import { countedCaller, kindOfCall } from '#lib/operations/rate-limits.ts';
import { rehearse } from '#lib/operations/rehearse.ts';
import { unkeptOf } from '#lib/operations/unstorable-texts.ts';
import type { Unit } from '#lib/store/database.ts';
import type { Store } from '#lib/store/store.ts';
import { type TracedOperation, tracedOperation } from '#lib/traces/work.ts';

/**
 * Carries out one call: rate limit, input, right, idempotency, the operation itself, its line in the log, its answer.
 * Throws a Fault for every refusal. A call that writes is one transaction with its log line and its idempotent answer,
 * unless the operation declares that it writes in steps.
 */
export async function invoke(machinery: Machinery, call: Call): Promise<Answer> {
  admit(machinery, call);
  return invokeAdmitted(machinery, call);
}

type Caller = Pick<Call, 'operation' | 'actor' | 'korrelation'>;

/** Counts a call and asks its coarse right: all that can be refused before anything of it is read. */
export function admit(machinery: Machinery, caller: Caller): void {
  try {
    admitCaller(machinery, caller);
  } catch (error) {
    throw toldOfRefusal(machinery, caller, error);
  }
}

function admitCaller(machinery: Machinery, caller: Caller): void {
  const { operation, actor } = caller;
  machinery.rateLimits.take(countedCaller(actor), kindOfCall(operation.hints));
  askRight(caller);
  // What a paused agent reads harms nobody, and tells it why it must wait.
  if (actor.paus !== undefined && !operation.hints.readOnly) throw fault('agenter_pausade', {}, { orsak: actor.paus });
}

/** Asks the coarse right of a call alone: for one that goes on, whose caller is asked anew meanwhile and counted once. Throws what refuses it. */
export function askRight(caller: Caller): void {
  const { operation, actor } = caller;
  if (operation.trotsKrav !== true) refuseIf(mustDoFirst(actor));
  operation.authorise?.(caller);
  refuseIf(cannotCall(actor, { omfang: operation.omfang, readOnly: operation.hints.readOnly }));
}

/** Carries out a call that `admit` has let in. */
export function invokeAdmitted(machinery: Machinery, given: Call): Promise<Answer> {
  const asked = fieldsAsked(given.operation, given.input);
  return machinery.underway.follow(
    tracedOperation(aboutOf(given), () => carryOut(machinery, { ...given, input: asked.input }, asked.faults)).then(
      (answer) => {
        const body = withoutFormerNames(answer.body, machinery.formerStaff);
        // Last: whom a name is of is told by fields that may not have been asked for.
        return { ...answer, body: typeof body === 'string' ? body : asked.of(body) };
      },
      (error: unknown) => {
        throw refusalWithoutFormerNames(machinery, toldOfRefusal(machinery, given, error));
      },
    ),
  );
}

function aboutOf({ operation, actor, korrelation }: Call): TracedOperation {
  return { operation: operation.name, av: actor.typ, korrelation };
}

/** A refusal that brings what somebody else has saved names them in its sentences too. */
function refusalWithoutFormerNames({ formerStaff }: Machinery, error: unknown): unknown {
  if (!(error instanceof Fault) || formerStaff.size === 0) return error;
  const names = new Map<string, string>();
  const extra = withoutFormerNames(error.extra, formerStaff, (was, is) => names.set(was, is));
  if (names.size === 0) return error;
  const { status, varningar, headers, cause } = error;
  const told = (text: string) => [...names].reduce((sentence, [was, is]) => sentence.replaceAll(was, is), text);
  const fel = error.fel.map((entry) => ({ ...entry, orsak: told(entry.orsak), atgard: told(entry.atgard) }));
  return new Fault(status, fel, { extra, varningar, headers, cause });
}

/** Who tries what they may not is told of to whoever watches over Studio (OWASP ASVS 5, V16.3.2): never what they tried it with. */
export function toldOfRefusal(machinery: Machinery, { operation, actor, korrelation }: Caller, error: unknown): unknown {
  if (!(error instanceof Fault) || error.status !== 403) return error;
  const koder = error.fel.map(({ kod }) => kod);
  machinery.refused({ operation: operation.name, av: { typ: actor.typ, id: actor.id }, koder, korrelation });
  return error;
}

/** An article of 60 blocks is 27 kB; whole reports and books are more than this, and keep the database busy for tens of ms. */
const LARGE_DOCUMENT = 128 * 1024;

async function carryOut(machinery: Machinery, given: Call, faults: readonly FaultEntry[]): Promise<Answer> {
  const { operation } = given;
  if (machinery.settingsUpToDate !== undefined) await machinery.settingsUpToDate;
  if (machinery.formerStaffUpToDate !== undefined) await machinery.formerStaffUpToDate;
  const asked = dryRunAsked(operation, given.input);
  const call = { ...given, input: asked.input };
  const { input, documentLength } = await inputOf(
    machinery,
    call,
    [...faults, ...asked.faults],
    storeOf(machinery, call, machinery.database),
  );
  if (asked.provkor) return rehearse(machinery, call, input);
  if (operation.hints.readOnly) return read(machinery, call, input);
  const written = () => (operation.transaction !== undefined ? inSteps(machinery, call, input) : inOneTransaction(machinery, call, input));
  return documentLength < LARGE_DOCUMENT ? written() : machinery.largeWrites(written);
}

async function read(machinery: Machinery, call: Call, input: Input): Promise<Answer> {
  const { operation } = call;
  const store = storeOf(machinery, call, machinery.database);
  const context = contextOf(machinery, call, store);
  const answer = answerOf(machinery, operation, await operation.run(context.operation, input));
  if (operation.hints.readingIsLogged === true) {
    const { logg } = endOf(machinery, call, context, answer);
    await store.callEnds.write({ logg, svar: null, brev: [], inkorg: [], andrat: [] });
    machinery.wrote();
  }
  return answer;
}

/**
 * The input of a call, or every fault of it at once: of its form, of its document and of what the newsroom knows, as `store` has it. `before`
 * are the faults that have been found already.
 */
export async function inputOf(
  machinery: Machinery,
  call: Call,
  before: readonly FaultEntry[],
  store: Store,
): Promise<Pick<ParsedInput, 'input' | 'documentLength'>> {
  const { operation } = call;
  const looking = () => contextOf(machinery, call, store).operation;
  const unkeptIn = unkeptOf(call.actor);
  const first = await parseInput(operation, call.input, machinery.newBlockId, { unkeptIn });
  const { input, faults, untold, documentLength } =
    first.refusedBlocks && operation.savedBlocks !== undefined
      ? await parseInput(operation, call.input, machinery.newBlockId, {
          unkeptIn,
          saved: await operation.savedBlocks(looking(), first.input),
        })
      : first;
  faults.unshift(...before);
  // What is too long is not looked into any further (decisions.md §17).
  const isTooLong = faults.some(({ kod }) => kod === 'for_lang');
  if (operation.check !== undefined && !isTooLong) faults.push(...(await operation.check(looking(), input)));
  if (faults.length > 0) throw new Fault(422, withRest(faults, untold));
  return { input, documentLength };
}

function inOneTransaction(machinery: Machinery, call: Call, input: Input): Promise<Answer> {
  return machinery.database.holding(async (unit) => {
    const store = storeOf(machinery, call, unit);
    const context = contextOf(machinery, call, store);
    const earlier = await claim(machinery, store.idempotency, call);
    if (earlier !== undefined) return earlier;
    await takeQuota(context.operation, call.operation.name, input);
    const answer = answerOf(machinery, call.operation, await call.operation.run(context.operation, input));
    await finish(machinery, unit, store, call, context, answer);
    tellHere(machinery, call, context);
    return answer;
  });
}

/** What the call leaves behind and COMMIT travel together: one wait for both. */
async function finish(machinery: Machinery, unit: Unit, store: Store, call: Call, context: CallContext, answer: Answer): Promise<void> {
  const end = { ...endOf(machinery, call, context, answer), ...leftBehind(context) };
  await Promise.all([store.callEnds.write(end), unit.commit()]);
}

/**
 * In steps, the key is held for as long as the call runs: a killed process lets go of it at once, and the operation finds
 * by itself what its earlier steps have already done.
 */
async function inSteps(machinery: Machinery, call: Call, input: Input): Promise<Answer> {
  const { idempotencyKey: key } = call;
  if (key === undefined) return runInSteps(machinery, call, input);
  const earlier = await claim(machinery, machinery.heldKeys, call);
  if (earlier !== undefined) return earlier;
  const letGo = () => machinery.heldKeys.letGo(principalOf(call.actor), key);
  const answer = await runInSteps(machinery, call, input).catch(async (error: unknown) => {
    await unlessAway(error, letGo());
    throw error;
  });
  await letGo();
  return answer;
}

/** What is tidied up after a failure is waited for, but not by whoever has waited for the database in vain: they would do so once more. */
async function unlessAway(failure: unknown, tidying: Promise<unknown>): Promise<void> {
  if (!(failure instanceof DatabaseAway)) return void (await tidying);
  // That the database is away is what they are told.
  tidying.catch(() => {});
}

async function runInSteps(machinery: Machinery, call: Call, input: Input): Promise<Answer> {
  const store = storeOf(machinery, call, machinery.database);
  const context = contextOf(machinery, call, store);
  const output = await withQuota(context, call.operation, input);
  const answer = answerOf(machinery, call.operation, output);
  if (context.finished) return answer;
  await store.callEnds.write({ ...endOf(machinery, call, context, answer), brev: [], inkorg: [], andrat: [] });
  return answer;
}

/** Takes from the quota with the first step, which is refused when nothing is left; gives it back when the operation refuses after that. */
async function withQuota(context: CallContext, operation: Operation, input: Input): Promise<Record<string, unknown>> {
  const { actor, now } = context.operation;
  if (usesQuota(actor, operation.name, input)) context.quota.take = (store) => takeQuota({ actor, store, now }, operation.name, input);
  try {
    return await operation.run(context.operation, input);
  } catch (error) {
    const { taken } = context.quota;
    if (taken !== undefined) {
      await unlessAway(
        error,
        context.operation.step((store) => store.agents.giveBack(actor.id, taken.day, taken.kind)),
      );
    }
    throw error;
  }
}
