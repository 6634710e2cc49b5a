import { takeQuota } from '#lib/operations/agent/take-quota.ts';
import type { Answer, Call, Input } from '#lib/operations/call.ts';
import { contextOf, storeOf } from '#lib/operations/call-context.ts';
import type { OperationContext } from '#lib/operations/context.ts';
import { DRY_RUN_FIELD, DryRunReached, endsDryRun, keepsNoPicture, keepsNothingRead, opensNothing } from '#lib/operations/dry-run.ts';
import type { Machinery } from '#lib/operations/machinery.ts';
import type { Vendors } from '#lib/operations/settings/newsroom.ts';
import type { Store } from '#lib/store/store.ts';

/**
 * Carries a call out in a transaction that is rolled back, and answers what it would have answered: nothing is written,
 * logged, kept or told to anybody. An operation in steps is followed to where it would act on the world outside the
 * database or go on to its second step: by then everything that can be checked has been.
 */
export function rehearse(machinery: Machinery, call: Call, input: Input): Promise<Answer> {
  if (call.operation.rehearse !== undefined) return rehearsedByItself(machinery, call, input);
  return machinery.database.holding((unit) => rehearseOn(machinery, storeOf(machinery, call, unit), call, input));
}

async function rehearsedByItself(machinery: Machinery, call: Call, input: Input): Promise<Answer> {
  const context = contextOf(machinery, call, storeOf(machinery, call, machinery.database));
  const output = await call.operation.rehearse?.({ ...context.operation, isDryRun: true, idempotencyKey: undefined }, input);
  return { status: 200, body: { ...output, [DRY_RUN_FIELD]: true }, replayed: false };
}

/** What an operation works with in a dry run whose transaction is `store`’s: the same, but for the world outside the database. */
export function rehearsalOf(machinery: Machinery, context: OperationContext, store: Store): OperationContext {
  return {
    ...context,
    isDryRun: true,
    ai: endsDryRun(machinery.ai),
    cms: endsDryRun(machinery.cms),
    newsroom: { ...machinery.newsroom, vendorsOf: (settings) => triedByNone(machinery.newsroom.vendorsOf(settings)) },
    media: keepsNoPicture(machinery.media),
    webhooks: endsDryRun(machinery.webhooks),
    uploads: opensNothing(machinery.uploads),
    archives: keepsNothingRead(machinery.archives),
    foreignSites: endsDryRun(machinery.foreignSites),
    async step(work) {
      await work(store);
      throw new DryRunReached('a dry run ends after the first step');
    },
    finish: (work) => work(store),
    idempotencyKey: undefined,
  };
}

async function rehearseOn(machinery: Machinery, store: Store, call: Call, input: Input): Promise<Answer> {
  const context = contextOf(machinery, call, store);
  const rehearsal = rehearsalOf(machinery, context.operation, store);
  try {
    await takeQuota(rehearsal, call.operation.name, input);
    const output = await call.operation.run(rehearsal, input);
    if (machinery.checkOutput) call.operation.output.strict().parse(output);
    return { status: 200, body: { ...output, [DRY_RUN_FIELD]: true }, replayed: false };
  } catch (reached) {
    if (!(reached instanceof DryRunReached)) throw reached;
    return { status: 200, body: { ok: true, [DRY_RUN_FIELD]: true, detalj: context.notes.detalj }, replayed: false };
  }
}

function triedByNone({ cms, formerCms, ai, mail }: Vendors): Vendors {
  return { cms: endsDryRun(cms), formerCms: formerCms && endsDryRun(formerCms), ai: endsDryRun(ai), mail: endsDryRun(mail) };
}
