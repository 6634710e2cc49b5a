import type { z } from 'zod';
import { refuseIf } from '#lib/access/refuse-if.ts';
import { cannotPublishUnasked, cannotRelease, cannotWrite } from '#lib/access/rights.ts';
import type { Refusal } from '#lib/access/scope.ts';
import { cannotAnywhere } from '#lib/access/where-readers-have-it.ts';
import { pictureUseSteps } from '#lib/blocks/article-pictures.ts';
import type { EntryChange } from '#lib/content/live-changes.ts';
import { liveContentHash } from '#lib/content/live-hash.ts';
import { atOnce } from '#lib/content/steps.ts';
import type { Actor } from '#lib/contract/actor.ts';
import type { Author } from '#lib/contract/article.ts';
import type { FaultEntry } from '#lib/contract/fault.ts';
import type { Language } from '#lib/contract/languages.ts';
import type { liveWriteSchema } from '#lib/contract/live.ts';
import type { LogEvent } from '#lib/contract/log-events.ts';
import { faultEntry } from '#lib/errors/fault.ts';
import { orderGiver } from '#lib/operations/agent/order-giver.ts';
import { refuseUnconfirmed } from '#lib/operations/agent/unconfirmed-order.ts';
import { authorOf, type OperationContext } from '#lib/operations/context.ts';
import { itemForWriting, refuseDeleted } from '#lib/operations/item/item-access.ts';
import { textsWritten } from '#lib/operations/live/later-writes.ts';
import { allEntries, answeredEntry, findEntry, withEntryChange } from '#lib/operations/live/live-entry.ts';
import { reportLanguage } from '#lib/operations/live/report-language.ts';
import { tellOrderGiver } from '#lib/operations/outbox/tell-order-giver.ts';
import { refuseUnproved } from '#lib/operations/proving/required-proving.ts';
import { redeliver } from '#lib/operations/release/delivery/redeliver.ts';
import { ordersOf, placesConcerned } from '#lib/operations/release/places-concerned.ts';
import { type AddedWords, addedWords, NO_WORDS, wordsMore } from '#lib/provenance/added-words.ts';
import { entryText } from '#lib/provenance/part-texts.ts';
import type { ItemHead } from '#lib/store/item-rows.ts';
import type { NewLiveRevision } from '#lib/store/live-reports.ts';
import type { LiveRevision } from '#lib/store/report-revisions.ts';

type Answer = z.infer<typeof liveWriteSchema>;

/** What is done with the entries of a report. */
const LIVE_ENTRY_EVENTS: readonly LogEvent[] = ['skapaLiveinlagg', 'andraLiveinlagg', 'taBortLiveinlagg'];

/** What a write finds: the revision that is worked on and, when there is one, the revision that readers have. */
export interface Report {
  head: ItemHead;
  sprak: Language;
  arbets: LiveRevision;
  publik: LiveRevision | null;
}

/** What one write does. */
export interface LiveChange {
  /** What the history says of it. */
  kommentar: string;
  /** The entry it is about; of one that is gone the answer tells nothing. */
  inlagg?: string;
  /** What it does to the entries of a revision: to that of the readers and to that of the writers, which may differ. */
  andring?(revision: LiveRevision): EntryChange | null;
  /** Whether the report goes on from now; absent leaves what there is. */
  live?: boolean;
  varningar?: FaultEntry[];
}

/**
 * Carries out one write of a live report in one transaction (decisions.md §9): rights as for a release where readers will see
 * it and as for any writing in a draft, a revision, and what readers see. Writers queue for the item and so never conflict. What stands in the working revision and has not been
 * released stays unreleased: readers then get a revision of their own, with the same change.
 */
export async function writeLive(
  context: OperationContext,
  input: { id: string; sprak?: string | undefined; order_av?: string | undefined },
  handling: string,
  decide: (report: Report) => LiveChange | Promise<LiveChange>,
): Promise<Answer> {
  const item = await itemForWriting(context, input.id);
  const { head } = item;
  const { sprak, state } = reportLanguage(item, input.sprak);
  const waiting = ordersOf(await context.store.releaseQueue.waiting(head.id), [sprak]);
  // Readers see it at once, or with a release that goes out as the report stands then.
  const reaches = state.publicerad !== null || waiting.length > 0;
  const places = reaches ? await placesConcerned(context, head, [sprak], waiting) : [head];
  const cannot = (actor: Actor): Refusal | undefined =>
    cannotAnywhere(places, (place) => (reaches ? cannotRelease(actor, place, [sprak], handling) : cannotWrite(actor, place, [sprak])));
  refuseIf(cannot(context.actor));
  refuseDeleted(head);
  // In a draft an agent writes as it writes anything: on its own, though whoever it names is held to it.
  const named = input.order_av?.trim() || undefined;
  const ordered = { handling, lacksRight: cannot, article: head };
  const orderAv = reaches || named !== undefined ? await orderGiver(context, named, ordered) : null;
  const shown = state.publicerad === null ? [] : [state.publicerad.id];
  const revisions = await context.store.liveReports.read([state.arbetsrevision.id, ...shown]);
  if (reaches) refuseIf(cannotPublishUnasked(context.actor, handling));
  if (reaches) refuseUnconfirmed(context, orderAv, handling);
  if (reaches) await refuseUnproved(context, handling);
  const arbets = revisions.get(state.arbetsrevision.id);
  // In test mode what readers have stays as it is, and the report goes on in the draft alone.
  const seen = context.settings.cmsTest ? null : state.publicerad;
  const publik = seen === null ? null : (revisions.get(seen.id) ?? null);
  if (arbets === undefined) throw new Error(`the working revision of ${head.id} is gone`);
  const change = await decide({ head, sprak, arbets, publik });

  const shared = publik?.id === arbets.id;
  const newPublic = publik === null ? null : next(context, publik, change, state.arbetsrevision.nr + 1);
  const newWorking =
    shared && newPublic !== null ? newPublic : next(context, arbets, change, (newPublic?.nr ?? state.arbetsrevision.nr) + 1);
  const { store } = context;
  const nyaOrd = await newWords(context, { id: head.id, sprak }, publik, newPublic);
  await Promise.all([
    store.liveReports.save({
      ...{ innehall: head.id, sprak, now: context.now, av: authorOf(context.actor) },
      ...{ arbets: newWorking, publik: newPublic, lasare: reaches, nyaOrd },
    }),
    markTranslations(context, head, sprak, newPublic ?? newWorking),
    newPublic === null ? undefined : redeliver(context, store, { item: head, av: authorOf(context.actor), orderAv }, sprak),
  ]);
  context.note({
    innehall: head.id,
    ...(orderAv === null ? {} : { orderAv }),
    detalj: { sprak, revision: newWorking.id, nr: newWorking.nr, publicerad: newPublic?.id ?? null, ...noted(change) },
  });
  if (newPublic !== null) {
    // No list tells of its entries.
    context.changed('publikt', head.id, 'ut');
    context.changed('live', head.id);
    await tellOfReport(context, change, { item: head, sprak: [sprak], orderAv });
  }
  return answer(change, sprak, { arbets: newWorking, publik: newPublic, tried: publik === null && state.publicerad !== null });
}

/**
 * Tells whoever ordered what readers see. A report may have an entry a minute: of entries its first one alone is written about, once to
 * each who is named; that it ends or goes on, each time.
 */
async function tellOfReport(
  context: OperationContext,
  change: LiveChange,
  ordered: { item: ItemHead; sprak: readonly Language[]; orderAv: Author | null },
): Promise<void> {
  const { orderAv, item } = ordered;
  if (orderAv === null) return;
  if (change.inlagg === undefined) {
    tellOrderGiver(context, { ...ordered, gjort: change.live === true ? 'aterupptagit' : 'avslutat' });
    return;
  }
  if (!(await context.store.log.hasToldOf(item.id, orderAv.id, LIVE_ENTRY_EVENTS)))
    tellOrderGiver(context, { ...ordered, gjort: 'borjatSkriva' });
}

function noted({ inlagg, live }: LiveChange): Record<string, unknown> {
  return { ...(inlagg === undefined ? {} : { inlagg }), ...(live === undefined ? {} : { live }) };
}

function next(context: OperationContext, efter: LiveRevision, change: LiveChange, nr: number): NewLiveRevision {
  const andring = change.andring?.(efter) ?? null;
  const { rubrik, ingress, slug, hero } = efter;
  const live = change.live ?? efter.meta.live;
  const meta = live === undefined ? efter.meta : { ...efter.meta, live };
  const { block, added } = andring === null ? { block: efter.block, added: false } : withEntryChange(efter, andring);
  const content = { rubrik, ingress, block, meta, hero, slug };
  return {
    ...content,
    id: context.newId(),
    nr,
    hash: liveContentHash(content),
    // A change can be kept alone when the block it is made in is there to be changed.
    efter: added ? { ...efter, fortsattning: null } : efter,
    andring,
    kommentar: change.kommentar,
    bilder: atOnce(pictureUseSteps(content)),
  };
}

/** The words that readers get more of by the change of an entry, or less; nothing is asked of the database where they are told nothing of whose they are. */
async function newWords(
  { store, settings, actor }: OperationContext,
  { id, sprak }: { id: string; sprak: Language },
  before: LiveRevision | null,
  after: NewLiveRevision | null,
): Promise<AddedWords> {
  const andring = after?.andring;
  if (before === null || andring == null || settings.sajt.ai_not === 'ingen') return NO_WORDS;
  const written = { typ: authorOf(actor).typ, text: andring.inlagg === null ? '' : entryText(andring.inlagg) };
  const was = findEntry(before, andring.id)?.entry;
  if (was === undefined) return addedWords('', [written]);
  if (entryText(was) === written.text) return NO_WORDS;
  const counted = await store.liveReports.counted(id, sprak);
  if (counted === undefined) return NO_WORDS;
  const [read, since] = await Promise.all([store.liveReports.read([counted]), store.liveReports.entrySince(counted, andring.id)]);
  const first = findEntry(read.get(counted) ?? { block: [] }, andring.id)?.entry;
  const base = first === undefined ? '' : entryText(first);
  const earlier = textsWritten(since).get(andring.id) ?? [];
  return wordsMore(addedWords(base, earlier), addedWords(base, [...earlier, written]));
}

async function markTranslations({ store }: OperationContext, head: ItemHead, sprak: Language, saved: NewLiveRevision): Promise<void> {
  if (saved.andring === null || sprak !== head.kallsprak) return;
  await store.liveReports.markTranslations(head.id, sprak, saved.andring.block, head.status === 'publicerad');
}

interface Written {
  arbets: NewLiveRevision;
  publik: NewLiveRevision | null;
  /** Whether readers have the report, and it is written in test mode. */
  tried: boolean;
}

function answer(change: LiveChange, sprak: Language, { arbets, publik, tried }: Written): Answer {
  const shown = publik ?? arbets;
  const found = change.inlagg === undefined ? undefined : (findEntry(shown, change.inlagg) ?? findEntry(arbets, change.inlagg));
  const unseen = publik === null ? [faultEntry(tried ? 'testlage' : 'live_ej_publik', { falt: 'publik', sprak })] : [];
  return {
    ok: true,
    sprak,
    live: shown.meta.live === true,
    publik: publik !== null,
    revision: { id: arbets.id, nr: arbets.nr, hash: arbets.hash },
    publicerad: publik === null ? null : { id: publik.id, nr: publik.nr },
    antal: allEntries(shown).length,
    inlagg: found === undefined ? null : answeredEntry(found.entry),
    varningar: [...unseen, ...(change.varningar ?? [])],
  };
}
