import { keyInBody } from '#lib/contract/idempotency-key.ts';
import { takeQuota } from '#lib/operations/agent/take-quota.ts';
import { type Answer, answerOf, type Call } from '#lib/operations/call.ts';
import { type CallContext, contextOf, endOf, leftBehind } from '#lib/operations/call-context.ts';
import type { OtherAnswer, OtherCall, OtherCalls } from '#lib/operations/context.ts';
import type { Operation } from '#lib/operations/define-operation.ts';
import { DRY_RUN_FIELD, DryRunReached } from '#lib/operations/dry-run.ts';
import { admit, inputOf, invoke, toldOfRefusal } from '#lib/operations/invoke.ts';
import { claim } from '#lib/operations/kept-answers.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import type { RawInput } from '#lib/operations/parse-input.ts';
import { rehearsalOf } from '#lib/operations/rehearse.ts';
import type { Store } from '#lib/store/store.ts';

/** How whoever is answering `caller` has other operations carried out for the same caller: by the very steps that a call of each would take. */
export function otherCallsOf(machinery: () => Machinery, operations: readonly Operation[]): Machinery['otherCalls'] {
  const byName = new Map(operations.map((operation) => [operation.name, operation]));
  const named = (name: string): Operation => {
    const operation = byName.get(name);
    if (operation === undefined) throw new Error(`there is no operation ${name}`);
    return operation;
  };
  return (caller, within): OtherCalls => ({
    named(name) {
      const { params, transaction } = named(name);
      return { params: Object.keys(params.shape), isInSteps: transaction !== undefined };
    },
    async byItself(asked, { provkor, idempotencyKey }) {
      const call = callOf(named(asked.operation), caller, asked, provkor);
      // A key of its own is the same one wherever the call is made.
      return plain(await invoke(machinery(), idempotencyKey === undefined ? call : { idempotencyKey, ...call }));
    },
    async inside(store, asked, { provkor }) {
      const call = callOf(named(asked.operation), caller, asked, false);
      if (provkor) return plain(await rehearsedInside(machinery(), store, call));
      const { answer, context } = await carriedOutInside(machinery(), store, call);
      if (context !== undefined) within.push({ call, context });
      return plain(answer);
    },
    rolledBack: (work) => machinery().database.holding((unit) => work(machinery().storeFor(caller.actor, unit))),
  });
}

function callOf(operation: Operation, caller: Call, { params, kropp }: OtherCall, provkor: boolean): Call {
  const { actor, korrelation, callerGone, via } = caller;
  const input: RawInput =
    operation.method === 'DELETE'
      ? { params, query: { ...kropp, ...(provkor && { [DRY_RUN_FIELD]: 'true' }) }, body: undefined }
      : { params, query: {}, body: { ...kropp, ...(provkor && { [DRY_RUN_FIELD]: true }) } };
  const idempotencyKey = keyInBody(kropp);
  return {
    operation,
    actor,
    korrelation,
    input,
    ...(idempotencyKey && { idempotencyKey }),
    ...(callerGone && { callerGone }),
    ...(via && { via }),
  };
}

function plain({ status, body }: Answer): OtherAnswer {
  // It is JSON where it was kept of an earlier call.
  return { status, body: typeof body === 'string' ? (JSON.parse(body) as Record<string, unknown>) : body };
}

/** The same steps as a call by itself, in a transaction that is somebody else's; without a context where it has been answered before. */
async function carriedOutInside(machinery: Machinery, store: Store, call: Call): Promise<{ answer: Answer; context?: CallContext }> {
  admit(machinery, call);
  try {
    const { input } = await inputOf(machinery, call, [], store);
    const earlier = await claim(machinery, store.idempotency, call);
    if (earlier !== undefined) return { answer: earlier };
    const context = contextOf(machinery, call, store);
    await takeQuota(context.operation, call.operation.name, input);
    const answer = answerOf(machinery, call.operation, await call.operation.run(context.operation, input));
    await store.callEnds.write({ ...endOf(machinery, call, context, answer), ...leftBehind(context) });
    return { answer, context };
  } catch (error) {
    throw toldOfRefusal(machinery, call, error);
  }
}

/** What it would have answered; what it has written is left for the one whose transaction it is to roll back. */
async function rehearsedInside(machinery: Machinery, store: Store, call: Call): Promise<Answer> {
  admit(machinery, call);
  try {
    const { input } = await inputOf(machinery, call, [], store);
    const context = contextOf(machinery, call, store);
    const rehearsal = rehearsalOf(machinery, context.operation, store);
    await takeQuota(rehearsal, call.operation.name, input);
    return answerOf(machinery, call.operation, await call.operation.run(rehearsal, input));
  } catch (error) {
    if (error instanceof DryRunReached) return { status: 200, body: { ok: true }, replayed: false };
    throw toldOfRefusal(machinery, call, error);
  }
}
