import { hash } from 'node:crypto';
import { cannotCall } from '#lib/access/rights.ts';
import { require } from '#lib/access/scope.ts';
import type { AiPort } from '#lib/adapters/ai/port.ts';
import type { CmsPort } from '#lib/adapters/cms/port.ts';
import type { MediaPort } from '#lib/adapters/media/port.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Section } from '#lib/contract/section.ts';
import { Fault, fault } from '#lib/errors/fault.ts';
import { takeQuota, usesQuota } from '#lib/operations/agent/take-quota.ts';
import { type Announcement, authorOf, type OperationContext, type OperationSettings } from '#lib/operations/context.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { DRY_RUN_FIELD, DryRunReached, dryRunAsked, endsDryRun } from '#lib/operations/dry-run.ts';
import { type ParsedInput, parseInput, type RawInput } from '#lib/operations/parse-input.ts';
import type { RateLimits } from '#lib/operations/rate-limits.ts';
import type { Database, Queryable, Unit } from '#lib/store/database.ts';
import type { HeldKeys } from '#lib/store/held-keys.ts';
import type { Idempotency } from '#lib/store/idempotency.ts';
import type { Store } from '#lib/store/store.ts';

/** What the application gives every operation. */
export interface Machinery {
  database: Database;
  storeOn(db: Queryable): Store;
  heldKeys: HeldKeys;
  sections(): Promise<Section[]>;
  ai: AiPort;
  cms: CmsPort;
  media: MediaPort;
  settings: OperationSettings;
  renderPreview: OperationContext['renderPreview'];
  rateLimits: RateLimits;
  /** Random and time, handed in so that tests can decide them. */
  now(): Date;
  newId(): string;
  newBlockId(): string;
  newToken(): string;
  hashToken(token: string): string;
  hashPassword(password: string): Promise<string>;
  /** Closes and opens the answers that are kept for repeated calls. */
  seal: { close(text: string): string; open(sealed: string): string };
  /** Called in this process once a change has been committed; the other instances are told by the database. */
  changed(what: Announcement): void;
  /** Called in this process once anything at all has been written. */
  wrote(): void;
  /** Checks every answer against its schema: for tests and development. */
  checkOutput: boolean;
}

/** One call, as any transport hands it over. */
export interface Call {
  operation: Operation;
  actor: Actor;
  input: RawInput;
  idempotencyKey?: string;
  korrelation: string;
  /** How the call came, when that is worth telling in the log. */
  via?: 'mcp';
}

export interface Answer {
  status: number;
  /** The answer, or its JSON when it was kept from an earlier call with the same key. */
  body: Record<string, unknown> | string;
  replayed: boolean;
}

interface LogNotes {
  innehall: string | null;
  orderAv: Author | null;
  detalj: Record<string, unknown>;
}

/**
 * Carries out one call: rate limit, input, right, idempotency, the operation itself, its line in the log, its answer.
 * Throws a Fault for every refusal. A call that writes is one transaction with its log line and its idempotent answer,
 * unless the operation declares that it writes in steps.
 */
export async function invoke(machinery: Machinery, call: Call): Promise<Answer> {
  admit(machinery, call);
  return invokeAdmitted(machinery, call);
}

/** Counts a call and asks its coarse right: all that can be refused before anything of it is read. */
export function admit(machinery: Machinery, caller: Pick<Call, 'operation' | 'actor'>): void {
  const { operation, actor } = caller;
  machinery.rateLimits.take(`${actor.typ}:${actor.id}`, operation.hints.readOnly ? 'lasning' : 'skrivning');
  operation.authorise?.(caller);
  require(cannotCall(actor, { omfang: operation.omfang, readOnly: operation.hints.readOnly }));
  // What a paused agent reads harms nobody, and tells it why it must wait.
  if (actor.paus !== undefined && !operation.hints.readOnly) throw fault('agenter_pausade', {}, { orsak: actor.paus });
}

/** Carries out a call that `admit` has let in. */
export async function invokeAdmitted(machinery: Machinery, given: Call): Promise<Answer> {
  const { operation } = given;
  const asked = dryRunAsked(operation, given.input);
  const call = { ...given, input: asked.input };
  const input = await inputOf(machinery, call, asked.faults);
  if (asked.provkor) return dryRun(machinery, call, input);
  if (operation.hints.readOnly) {
    const context = contextOf(machinery, call, machinery.storeOn(machinery.database));
    return answerOf(machinery, operation, await operation.run(context.operation, input));
  }
  return operation.transaction === 'stegvis' ? inSteps(machinery, call, input) : inOneTransaction(machinery, call, input);
}

type Input = ParsedInput['input'];

/** The input of a call, or every fault of it at once: of its form, of its document and of what the newsroom knows. */
async function inputOf(machinery: Machinery, call: Call, before: readonly FaultEntry[]): Promise<Input> {
  const { operation } = call;
  const looking = () => contextOf(machinery, call, machinery.storeOn(machinery.database)).operation;
  const first = parseInput(operation, call.input, machinery.newBlockId);
  const { input, faults } =
    first.refusedBlocks && operation.savedBlocks !== undefined
      ? parseInput(operation, call.input, machinery.newBlockId, await operation.savedBlocks(looking(), first.input))
      : first;
  faults.unshift(...before);
  if (operation.check !== undefined) faults.push(...(await operation.check(looking(), input)));
  if (faults.length > 0) throw new Fault(422, faults);
  return input;
}

function answerOf(machinery: Machinery, operation: Operation, output: Record<string, unknown>): Answer {
  if (machinery.checkOutput) operation.output.strict().parse(output);
  const status = typeof operation.status === 'function' ? operation.status(output) : (operation.status ?? 200);
  return { status, body: output, replayed: false };
}

function contextOf(machinery: Machinery, call: Call, store: Store) {
  const notes: LogNotes = { innehall: null, orderAv: null, detalj: call.via === undefined ? {} : { via: call.via } };
  const changes = new Set<Announcement>();
  const operation: OperationContext = {
    actor: call.actor,
    store,
    async step(work) {
      const result = await machinery.database.transaction(async (unit) => {
        const bound = machinery.storeOn(unit);
        const done = await work(bound);
        await announce(bound, changes);
        return done;
      });
      tellHere(machinery, changes);
      return result;
    },
    async finish(work) {
      const output = await operation.step(async (bound) => {
        const done = await work(bound);
        await Promise.all([
          bound.log.add(logEntry(call, context)),
          keepAnswer(machinery, bound, call, answerOf(machinery, call.operation, done)),
        ]);
        return done;
      });
      context.finished = true;
      return output;
    },
    sections: machinery.sections,
    ai: machinery.ai,
    cms: machinery.cms,
    media: machinery.media,
    settings: machinery.settings,
    renderPreview: machinery.renderPreview,
    now: machinery.now().toISOString(),
    newId: machinery.newId,
    newBlockId: machinery.newBlockId,
    newToken: machinery.newToken,
    hashToken: machinery.hashToken,
    hashPassword: machinery.hashPassword,
    idempotencyKey: call.idempotencyKey,
    korrelation: call.korrelation,
    note(entry) {
      if (entry.innehall !== undefined) notes.innehall = entry.innehall;
      if (entry.orderAv !== undefined) notes.orderAv = entry.orderAv;
      Object.assign(notes.detalj, entry.detalj);
    },
    changed(what, id) {
      changes.add(id === undefined ? what : `${what} ${id}`);
    },
  };
  const context = { operation, notes, changes, finished: false };
  return context;
}

async function announce(store: Store, changes: ReadonlySet<Announcement>): Promise<void> {
  await Promise.all([...changes].map((what) => store.changeFeed.announce(what)));
}

function tellHere(machinery: Machinery, changes: Set<Announcement>): void {
  machinery.wrote();
  for (const what of changes) machinery.changed(what);
  changes.clear();
}

function principalOf(actor: Actor): string {
  return `${actor.typ}:${actor.id}`;
}

/**
 * The call without what may differ between two tries of the same one: whether the key stands in the body or in the header
 * says nothing of what is to be done. An uploaded file counts by its content.
 */
function fingerprint(call: Call): string {
  const { body, ...rest } = call.input;
  const { idem: _, ...content }: Record<string, unknown> = { ...(body as object) };
  const input = JSON.stringify({ ...rest, body: content }, (_, value) => (value instanceof Uint8Array ? hash('sha256', value) : value));
  return hash('sha256', `${call.operation.name}\n${input}`);
}

async function inOneTransaction(machinery: Machinery, call: Call, input: Input): Promise<Answer> {
  const unit = await machinery.database.begin();
  try {
    const store = machinery.storeOn(unit);
    const context = contextOf(machinery, call, store);
    const earlier = await claim(machinery, store.idempotency, call);
    if (earlier !== undefined) {
      await unit.rollback();
      return earlier;
    }
    await takeQuota(context.operation, call.operation.name, input);
    const answer = answerOf(machinery, call.operation, await call.operation.run(context.operation, input));
    await finish(machinery, unit, store, call, context, answer);
    tellHere(machinery, context.changes);
    return answer;
  } catch (error) {
    await unit.rollback();
    throw error;
  }
}

/**
 * Carries a call out in a transaction that is rolled back, and answers what it would have answered: nothing is written,
 * logged, kept or told to anybody. An operation in steps is followed to where it would act on the world outside the
 * database or go on to its second step: by then everything that can be checked has been.
 */
async function dryRun(machinery: Machinery, call: Call, input: Input): Promise<Answer> {
  const unit = await machinery.database.begin();
  const store = machinery.storeOn(unit);
  const context = contextOf(machinery, call, store);
  const rehearsal: OperationContext = {
    ...context.operation,
    ai: endsDryRun(machinery.ai),
    cms: endsDryRun(machinery.cms),
    media: endsDryRun(machinery.media),
    async step(work) {
      await work(store);
      throw new DryRunReached('a dry run ends after the first step');
    },
    finish: (work) => work(store),
    idempotencyKey: undefined,
  };
  try {
    await takeQuota(rehearsal, call.operation.name, input);
    const output = await call.operation.run(rehearsal, input);
    if (machinery.checkOutput) call.operation.output.strict().parse(output);
    return { status: 200, body: { ...output, [DRY_RUN_FIELD]: true }, replayed: false };
  } catch (reached) {
    if (!(reached instanceof DryRunReached)) throw reached;
    return { status: 200, body: { ok: true, [DRY_RUN_FIELD]: true, detalj: context.notes.detalj }, replayed: false };
  } finally {
    await unit.rollback();
  }
}

/** The log line, the kept answer and COMMIT travel together: one wait for all three. */
async function finish(
  machinery: Machinery,
  unit: Unit,
  store: Store,
  call: Call,
  context: ReturnType<typeof contextOf>,
  answer: Answer,
): Promise<void> {
  const writes = [store.log.add(logEntry(call, context)), keepAnswer(machinery, store, call, answer), announce(store, context.changes)];
  await Promise.all([...writes, unit.commit()]);
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
  try {
    return await runInSteps(machinery, call, input);
  } finally {
    await machinery.heldKeys.letGo(principalOf(call.actor), key);
  }
}

async function runInSteps(machinery: Machinery, call: Call, input: Input): Promise<Answer> {
  const store = machinery.storeOn(machinery.database);
  const context = contextOf(machinery, call, store);
  const output = await withQuota(context.operation, call.operation, input);
  const answer = answerOf(machinery, call.operation, output);
  if (context.finished) return answer;
  await machinery.database.transaction(async (unit) => {
    const last = machinery.storeOn(unit);
    await Promise.all([last.log.add(logEntry(call, context)), keepAnswer(machinery, last, call, answer)]);
  });
  return answer;
}

/** Takes from the quota before the first step, and gives it back when the operation refuses. */
async function withQuota(context: OperationContext, operation: Operation, input: Input): Promise<Record<string, unknown>> {
  if (!usesQuota(context.actor, operation.name, input)) return operation.run(context, input);
  const taken = await context.step((store) => takeQuota({ ...context, store }, operation.name, input));
  try {
    return await operation.run(context, input);
  } catch (error) {
    if (taken !== undefined) await context.step((store) => store.agents.giveBack(context.actor.id, taken.day, taken.kind));
    throw error;
  }
}

async function claim(machinery: Machinery, keys: Pick<Idempotency, 'claim'>, call: Call): Promise<Answer | undefined> {
  if (call.idempotencyKey === undefined) return undefined;
  const found = await keys.claim(principalOf(call.actor), call.idempotencyKey);
  if (found.lage === 'ny') return undefined;
  if (found.lage === 'pagar') throw fault('samtidigt_anrop', { falt: 'Idempotency-Key' }, {}, { headers: { 'Retry-After': '2' } });
  if (found.kropp !== fingerprint(call)) throw fault('nyckel_annan_kropp', { falt: 'Idempotency-Key' });
  return { status: found.status, body: machinery.seal.open(found.svar), replayed: true };
}

async function keepAnswer(machinery: Machinery, store: Store, call: Call, answer: Answer): Promise<void> {
  if (call.idempotencyKey === undefined) return;
  const svar = machinery.seal.close(JSON.stringify(answer.body));
  await store.idempotency.keep(principalOf(call.actor), call.idempotencyKey, fingerprint(call), answer.status, svar);
}

function logEntry(call: Call, { operation, notes }: ReturnType<typeof contextOf>) {
  return { tid: operation.now, operation: call.operation.name, av: authorOf(call.actor), ...notes, korrelation: call.korrelation };
}
