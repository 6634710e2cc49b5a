import { z } from 'zod';
import { inWords } from '#lib/content/field-words.ts';
import type { Fact, Item } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import { idField } from '#lib/contract/id.ts';
import { LIMITS } from '#lib/contract/limits.ts';
import { releaseAnswerSchema } from '#lib/contract/release.ts';
import { Fault, faultEntry } from '#lib/errors/fault.ts';
import { checkVersions } from '#lib/operations/check/check-versions.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { defineOperation } from '#lib/operations/define-operation.ts';
import { refuseDeleted } from '#lib/operations/item/item-access.ts';
import { readAt, refuseOvertaken } from '#lib/operations/item/refuse-overtaken.ts';
import { type Confirmed, ORDER_FAULTS, refuseUnconfirmable } from '#lib/operations/release/approval/confirm-order.ts';
import { refuseOwnRelease } from '#lib/operations/release/approval/own-approval.ts';
import { REQUEST_FAULTS, refuseDecided, requestParams, requestToDecide } from '#lib/operations/release/approval/release-request.ts';
import { CARRIED_OUT_FAULTS, resumeRelease } from '#lib/operations/release/carry-out/release-now.ts';
import { takeBackTried } from '#lib/operations/release/delivery/order-reconciliation.ts';
import { differingNow } from '#lib/operations/release/differing-now.ts';
import { chosenRevisions } from '#lib/operations/release/order/chosen-revisions.ts';
import { keptAgain } from '#lib/operations/release/order/earlier-call.ts';
import { refuseEnglishAlone } from '#lib/operations/release/order/english-after-swedish.ts';
import { refuseUnlessOverruled } from '#lib/operations/release/order/stopping-faults.ts';
import { releaseAnswer } from '#lib/operations/release/release-answer.ts';
import { keptOrder, languagesOf, pinnedItem, pinnedNow, type ReleaseOrder } from '#lib/operations/release/release-order.ts';
import { acceptForLater } from '#lib/operations/release/schedule/accept-for-later.ts';
import { notWaiting } from '#lib/operations/release/schedule/waiting-release.ts';
import { testModeWarnings } from '#lib/operations/release/test-mode.ts';
import type { ReleaseOrderRow } from '#lib/store/release-queue.ts';
import type { Store } from '#lib/store/store.ts';

export const approveRelease = defineOperation({
  name: 'godkannRelease',
  summary: 'Godkänner en publicering som en agent har begärt: den går ut nu eller vid sin tid. Bara en människa får det.',
  method: 'POST',
  path: '/studio/api/releaser/{rid}/godkann',
  params: requestParams,
  body: z.object({
    revisioner: z.record(z.string(), idField).default({}).meta({
      maxProperties: LIMITS.languages,
      description: 'Språk till revisionens id: den text som godkänns. Behövs bara när texten har ändrats sedan begäran.',
    }),
    fakta: z.enum(['begarda', 'senaste']).optional().meta({
      description:
        'Sektion, mall, taggar, kategorier, sponsring, källor och ansvarig som godkänns. Behövs bara när något av det har ändrats sedan begäran.',
    }),
    order: z.string().max(64).optional().meta({
      description: 'order_begaran.hash som du har läst den. Krävs när releasen är en order som du ska bekräfta.',
    }),
    bas_andrad: readAt.meta({ description: 'Artikelns andrad när den lästes: 409 om det gemensamma har ändrats sedan dess.' }),
    datum: z.string().nullable().optional().meta({
      description: 'Den begärda tiden som du har läst den, null när den är genast: 409 om den har flyttats sedan dess.',
    }),
    nu: z.boolean().default(false).meta({ description: 'Publicera genast i stället för vid den begärda tiden, också när den har varit.' }),
  }),
  output: releaseAnswerSchema,
  status: ({ release }) => (release.tillstand === 'koad' || release.tillstand === 'pagar' ? 202 : 200),
  errors: [
    ...REQUEST_FAULTS,
    'revision_okand',
    'begaran_andrad',
    'begaran_forfallen',
    'innehall_andrat',
    'svenska_ej_publik',
    'eget_godkannande',
    ...ORDER_FAULTS,
    ...CARRIED_OUT_FAULTS,
  ],
  hints: { readOnly: false, destructive: true },
  attempts: ['bekrafta'],
  omfang: 'innehall:publicera',
  transaction: 'stegvis',
  async run(context, { rid, revisioner, fakta, order: read, bas_andrad, datum, nu }) {
    const { asked, item: now, languages } = await requestToDecide(context, rid, 'godkann');
    if (asked.order_av !== null) context.note({ orderAv: asked.order_av });
    if (confirmedBefore(context, asked)) return resumeRelease(context, await keptAgain(context, now, asked));
    // What is confirmed is what was asked for, the facts of that moment as the text, unless whoever confirms says otherwise.
    const newest = fakta === 'senaste';
    const item = newest ? pinnedNow(now) : pinnedItem(now, asked);
    refuseDecided(asked);
    refuseDeleted(item);
    const confirmed: Confirmed = { order: read, revisioner, fakta, nu };
    await refuseUnconfirmable(context, context.store, asked, confirmed);
    const isOrder = asked.order_hash !== null;
    await refuseOvertaken(context, now, bas_andrad);
    const clock = await context.store.releases.clock();
    const ahead = asked.lage === 'schemalagd' && !nu ? asked.datum : null;
    const unclear = [
      ...expired(ahead, clock),
      ...movedSince(asked, datum),
      // Of an order nothing has: that was refused.
      ...(isOrder ? [] : changedSince(item, asked, revisioner)),
      ...(fakta === undefined && !isOrder ? await changedFacts(context, now, asked) : []),
    ];
    if (unclear.length > 0) throw new Fault(409, unclear);
    await refuseEnglishAlone(context, item, languages, ahead);
    const versions = await chosenRevisions(context, item, languages, { ...asked.revisioner, ...revisioner });
    const lage = ahead === null ? 'publicera' : 'schemalagd';
    const report = await checkVersions(context, item, versions);
    refuseUnlessOverruled(report, lage, false);
    const order: ReleaseOrder = {
      ...{ id: rid, item, versions, lage, prov: false, av: asked.av, orderAv: asked.order_av, overstyr: false, nyckel: null },
      godkandAv: authorOf(context.actor),
      datum: asked.lage === 'schemalagd' ? ahead : asked.datum,
      annars: clock,
      varningar: [...testModeWarnings(context), ...report.varningar],
    };
    context.note({ detalj: { lage, revisioner: keptOrder(order, clock).revisioner } });
    if (ahead === null) {
      await context.step((store) => confirm(context, store, order, { asked, confirmed }));
      return resumeRelease(context, order);
    }
    context.changed('releaser');
    return context.finish(async (store) => {
      if (languagesOf(order).includes('sv')) await takeBackTried(context, store, order, (waiting) => waiting.lage === 'schemalagd');
      await confirm(context, store, order, { asked, confirmed });
      const status = await acceptForLater(context, store, order);
      return releaseAnswer(order, { tillstand: 'schemalagd', status, varningar: order.varningar });
    });
  },
});

/** Whether an earlier call of the same person confirmed it and died before it could answer, or is still at it. */
function confirmedBefore({ actor }: OperationContext, { tillstand, godkand_av }: ReleaseOrderRow): boolean {
  return godkand_av?.id === actor.id && ['koad', 'pagar', 'klar'].includes(tillstand);
}

/** The time that was asked for has passed: whoever confirms says whether it is to go out now. */
function expired(ahead: string | null, clock: string): FaultEntry[] {
  return ahead === null || Date.parse(ahead) > Date.parse(clock) ? [] : [faultEntry('begaran_forfallen', { falt: 'nu' })];
}

/** What of it somebody else has made another while it was being confirmed. */
function changedMeanwhile(asked: ReleaseOrderRow, held: ReleaseOrderRow, nu: boolean): FaultEntry[] {
  const moved = nu ? [] : movedSince(held, asked.lage === 'schemalagd' ? asked.datum : null);
  const [begard, senaste] = [languagesTold(asked), languagesTold(held)];
  if (begard === senaste) return moved;
  return [...moved, faultEntry('begaran_andrad', { falt: 'revisioner' }, { vad: 'Språken', skickas: 'revisioner', begard, senaste })];
}

/** The languages that are left of a request. */
function languagesTold({ revisioner }: ReleaseOrderRow): string {
  return Object.keys(revisioner).toSorted().join(', ');
}

/** Its time, when that is another than whoever confirms has read: whoever asks may move what they ask for. */
function movedSince({ lage, datum }: ReleaseOrderRow, read: string | null | undefined): FaultEntry[] {
  const asked = lage === 'schemalagd' ? datum : null;
  if (read === undefined || instantOf(read) === instantOf(asked)) return [];
  const told = (time: string | null) => time ?? 'genast';
  const params = { vad: 'Tiden', skickas: 'datum', begard: told(read).slice(0, 40), senaste: told(asked) };
  return [faultEntry('begaran_andrad', { falt: 'datum' }, params)];
}

/** A moment, or `null` for at once. */
function instantOf(time: string | null): number | null {
  return time === null ? null : Date.parse(time);
}

/** What has been saved since it was asked for, unless whoever confirms names the revision they mean. */
function changedSince(item: Item, asked: ReleaseOrderRow, revisioner: Readonly<Record<string, string>>): FaultEntry[] {
  return Object.values(item.sprak).flatMap(({ sprak, arbetsrevision }) => {
    const before = asked.revisioner[sprak];
    if (before === undefined || before === arbetsrevision.id || revisioner[sprak] !== undefined) return [];
    return faultEntry(
      'begaran_andrad',
      { falt: `revisioner.${sprak}`, sprak },
      { vad: 'Texten', skickas: `revisioner.${sprak}`, begard: before, senaste: arbetsrevision.id },
    );
  });
}

/** Which facts have been changed since it was asked for: a marking as much as a word. */
async function changedFacts({ store }: OperationContext, now: Item, { fakta }: ReleaseOrderRow): Promise<FaultEntry[]> {
  if (fakta === null) return [];
  const asked = { skickas: 'fakta', begard: 'begarda', senaste: 'senaste' };
  return (await differingNow(store, fakta, now)).map((fact) =>
    faultEntry('begaran_andrad', { falt: `fakta.${fact}` }, { vad: subjectOf(fact), ...asked }),
  );
}

/** A fact as a sentence begins with it. */
function subjectOf(fact: Fact): string {
  const words = inWords([fact]);
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

/** Of several who confirm at once, one does: the others are told that it waits no longer. */
async function confirm(
  context: OperationContext,
  store: Store,
  order: ReleaseOrder,
  { asked, confirmed }: { asked: ReleaseOrderRow; confirmed: Confirmed },
): Promise<void> {
  const { id, item, lage, datum, av, orderAv } = order;
  refuseDeleted(await store.published.hold(item.id));
  // It was read before the article was held, and may have lost a language or its time since.
  const held = (await store.releaseQueue.order(id)) ?? asked;
  refuseDecided(held);
  await refuseUnconfirmable(context, store, held, confirmed);
  const changed = changedMeanwhile(asked, held, confirmed.nu);
  if (changed.length > 0) throw new Fault(409, changed);
  await refuseOwnRelease(context, store, order);
  const { revisioner, fakta } = keptOrder(order, context.now);
  const by = authorOf(context.actor);
  const pinned = confirmed.fakta === 'senaste' ? fakta : null;
  const goesOut = { lage: lage === 'schemalagd' ? lage : ('publicera' as const), revisioner, datum, fakta: pinned };
  if (!(await store.releaseRequests.confirm(id, goesOut, by, context.now))) {
    const now = await store.releaseQueue.order(id);
    throw notWaiting(now?.tillstand ?? 'avbruten');
  }
  await store.releases.step(id, 'godkand', 'klar', { av: by, begard_av: av, order_av: orderAv, revisioner }, context.now);
}
